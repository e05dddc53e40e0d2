//! What is wrong with an output or an input, as a code with values, and the words for it in English and in Chinese.

use std::fmt;

/// What is wrong: a code and its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    pub code: Code,
    pub values: Vec<Value>,
}

/// A value of a clause: text, or a clause within it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(String),
    Clause(Clause),
}

/// What the faults of some codes have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The lines of an output have not the form of answers.
    Form,
    /// The mistake that led to a fault.
    Named,
    /// A move is not possible on its board.
    Illegal,
    /// Moves do not lead to the goal.
    Astray,
    /// Moves are more than the limit, too many, or not the lexicographically first.
    OverLimit,
    Length,
    NotLeast,
    /// An unsolvable board is answered as solvable, or the other way round.
    SaidSolvable,
    SaidUnsolvable,
    Other,
}

/// Defines the codes by their classes, each with its words; `{0}`, `{1}` and so on stand for the values.
macro_rules! codes {
    ($($class:ident { $($code:ident $english:literal $chinese:literal)* })*) => {
        /// The kind of a fault, or a part of a clause.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code { $($($code),*),* }

        /// Every code with its words in English and in Chinese.
        pub const CODES: &[(Code, [&str; 2])] = &[$($((Code::$code, [$english, $chinese])),*),*];

        impl Code {
            /// What its fault has in common with others.
            pub fn class(self) -> Class {
                match self {
                    $($(Code::$code)|* => Class::$class),*
                }
            }
        }
    };
}

codes! {
    Other {
        // The place of a fault.
        InBoard "board {0}: {1}" "第 {0} 个局面：{1}"
        InCase "case {0}: {1}" "第 {0} 组：{1}"
        InBoardOf "board {0} of {1}: {2}" "第 {0} 个局面（共 {1} 个）：{2}"
        InCaseOf "case {0} of {1}: {2}" "第 {0} 组（共 {1} 组）：{2}"
        InLine "line {0}: {1}" "第 {0} 行：{1}"
        InInput "input: {0}" "输入：{0}"
        InBoardWord "board {0}, word {1}: {2}" "第 {0} 个局面，第 {1} 个词：{2}"
        InWord "word {0}: {1}" "第 {0} 个词：{1}"
        InLineWord "line {0}, word {1}: {2}" "第 {0} 行，第 {1} 个词：{2}"
        InGoal "goal: {0}" "目标：{0}"
        Hinted "{0}; {1}" "{0}；{1}"
        Moves "{0} moves" "{0} 步"
        OneMove "1 move" "1 步"

        // What is different or wrong and does not count, or is not known to.
        EveryByteCounts "{0}; {1} compares every byte, and there they have to end with LF"
            "{0}；{1} 逐字节比较，在那里行尾必须是 LF"
        WordsCount "{0}; {1} compares words, so it does not count" "{0}；{1} 按单词比较，不影响结果"
        ValuesCount "{0}; {1} compares values, so it does not count" "{0}；{1} 比较的是返回值，不影响结果"
        MayCount "{0}; whether {1} minds is not known" "{0}；{1} 是否计较未知"
        TheJudgeMay "{0}; whether the judge minds is not known" "{0}；评测系统是否计较未知"
        FailedThere "{0}; the statement allows it; programs accepted there fail here"
            "{0}；题面允许这种数据，但在那里通过的程序也会在此出错"

        // A text as a whole.
        TheInput "the input" "输入"
        TheOutput "the output" "输出"
    }
    Form {
        Utf16 "{0} is in UTF-16, not in ASCII or UTF-8" "{0}是 UTF-16 编码，而不是 ASCII 或 UTF-8"
        ByteOrderMark "{0} begins with a byte order mark (UTF-8 with BOM)" "{0}开头有字节顺序标记（带 BOM 的 UTF-8）"
        NulByte "line {0}: a byte 0 at column {1}" "第 {0} 行：第 {1} 列是字节 0"
        NotText "the output is not text" "输出不是文本"
        NoOutput "no output" "没有输出"
        AfterLast "line {0}: output after the last answer" "第 {0} 行：最后一个答案之后还有输出"
        Missing "the answer is missing" "缺少答案"
        Cut "the output ends inside the answer" "输出在这个答案中间结束"
        EndsHere "the output ends here, without a newline" "输出到此结束，没有换行"

        // Spaces and line ends.
        NoNewline "no newline at its end" "末尾没有换行"
        EmptyAfter "an empty line after the last answer" "最后一个答案之后有空行"
        TrailingSpace "trailing space" "行尾有空白字符"
        LeadingSpace "leading space" "行首有空白字符"
        EmptyBefore "an empty line before the answer" "答案之前有空行"
        ShouldBeEmpty "should be empty, between two answers" "两个答案之间应为空行"
        NoEmptyAfter "should be empty, after the last answer" "最后一个答案之后应为空行"
        ShouldBe "should be {0}" "应为 {0}"
        CarriageReturns "its lines end with CR LF" "行尾为 CR LF"
        OtherLines "its words do not stand on the lines of the statement" "单词的分行或间隔与题面不同"

        // The form of an answer.
        LongLine "line {0} has {1} bytes, more than any answer" "第 {0} 行有 {1} 字节，超过任何答案"
        NoPrefix "line {0} does not begin with {1}" "第 {0} 行没有以 {1} 开头"
        NotCount "line {0} has {1}, not a number of moves" "第 {0} 行有 {1}，不是步数"
        NotNumber "line {0} has the number {1}, but it is move {2}" "第 {0} 行的编号是 {1}，但这是第 {2} 步"
        NotYes "{0} is neither {1} nor {2}" "{0} 既不是 {1} 也不是 {2}"
        NotMoves "line {0} is {1}, not moves ({2})" "第 {0} 行是 {1}，不是移动（{2}）"
        NeitherMoves "line {0} is {1}, neither moves ({2}) nor {3}" "第 {0} 行是 {1}，既不是移动（{2}）也不是 {3}"
        Nor "{0} nor {1}" "{0}，也不是 {1}"
        NeitherLine "line {0} is {1}, neither {2} nor {3}" "第 {0} 行是 {1}，既不是 {2} 也不是 {3}"
        NotLine "line {0} is {1}, not {2}" "第 {0} 行是 {1}，而不是 {2}"
        NotOneMove "line {0} has not one move: {1}" "第 {0} 行不是一步移动：{1}"
        HasNoMoves "line {0} has {1}, not moves ({2})" "第 {0} 行有 {1}，不是移动（{2}）"
        NotFirst "the first board of the path is not the start" "路径的第一个局面不是起始局面"
        NotItsGoal "the printed goal is not that of the board" "所输出的目标不是该局面的目标"
        NotNext "board {0} of the path is not one move from the one before" "路径的第 {0} 个局面不是由前一个移动一步得到的"
        NotSize "line {0} is {1}, not the size {2}" "第 {0} 行是 {1}，不是大小 {2}"
        NotRow "line {0} is {1}, not a row of {2} tiles" "第 {0} 行是 {1}，不是一行 {2} 个数字块"
        NotTile "line {0}: {1} is not a tile" "第 {0} 行：{1} 不是数字块"

        // What a line was meant to be.
        OtherCase "capitals and small letters differ" "大小写有区别"
        NoFullStop "the full stop is missing" "缺少句号"
        Quotes "the quotation marks do not belong there" "不应有引号"
        Separated "nothing should stand between the moves" "各步之间不应有其他字符"
        Numbered "no number of the case should stand before it" "前面不应有组号"
        Counted "no number of moves should stand before it" "前面不应有步数"
        OneLine "nothing should stand between the moves, and each answer on a line of its own"
            "各步之间不应有其他字符，每个答案应单独一行"
        TwoAnswers "each answer should be on a line of its own" "每个答案应单独一行"

        // Moves.
        NotMove "move {0}: {1} is not a move" "第 {0} 步：{1} 不是移动"
        Announced "{0} announced, {1} given" "声明 {0}，实际 {1} 步"
    }
    Named {
        TilesMoves "the moves are the tile's, not the blank's" "给出的是数字块的移动，不是空格的移动"
        BlanksMoves "the moves are the blank's, not the tile's" "给出的是空格的移动，不是数字块的移动"
        Backward "read from the end, the moves are right" "从后往前读，这些移动就是对的"
        FromGoal "the moves lead from the goal to the board" "这些移动是从目标走到该局面的"
        EchoesInput "the output begins with the lines of the input" "输出以输入的各行开头"
        NoMoves "a solved board gets a line without moves" "已经是目标的局面也要输出一行，只是其中没有移动"
    }
    Other {
        NotFarthest "the printed board is {0} away, {1} are the most" "所输出的局面距离为 {0}，最远为 {1} 步"
    }
    Illegal {
        Leaves "move {0} ({1}) leaves the board" "第 {0} 步（{1}）超出棋盘"
        OtherMove "move {0} slides {1}, which is {2}, not {3}" "第 {0} 步滑动 {1}，应为 {2}，不是 {3}"
        NotBeside "slide {0}: {1} is not a tile beside the blank" "第 {0} 次：{1} 不是空格旁的数字块"
    }
    Astray {
        NotGoal "the board after move {0} is not the goal" "第 {0} 步之后的局面不是目标"
        NotPrinted "the board after move {0} is not the printed board" "第 {0} 步之后的局面不是所输出的局面"
        SlidNotGoal "the board after slide {0} is not the goal" "第 {0} 次之后的局面不是目标"
    }
    OverLimit {
        OverLimit "{0}, the limit is {1}" "{0}，超过上限 {1}"
    }
    Length {
        NotFewest "{0}, the fewest is {1}" "{0}，最少为 {1} 步"
    }
    NotLeast {
        NotLeast "move {0} is {1}, the lexicographically first answer has {2}" "第 {0} 步是 {1}，字典序最小的答案是 {2}"
    }
    Length {
        RightIs "{0}, the right answer is {1}" "{0}，正确答案是 {1}"
    }

    SaidSolvable {
        // Whether there are moves.
        UnsolvableRight "it is unsolvable, but answered {0}; the right answer is {1}" "它无解，但回答了 {0}；正确答案是 {1}"
        UnsolvableYes "it is unsolvable, but answered solvable" "它无解，但回答有解"
        UnsolvableMoves "it is unsolvable, but answered with {0}" "它无解，但给出了 {0}"
    }
    SaidUnsolvable {
        SolvableRight "it is solvable, but answered {0}; the right answer is {1}" "它有解，但回答了 {0}；正确答案是 {1}"
        SaidUnsolvable "answered unsolvable, but {0}" "回答无解，但{0}"
    }
    Other {
        SaidTooLong "answered too long, but {0}" "回答超过上限，但{0}"
        OneSolves "1 move solves it" " 1 步可解"
        SomeSolve "{0} moves solve it" " {0} 步可解"
        MoreSolve "more moves than the limit solve it" "可解，只是步数超过上限"
        NoneSolve "no moves solve it" "它无解"
        IsSolvable "it is solvable" "它有解"

        // Boards that cannot be drawn.
        Boards "{0} boards" "{0} 个局面"
        OneBoard "1 board" "1 个局面"
        FoundUpTo "boards of {0} are found for up to {1} moves, not {2}" "{0} 的局面最多能找到需 {1} 步的，不是 {2} 步"
        FewHardest "{0} has {1} of {2} moves, not {3}" "{0} 只有{1}需要 {2} 步，不是 {3} 个"
        NoSides "every board of {0} is {1}, so no side can be chosen" "{0} 的局面都是 {1}，不能选择边长"
        SideWithin "a side of {0} is {1} to {2}, not {3}" "{0} 的边长为 {1} 至 {2}，不是 {3}"
        SideOdd "a side of {0} is odd, not {1}" "{0} 的边长为奇数，不是 {1}"
        GoalIsFarthest "the goal of {0} is as far as any board, so no number of moves can be chosen"
            "{0} 的目标是最远的局面，不能选择步数"
        InputIsOne "an input of {0} is one board, not {1}" "{0} 的输入是一个局面，不是 {1} 个"
        TooManyUnsolvable "{0} of {1} boards cannot be unsolvable" "{1} 个局面中不能有 {0} 个无解"
        NoUnsolvable "{0} has no unsolvable boards" "{0} 没有无解的局面"
        OneCellSolvable "the board of 1 x 1 is solvable" "1 x 1 的局面总是有解"
        TakesTooLong "the fewest moves of {0} take too long to find; choose a smaller side"
            "求 {0} 局面的最少步数耗时过长；请选较小的边长"

        // A word of an input, as the programs say it.
        Word "{0} {1}" "{0} {1}"
        EndsInput "the input ends here" "输入到此结束"
        EndsBefore "the input ends here, {0} is missing" "输入到此结束，缺少{0}"
        EndsInside "the input ends inside {0}" "输入在{0}中间结束"
        TheBoard "the board" "局面"
        TheGoal "the goal" "目标"
        NotATile "is not a tile" "不是数字块"
        Twice "appears twice" "出现了两次"
        NotBoards "is not a number of boards" "不是局面数"
        NotSide "is not an allowed side" "不是允许的边长"
        NotLimit "is not an allowed limit" "不是允许的上限"
        TooManyCells "has more characters than the board has cells left" "的字符多于局面剩下的格数"
        NotTiles "is not an allowed number of tiles" "不是允许的数字块个数"
        NotCell "is not the cell of a blank" "不是空格的位置"
        IsNot "is not {0}" "不是 {0}"

        // A board as a person types it.
        BoardsFollow "{0} boards are announced, but {1} follow; see --as" "声明有 {0} 个局面，实际有 {1} 个；见 --as"
        CountOrSide "{0} is either a number of boards or a side; see --as" "{0} 可能是局面数，也可能是边长；见 --as"
        SeeAs "see --as" "见 --as"
        TwoWays "the rows read in two ways: put empty lines between the boards" "各行有两种读法：请在局面之间加空行"
        TilesFor "{0} tiles for a board of {1}" "给出 {0} 块，而局面为 {1}"
        RowLength "row {0} has {1} tiles, but row 1 has {2}" "第 {0} 排有 {1} 块，第 1 排有 {2} 块"
        OutOfBounds "{0} is not within {1} to {2}" "{0} 不在 {1} 至 {2} 之内"
        OneTile "one tile is not a board" "只有一块，不成局面"
        NoRectangle "{0} tiles do not make a rectangle" "{0} 块不能排成矩形"
        NoBlank "{0} tiles and no blank" "{0} 块中没有空格"
        NotOneOf "{0} is not one of 0 to {1}" "{0} 不在 0 至 {1} 之内"
        SecondBlank "{0} is a second blank" "{0} 是第二个空格"
        TileTwice "tile {0} appears twice" "{0} 出现了两次"
        NoBoard "no board" "没有局面"
        OneBoardWanted "{0} boards, where one is wanted" "有 {0} 个局面，而只要一个"
        NoGoal "{0} is not blank-last, blank-first, spiral or a board" "{0} 不是 blank-last、blank-first、spiral 或局面"
        GoalShape "{0} for a board of {1}" "大小为 {0}，而局面为 {1}"

        // A description of a format of one's own.
        Or "{0} or {1}" "{0} 或 {1}"
        NotKeyValue "{0} is not a line key: value" "{0} 不是“键: 值”的形式"
        NoKey "no key {0}: {1}" "没有键 {0}，可用的键：{1}"
        NearestKey "no key {0}, the nearest is {1}" "没有键 {0}，最接近的是 {1}"
        KeyTwice "{0} is given twice, first in line {1}" "{0} 出现了两次，第一次在第 {1} 行"
        NotChoice "{0} is not {1}: {2}" "{0} 不是{1}，可用 {2}"
        ALayout "a layout" "布局"
        ANumber "a number of boards" "局面个数的写法"
        AMover "a mover" "移动者"
        AValue "a value" "可用的值"
        NothingFollows "nothing follows the colon" "冒号之后没有内容"
        NotSizeOfBoards "{0} is not a size: R x C, each 2 to 4, side first or side first to 4"
            "{0} 不是大小，应为 R x C（各 2 至 4）、side first 或 side first to 4"
        NotBlank "{0} is not a blank: 0, or a word that is no number, in a word one character"
            "{0} 不能表示空格，应为 0 或不是数的词；布局为 word 时只能是一个字符"
        NotNames "{0} is not four names, of up, down, left and right: UDLR, U D L R or up, down, left, right"
            "{0} 不是上、下、左、右的四个名称，如 UDLR、U D L R 或 up, down, left, right"
        WordIsSmall "a word is a board of 2 x 2 or 3 x 3" "word 只用于 2 x 2 或 3 x 3 的局面"
        NotGoalName "{0} is not a goal: {1}, or its tiles" "{0} 不是目标，应为 {1}，或逐个数字块"
        GoalOfOneSize "a goal for all boards is of one size, and theirs differ" "所有局面共用的目标只有一种大小，而局面的大小不同"
        GoalFor "a goal of {0} tiles for boards of {1} x {2}" "目标有 {0} 块，而局面为 {1} x {2}"
        GoalForSides "a goal of {0} tiles for boards of side {1} to {2}" "目标有 {0} 块，而局面的边长为 {1} 至 {2}"
        NeedsCorner "on 4 x 4, the goal needs its blank in a corner" "4 x 4 的目标，空格须在角上"
        FewestUpTo "the fewest moves to any goal are known up to 3 x 4 only" "任意目标的最少步数，只在 3 x 4 以内已知"
        NotHole "{0} is not a hole: {1}" "{0} 不是可用的占位：{1}"
        TwiceOnLine "{0} stands twice on a line" "{0} 在一行中出现了两次"
        OnTwoLines "{0} stands on two lines" "{0} 出现在两行中"
        Touch "{0} and {1} touch, so that nothing tells them apart" "{0} 与 {1} 相连，无法区分"
        StandsBefore "{0} stands before {1}" "{0} 应在 {1} 之前"
        LineAfter "{0} belongs on a line after {1}" "{0} 应在 {1} 之后的行中"
        NeedsLimit "{0} needs a line limit: .." "{0} 需要一行 limit: .."
        GoalIsGiven "the lines of input give the goal, so this line has to go" "input 的行已给出目标，请去掉此行"
        NoInputHas "no line of input has {0}" "input 的各行都没有 {0}"
        NoAnswerHas "no answer has {0}" "answer 的各行都没有 {0}"
        NoEachHas "no each line has {0}" "each 的各行都没有 {0}"
        NoLimitedMoves "no answer has moves to be limited" "答案中没有移动，不能限制步数"
        CountIsFewest "a count without the moves has to be the fewest: yes" "只有步数而没有移动时，步数必须最少：yes"
        NoMovesOrCount "no answer has moves or their count" "答案中没有移动，也没有步数"
        NeedsUnsolvable "an answer without a hole needs a line unsolvable: .." "没有占位的答案需要一行 unsolvable: .."
        InEachLine "{0} belongs in an each line: each: {1}" "{0} 应在 each 行中：each: {1}"
        NoAnswer "no answer: a line that is printed, such as answer: {0}" "缺少 answer，即所输出的一行，如 answer: {0}"
        NotTogether "{0} and {1} do not go together" "{0} 与 {1} 不能同时使用"
        BoardsAlone "boards need a line of their own" "各局面须单独成行"
        BoardAlone "a board needs a line of its own" "局面须单独成行"
        EachTogether "the lines that are repeated for each move stand together" "每步重复的各行应连在一起"
        NotOfOneMove "{0} is no part of one move" "{0} 不属于单独的一步"
        BoardFollows "{0}, which is the board after a move, follows it" "{0} 是一步之后的局面，应在这一步之后"
        UnsolvableHasNo "an unsolvable board has no {0}" "无解的局面没有 {0}"
        AnswerToo "an answer could be this line too" "答案也可能是这一行"

        // A hint, in both languages.
        Common "common at this problem: {0}" "此题常见错误：{0}"
    }
}

impl Code {
    /// The words in English and in Chinese.
    pub fn words(self) -> [&'static str; 2] {
        CODES[self as usize].1
    }

    /// The clause of this code with a first value.
    pub fn with(self, value: impl Into<Value>) -> Clause {
        Clause::from(self).with(value)
    }
}

impl Clause {
    /// Whether it names the mistake that led to it.
    pub fn is_named(&self) -> bool {
        self.code == Code::NulByte || self.is_of(&[Class::Named])
    }

    /// Whether moves are more than the fewest, of which there are some, by an even number: the parity of a board decides
    /// that of its moves.
    pub fn is_longer_by_detours(&self) -> bool {
        let number = |value: &Value| value.words(0).trim_matches('"').trim_end_matches(" moves").parse::<usize>().ok();
        self.all().iter().filter(|one| matches!(one.code, Code::NotFewest | Code::RightIs)).any(|one| {
            let numbers: Vec<Option<usize>> = one.values.iter().map(number).collect();
            matches!(numbers[..], [Some(given), Some(fewest @ 1..)] if given > fewest && (given - fewest) % 2 == 0)
        })
    }

    /// Whether a word that is to be a tile is no number.
    pub fn names_no_tile(&self) -> bool {
        let is_number = |word: &Value| word.words(0).trim_matches('"').parse::<usize>().is_ok();
        self.all().iter().any(|one| one.code == Code::NotBeside && !is_number(&one.values[1]))
    }

    /// Whether this is its code, or that of a clause in it.
    pub fn says(&self, code: Code) -> bool {
        self.all().iter().any(|one| one.code == code)
    }

    /// Whether its code, or that of a clause in it, is of one of some classes.
    pub fn is_of(&self, classes: &[Class]) -> bool {
        self.all().iter().any(|one| classes.contains(&one.code.class()))
    }

    /// The clause and those in it.
    fn all(&self) -> Vec<&Clause> {
        let inner = self.values.iter().flat_map(|value| match value {
            Value::Clause(clause) => clause.all(),
            Value::Text(_) => Vec::new(),
        });
        [self].into_iter().chain(inner).collect()
    }

    /// The clause with a further value.
    pub fn with(mut self, value: impl Into<Value>) -> Clause {
        self.values.push(value.into());
        self
    }

    /// The clause without the hints in it.
    pub fn bare(self) -> Clause {
        let bare = |value| match value {
            Value::Clause(clause) => Value::Clause(clause.bare()),
            Value::Text(_) => value,
        };
        let clause = Clause { values: self.values.into_iter().map(bare).collect(), ..self };
        match (clause.code, clause.values.first()) {
            (Code::Hinted, Some(Value::Clause(fault))) => fault.clone(),
            _ => clause,
        }
    }

    /// The clause with a hint behind it.
    pub fn hinted(self, hint: impl Into<Clause>) -> Clause {
        Code::Hinted.with(self).with(hint.into())
    }

    /// The words for it, in English (0) or in Chinese (1).
    pub fn words(&self, language: usize) -> String {
        let mut parts = self.code.words()[language].split('{');
        let mut words = parts.next().unwrap_or_default().to_string();
        for part in parts {
            let (number, rest) = part.split_once('}').expect("a hole ends");
            words += &self.values[number.parse::<usize>().expect("a hole has a number")].words(language);
            words += rest;
        }
        words
    }
}

impl Value {
    /// The words for it, in English (0) or in Chinese (1).
    fn words(&self, language: usize) -> String {
        match self {
            Value::Text(text) => text.clone(),
            Value::Clause(clause) => clause.words(language),
        }
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.words(0))
    }
}

impl From<Code> for Clause {
    fn from(code: Code) -> Clause {
        Clause { code, values: Vec::new() }
    }
}

impl From<Clause> for String {
    fn from(clause: Clause) -> String {
        clause.to_string()
    }
}

impl<T: Into<Clause>> From<T> for Value {
    fn from(clause: T) -> Value {
        Value::Clause(clause.into())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_string())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Text(number.to_string())
    }
}

/// A number of moves.
pub fn moves(number: usize) -> Clause {
    match number {
        1 => Code::OneMove.into(),
        _ => Code::Moves.with(number),
    }
}

/// A number of boards.
pub fn boards(number: usize) -> Clause {
    match number {
        1 => Code::OneBoard.into(),
        _ => Code::Boards.with(number),
    }
}

/// A size, such as `3 x 3`.
pub fn size(rows: usize, columns: usize) -> String {
    format!("{rows} x {columns}")
}

/// The most characters of a text that a clause repeats.
const QUOTED: usize = 60;

/// A text in quotation marks, or the beginning of a long one. What cannot be printed is a code point, such as `<U+FEFF>`.
pub fn quoted(text: &str) -> String {
    let mark = if text.contains('"') { '\'' } else { '"' };
    let printed = |letter: char| match letter {
        _ if letter.is_control() || !letter.is_ascii() && letter.escape_debug().count() > 1 => {
            format!("<U+{:04X}>", letter as u32)
        }
        _ => letter.to_string(),
    };
    let shown: String = text.chars().take(QUOTED).map(printed).collect();
    let dots = if text.chars().nth(QUOTED).is_some() { "..." } else { "" };
    format!("{mark}{shown}{mark}{dots}")
}

/// What is wrong with the encoding of a text, if it is not UTF-8 or begins with a mark of its encoding.
pub fn encoding(text: &[u8]) -> Option<Code> {
    match text {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => Some(Code::Utf16),
        // A text of a single unit may as well have a byte 0 too many.
        [0, 1..=255, 0, 1..=255, ..] | [1..=255, 0, 1..=255, 0, ..] => Some(Code::Utf16),
        [0xEF, 0xBB, 0xBF, ..] => Some(Code::ByteOrderMark),
        _ => None,
    }
}
