//! One line on a problem, in English and in Chinese: its title, or its boards, its goal and its answer.

use super::format::Hole;
use super::judges::Status;
use super::problem::{Goal, Problem, Shape};
use crate::kit::oracle::Rule;

impl Problem {
    /// The title, with the judge's state and the problems of the same format, as in `BOJ 9985, Missing Piece 2001 (closed on
    /// 2026-04-28); also as POJ 2224, ZOJ 1281`; then the same in Chinese.
    pub fn titles(&self) -> [String; 2] {
        let [state, chinese_state] = self.state().map_or([String::new(), String::new()], |[state, chinese_state]| {
            [format!(" ({state})"), format!("（{chinese_state}）")]
        });
        let [same, chinese_same] = match self.same {
            [] => [String::new(), String::new()],
            same => [format!("; also as {}", same.join(", ")), format!("；同 {}", same.join("、"))],
        };
        [format!("{}{state}{same}", self.title), format!("{}{chinese_state}{chinese_same}", self.title)]
    }

    /// Says why the judge takes no submissions to the problem, or `None` if it does.
    pub fn state(&self) -> Option<[String; 2]> {
        match self.judge.status {
            Status::Closed(date) => Some([format!("closed on {date}"), format!("{date} 关闭")]),
            Status::Open if self.is_hidden => Some(["hidden by the judge", "已被隐藏"].map(str::to_string)),
            Status::Open => None,
        }
    }

    /// Describes the boards and the answer, as in `4 x 4: any path of at most 50 moves`; then the same in Chinese.
    pub fn about(&self) -> [String; 2] {
        let ([size, chinese_size], [goal, chinese_goal]) = (self.input.shape.about(), self.input.goal.about());
        let [answer, chinese_answer] = self.answer();
        [format!("{size}{goal}: {answer}"), format!("{chinese_size}{chinese_goal}：{chinese_answer}")]
    }

    fn answer(&self) -> [String; 2] {
        let texts = match self.limit {
            None if self.output.is_parity() => ["is there a path?", "是否有解"],
            Some(limit) if self.output.is_parity() => {
                return [format!("is there a path of at most {limit} moves?"), format!("{limit} 步内是否有解")];
            }
            _ if self.input.has_limits() => ["the fewest moves, within a limit", "限制内的最少步数"],
            _ if self.input.goal == Goal::Farthest => {
                ["a most distant board and a shortest path", "一个最远的局面和到它的最短路径"]
            }
            _ if self.output.has(Hole::Tiles) => ["the tiles to slide", "要移动的数字块"],
            _ if self.output.has_path() => return self.path(),
            _ => ["the fewest moves", "最少步数"],
        };
        texts.map(str::to_string)
    }

    fn path(&self) -> [String; 2] {
        let [path, chinese_path] = match self.rule {
            Rule::Any => ["any path", "任意解"],
            Rule::Fewest => ["a shortest path", "一个最短解"],
            Rule::Least => ["the lexicographically first shortest path", "字典序最小的最短解"],
        };
        let [limit, chinese_limit] = self.limit.map_or([String::new(), String::new()], |limit| {
            [format!(" of at most {limit} moves"), format!("，至多 {limit} 步")]
        });
        let [ours, chinese_ours] = match (self.rule, self.promise) {
            (Rule::Any, Rule::Fewest) => [" (ours is a shortest)", "（本项目步数最少）"],
            _ => [""; 2],
        };
        [format!("{path}{limit}{ours}"), format!("{chinese_path}{chinese_limit}{chinese_ours}")]
    }
}

impl Shape {
    fn about(self) -> [String; 2] {
        match self {
            Shape::Fixed(rows, columns) => [format!("{rows} x {columns}"), format!("{rows} x {columns}")],
            Shape::Square(least, most) => [format!("side {least} to {most}"), format!("边长 {least} 至 {most}")],
            Shape::OddSquare(least, most) => {
                [format!("odd side {least} to {most}"), format!("奇数边长 {least} 至 {most}")]
            }
            Shape::Rectangle(_, most) => [format!("up to {most} x {most}"), format!("最大 {most} x {most}")],
        }
    }
}

impl Goal {
    fn about(self) -> [&'static str; 2] {
        match self {
            Goal::BlankLast | Goal::Farthest => [""; 2],
            Goal::BlankFirst => [", goal: blank first", "，目标空格在前"],
            Goal::Spiral => [", goal: spiral", "，螺旋目标"],
            Goal::Tiles(_) => [", a goal of its own", "，自定目标"],
            Goal::Given | Goal::Once | Goal::AnyBlank => [", any goal", "，任意目标"],
        }
    }
}
