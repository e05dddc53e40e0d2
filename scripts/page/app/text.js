'use strict';

// Every word of the interface, in English and in Chinese. What the engine says is in English.

const TEXT = {
  accepted: ['accepted', '通过'],
  allProblems: ['All problems', '全部题目'],
  anAnswer: ['An answer', '一个答案'],
  answer: ['Answer', '求解'],
  arrange: ['Arrange', '摆放'],
  arrangeHelp: ['Drag a tile onto another, or click both, to swap them. Press Arrange again to play.', '把一块拖到另一块上，或依次点击两块，即可交换。再按“摆放”回到游戏。'],
  atGoal: ['Move {0} of {1}: {2}. This is the goal.', '第 {0} 步，共 {1} 步：{2}。到达目标。'],
  atMove: ['Move {0} of {1}: {2}', '第 {0} 步，共 {1} 步：{2}'],
  atStart: ['The start; moves: {0}', '起始局面，共 {0} 步'],
  back: ['Back one move', '后退一步'],
  barsNote: ['The upper bar is the nodes expanded, the lower the time. Each tenfold more takes the same length. A method is stopped after 5 seconds.', '上条为展开的结点数，下条为时间；每增加十倍，长度相同。每种方法最多 5 秒。'],
  blankFirst: ['blank first', '空格在前'],
  blankLast: ['blank last', '空格在后'],
  board: ['Board', '棋盘'],
  boardAtHand: ['The board at hand', '当前局面'],
  boardLabel: ['Board, 0 is the blank: {0}', '局面，0 为空格：{0}'],
  boardNumber: ['Board number', '局面编号'],
  boardOf: ['Board {0} of {1}', '第 {0} 个局面，共 {1} 个'],
  boardText: ['Your own board: tiles row by row, 0 for the blank', '自定局面：逐行输入，0 表示空格'],
  bytes: ['{0} bytes; {1}', '{0} 字节；{1}'],
  caseHard: ['{0} (harder than the judge’s)', '{0}（比评测数据难）'],
  caseOfKit: ['{0} (for the kit only)', '{0}（仅供本项目）'],
  carriageReturns: ['Its lines end with CR LF.', '行尾为 CR LF。'],
  cases: ['Cases', '测试数据'],
  check: ['Check', '检查'],
  choose: ['Choose at the judge', '提交时选择'],
  comesOut: ['Output', '输出'],
  compare: ['Run the methods', '运行各方法'],
  compared: ['Done.', '完成。'],
  copied: ['Copied', '已复制'],
  copy: ['Copy', '复制'],
  copyLink: ['Copy link', '复制链接'],
  count: ['Boards', '局面数'],
  done: ['Done in {0} ms.', '完成，{0} 毫秒。'],
  doorCheckMore: ['your own output: any right answer is accepted, a wrong one is shown on its board', '你的输出：任何正确答案都算对，错误会在局面上指出'],
  doorPasteMore: ['one file that solves a problem at your judge, in C or Rust', '一个文件即可提交，C 或 Rust'],
  doorPlay: ['Play', '游戏'],
  doorPlayMore: ['a board: move its tiles, or watch it solved', '移动数字块，或观看求解'],
  download: ['Download', '下载'],
  downloadSvg: ['Download SVG', '下载 SVG'],
  dropHint: ['Paste what your program printed for this input, or drop a file.', '粘贴你的程序对上述输入的输出，或拖入文件。'],
  expanded: ['{0} nodes', '{0} 个结点'],
  failed: ['Stopped by an error after {0} ms.', '{0} 毫秒后出错。'],
  first: ['To the start', '回到开头'],
  footer: ['Everything runs in this page; nothing is sent anywhere.', '一切都在本页运行，不发送任何数据。'],
  forward: ['Forward one move', '前进一步'],
  found: ['{0} of {1} problems', '{1} 题中的 {0} 题'],
  goal: ['Goal', '目标'],
  goalText: ['The goal, row by row', '目标局面，逐行'],
  homeLead: ['For the sliding-tile problems of the online judges, such as UVa 10181 and POJ 1077.', '面向各在线评测系统的滑块拼图题，如 UVa 10181、POJ 1077。'],
  homeTitle: ['The 15-puzzle and the 8-puzzle, ready to submit', '十五数码与八数码，直接提交'],
  input: ['Input', '输入'],
  isUnsolvable: ['This board is unsolvable.', '此局面无解。'],
  keys: ['On the board: arrow keys move the blank, Space plays and pauses, comma and full stop step. A letter is a move of the blank.', '在棋盘上：方向键移动空格，空格键播放或暂停，逗号和句号单步。字母表示空格的移动方向。'],
  kitAnswers: ['The kit’s answers', '本项目的答案'],
  last: ['To the end', '跳到结尾'],
  learn: ['Learn', '学习'],
  learnLead: ['Ten methods on one board, from breadth-first search to the kit’s own. Run them, then read how each one works.', '十种方法解同一个局面，从广度优先搜索到本项目的搜索。先运行，再阅读各自的原理。'],
  learnTitle: ['Ten ways to solve a board', '解一个局面的十种方法'],
  leaves: ['Move {0} ({1}) leaves the board.', '第 {0} 步（{1}）超出棋盘。'],
  lesson: ['Board', '局面'],
  lesson31: ['The 8-puzzle’s hardest, 31 moves', '最难的八数码，31 步'],
  lesson32: ['A 15-puzzle, 32 moves', '十五数码，32 步'],
  limits: ['Limits', '限制'],
  make: ['Make', '生成'],
  making: ['Making …', '生成中…'],
  milliseconds: ['{0} ms', '{0} 毫秒'],
  missingTile: ['tile {0} is missing, of 0 to {1}', '缺少 {0}（应有 0 到 {1}）'],
  movesText: ['Moves of the blank: L, R, U, D', '空格的移动：L、R、U、D'],
  movesWanted: ['Fewest moves', '最少步数'],
  noGoal: ['“{0}” is not a goal', '“{0}”不是目标'],
  noMove: ['Move {0}: “{1}” is not L, R, U or D.', '第 {0} 步：“{1}”不是 L、R、U、D。'],
  noMoves: ['No moves are given for this board.', '此局面没有给出移动。'],
  noneFound: ['No problem has all these words.', '没有符合的题目。'],
  notConfirmed: ['Not confirmed', '未核实'],
  notCopied: ['Could not copy', '无法复制'],
  openFile: ['Open a file', '打开文件'],
  openHere: ['Open this board in Watch and play', '在“观看与游戏”中打开'],
  otherGoal: ['another …', '其他…'],
  otherShape: ['the goal has another shape than the board', '目标与局面的形状不同'],
  output: ['Your output', '你的输出'],
  parts: ['Parts of this problem', '本题各部分'],
  paste: ['Paste', '粘贴'],
  pause: ['Pause', '暂停'],
  pitfalls: ['Common mistakes', '常见错误'],
  play: ['Play', '播放'],
  playGoal: ['This is the goal. Shuffle it, or click a tile beside the blank.', '这是目标局面。可打乱，或点击空格旁的数字块。'],
  playHere: ['Click a tile beside the blank, or solve it.', '点击空格旁的数字块，或自动求解。'],
  position: ['Move', '步数'],
  presentationError: ['presentation error', '格式错误'],
  problems: ['Problems', '题目'],
  quote: ['{0}', '{0}'],
  random: ['Random boards', '随机局面'],
  repository: ['The repository', '项目主页'],
  rightMoves: ['A right answer', '一个正确答案'],
  run: ['Run', '运行'],
  running: ['Running, {0} s', '运行中，{0} 秒'],
  sample: ['Sample', '样例'],
  search: ['Find your problem: its number, name or judge', '查找题目：题号、名称或评测系统'],
  seconds: ['{0} s', '{0} 秒'],
  sections: ['Sections', '栏目'],
  seed: ['Seed', '种子'],
  shortestFound: ['{0} moves, the fewest', '{0} 步，最短'],
  showFile: ['Show the file', '查看文件'],
  shuffle: ['Shuffle', '打乱'],
  side: ['Side', '边长'],
  size: ['Size', '大小'],
  solve: ['Solve from here', '从此处求解'],
  solved: ['{0} moves. Press Play to watch them.', '{0} 步。按“播放”观看。'],
  solvedShortest: ['{0} moves, the fewest possible. Press Play to watch them.', '{0} 步，步数最少。按“播放”观看。'],
  someFound: ['{0} moves', '{0} 步'],
  speed: ['Speed', '速度'],
  spiral: ['spiral', '螺旋'],
  startIsGoal: ['This is the goal.', '这是目标局面。'],
  statement: ['Statement', '题面'],
  stop: ['Stop', '停止'],
  stopped: ['Stopped.', '已停止。'],
  theMoves: ['The moves', '移动'],
  tooLarge: ['This board is too large to solve here.', '此局面太大，无法求解。'],
  unevenRows: ['the rows have different lengths', '各行长度不同'],
  unsolvable: ['Unsolvable: no moves lead to the goal. Swap {0} and {1} and it is solvable.', '无解：无法到达目标。交换 {0} 和 {1} 后有解。'],
  unsolvableBut: ['Unsolvable: no moves lead to the goal. Swap {0} and {1}, or choose the goal “{2}”, and it is solvable.', '无解：无法到达目标。交换 {0} 和 {1}，或选择目标“{2}”，即有解。'],
  unsolvableOnes: ['Unsolvable', '无解个数'],
  use: ['Use', '使用'],
  watchThis: ['Watch this board', '观看此局面'],
  watchTitle: ['Watch and play', '观看与游戏'],
  wrongAnswer: ['wrong answer', '答案错误'],
  wrongShape: ['{0} tiles are not a board of 2 x 2 to 10 x 10', '{0} 块不能组成 2 x 2 至 10 x 10 的局面'],
  yourMoves: ['Your moves, up to the fault', '你的移动，到出错处为止'],
};

/** Returns the text of a key in the language of the page, with the values in place of `{0}`, `{1}`, ... */
function t(key, ...values) {
  const text = key === '' ? '' : TEXT[key][language() === 'zh' ? 1 : 0];
  return text.replace(/\{(\d)\}/g, (_, number) => values[number]);
}

const language = () => (document.documentElement.lang === 'zh' ? 'zh' : 'en');

/** Writes a text into an element, which follows the language from then on. */
function say(element, key, ...values) {
  element.dataset.text = key;
  element.values = values;
  element.textContent = t(key, ...values);
  return element;
}

/** Names an element for a screen reader, in the same way. */
function label(element, key, ...values) {
  element.dataset.label = key;
  element.labelValues = values;
  element.setAttribute('aria-label', t(key, ...values));
}

/** Writes all texts and labels of a part of the page. */
function sayAll(part) {
  for (const element of part.querySelectorAll('[data-text]')) say(element, element.dataset.text, ...(element.values || []));
  for (const element of part.querySelectorAll('[data-label]')) label(element, element.dataset.label, ...(element.labelValues || []));
}

function setLanguage(name) {
  document.documentElement.lang = name === 'zh' ? 'zh' : 'en';
  keep('language', language());
  sayAll(document);
  const button = document.getElementById('language');
  button.textContent = language() === 'zh' ? 'English' : '中文';
  button.lang = language() === 'zh' ? 'en' : 'zh';
}
