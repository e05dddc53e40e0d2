// Every word of the interface, in English and in Chinese. The engine gives clauses, whose words are in `DATA`.

const TEXT = {
  accepted: ['accepted', '通过'],
  acceptedBy: ['accepted: {0}{1}', '通过：{0}{1}'],
  allCases: ['All cases at once', '一次检查全部数据'],
  allHint: ['Run your program on every input, name each output like its input, as in sample.out, and open or drop all outputs here, also as a folder or a zip.', '用你的程序运行每个输入，输出与输入同名，如 sample.out，然后在此打开或拖入全部输出，也可以是文件夹或 zip。'],
  allInputs: ['Save all inputs', '保存全部输入'],
  allKeys: ['All keys and holes, explained', '全部键和占位的说明'],
  allOutputs: ['Open all outputs', '打开全部输出'],
  anInput: ['An input', '一个输入'],
  answer: ['Answer', '求解'],
  ask: ['Which is next?', '下一个是哪个？'],
  askEnds: ['The exercise has ended. {0}', '练习已结束。{0}'],
  askNext: ['{0} Which node is expanded next? Click it, or go there by ↑ and ↓ and press Enter.', '{0}下一个展开的是哪个结点？点击它，或用 ↑ 和 ↓ 移到它再按回车键。'],
  askOver: ['{0} No other node is taken.', '{0}没有别的结点了。'],
  askRight: ['Right: {0}.', '正确：{0}。'],
  atGoal: ['Move {0} of {1}: {2}. This is the goal.', '第 {0} 步，共 {1} 步：{2}。到达目标。'],
  atLine: ['Line {0}: {1}', '第 {0} 行：{1}'],
  atMove: ['Move {0} of {1}: {2}', '第 {0} 步，共 {1} 步：{2}'],
  atStart: ['The start; moves: {0}', '起始局面，共 {0} 步'],
  back: ['Back one step', '后退一步'],
  badArchive: ['{0} is no zip archive that can be read.', '{0} 不是可以读取的 zip 文件。'],
  badLink: ['This link names no board: {0}. The lesson shows another one.', '此链接中的局面有误：{0}。这里显示的是另一个局面。'],
  beside: ['Beside it', '并列'],
  blankFirst: ['blank first', '空格在前'],
  blankLast: ['blank last', '空格在后'],
  board: ['Board', '棋盘'],
  boardAtHand: ['The board at hand', '当前局面'],
  boardLabel: ['Board, 0 is the blank: {0}', '局面，0 为空格：{0}'],
  boardNumber: ['Board number', '局面编号'],
  boardOf: ['Board {0} of {1}', '第 {0} 个局面，共 {1} 个'],
  boardOfLink: ['The board of the link', '链接中的局面'],
  boardText: ['Your own board: tiles row by row, 0 for the blank', '自定局面：逐行输入，0 表示空格'],
  bytes: ['{0} bytes; {1}', '{0} 字节；{1}'],
  caseHard: ['{0} (harder than the judge’s)', '{0}（比评测数据难）'],
  caseOfKit: ['{0} (for the kit only)', '{0}（仅供本项目）'],
  cases: ['Cases', '测试数据'],
  caseShown: ['{0} (does not decide)', '{0}（不计入结果）'],
  check: ['Check', '检查'],
  choose: ['Choose at the judge', '提交时选择'],
  code: ['Pseudocode', '伪代码'],
  comesOut: ['Output', '输出'],
  compare: ['Run all methods', '运行所有方法'],
  compared: ['Done.', '完成。'],
  comparedWith: ['Compared with “{0}”: {1}', '与“{0}”相比：{1}'],
  copied: ['Copied', '已复制'],
  copiedPart: ['Copied from # on: put it behind the address of your page', '已复制 # 起的部分：请接在你的网页地址之后'],
  copy: ['Copy', '复制'],
  copyLink: ['Copy link', '复制链接'],
  costs: ['What each method costs on this board', '每种方法在此局面上的代价'],
  costsNote: ['A bar is the nodes expanded; each tenfold more takes the same length. A method is stopped after 5 seconds. A heading sorts.', '横条为展开的结点数，每增加十倍，长度相同。每种方法最多 5 秒。点击表头可排序。'],
  count: ['Boards', '局面数'],
  csv: ['Save CSV', '保存 CSV'],
  depthLimit: ['depth limit', '深度限度'],
  described: ['Cases: {0}. If the input and the output below are what is meant, go on to Check.', '共 {0} 组数据。若下面的输入和输出符合要求，即可转到“检查”。'],
  description: ['Description', '描述'],
  done: ['Done in {0} ms.', '完成，{0} 毫秒。'],
  downloadSvg: ['Save SVG', '保存 SVG'],
  dropHint: ['Paste what your program printed for this input, or drop a file.', '粘贴你的程序对上述输入的输出，或拖入文件。'],
  engineFailed: ['The engine has failed: {0}', '引擎出错：{0}'],
  english: ['{0}', '{0}'],
  'event cut by the limit': ['Step {0} of {1}. {3} from node {4} is cut off: g + h exceeds the limit of 50 moves.', '第 {0} 步，共 {1} 步。剪去结点 {4} 的 {3}：g + h 超过 50 步的限度。'],
  'event cut by the threshold': ['Step {0} of {1}. {3} from node {4} is cut off: {9} = {5} exceeds the {8} {6}.', '第 {0} 步，共 {1} 步。剪去结点 {4} 的 {3}：{9} = {5} 超过{8} {6}。'],
  'event expanded': ['Step {0} of {1}. Node {2} is expanded: its moves are tried.', '第 {0} 步，共 {1} 步。展开结点 {2}：尝试它的各个移动。'],
  'event first threshold': ['Step {0} of {1}. The {8} is {6}: the search begins.', '第 {0} 步，共 {1} 步。{8}为 {6}：搜索开始。'],
  'event generated': ['Step {0} of {1}. Node {2} is generated, by {3} from node {4}.', '第 {0} 步，共 {1} 步。由结点 {4} 经 {3} 生成结点 {2}。'],
  'event goal': ['Step {0} of {1}. Node {2} is the goal; moves: {7}.', '第 {0} 步，共 {1} 步。结点 {2} 就是目标，共 {7} 步。'],
  'event goal of twin': ['Step {0} of {1}. Node {2} is the goal, reached from the twin: the board itself is unsolvable.', '第 {0} 步，共 {1} 步。结点 {2} 就是目标，由孪生局面到达：原局面无解。'],
  'event met': ['Step {0} of {1}. Node {2}: here both searches meet.', '第 {0} 步，共 {1} 步。结点 {2}：两侧的搜索在此相遇。'],
  'event new threshold': ['Step {0} of {1}. The {8} is {6}: the search begins anew.', '第 {0} 步，共 {1} 步。{8}为 {6}：搜索从头开始。'],
  'event outdated': ['Step {0} of {1}. Node {2} is skipped: its board has been reached by fewer moves.', '第 {0} 步，共 {1} 步。跳过结点 {2}：其局面已由更少的步数到达。'],
  'event redundant': ['Step {0} of {1}. {3} from node {4} ends a redundant sequence of moves.', '第 {0} 步，共 {1} 步。结点 {4} 的 {3} 构成多余的移动序列。'],
  'event seen already': ['Step {0} of {1}. {3} from node {4} leads to a board that was seen already.', '第 {0} 步，共 {1} 步。结点 {4} 经 {3} 到达的局面已经见过。'],
  'event start': ['Step {0} of {1}. Node {2}: the search begins here.', '第 {0} 步，共 {1} 步。结点 {2}：搜索由此开始。'],
  'event undoes the last move': ['Step {0} of {1}. {3} from node {4} would undo the last move, so it is not tried.', '第 {0} 步，共 {1} 步。结点 {4} 的 {3} 会撤销上一步，不尝试。'],
  examples: ['Begin with …', '选择开头 …'],
  failed: ['Stopped by an error after {0} ms.', '{0} 毫秒后出错。'],
  failedThere: ['Does not decide', '不计入结果'],
  fewest: ['{0}, the fewest', '{0}，最少'],
  first: ['To the start', '回到开头'],
  firstBoards: ['The first {0} are shown.', '只显示前 {0} 个。'],
  footer: ['Everything runs in this page; nothing is sent anywhere.', '一切都在本页运行，不发送任何数据。'],
  forward: ['Forward one step', '前进一步'],
  found: ['{0} of {1} in the list', '列表 {1} 项中的 {0} 项'],
  full: ['Full screen', '全屏'],
  goal: ['Goal', '目标'],
  goalText: ['The goal, row by row', '目标局面，逐行'],
  harderOnes: ['; harder than the judge’s: {0}', '；比评测数据难的：{0}'],
  held: ['Held', '保存的结点'],
  homeLead: ['A file to paste, a check of your own output, and the answers, for UVa 10181, POJ 1077 and other judges’ problems, and for assignments.', '可直接粘贴的程序、对你的输出的检查、任意输入的答案，适用于 UVa 10181、POJ 1077 等评测系统的题目，也适用于作业。'],
  homeTitle: ['Programs for the 15-puzzle and the 8-puzzle', '十五数码与八数码的程序'],
  incomplete: ['so far: {0}{1}', '目前：{0}{1}'],
  input: ['Input', '输入'],
  inputsLeft: ['Inputs are set aside, as only outputs are judged: {0}.', '只检查输出，已略去输入文件 {0} 个。'],
  isUnsolvable: ['This board is unsolvable.', '此局面无解。'],
  keys: ['On the board: click a tile; arrow keys move the blank, Backspace undoes, Space plays and pauses, comma and full stop step. A letter is a move of the blank.', '在棋盘上：点击数字块；方向键移动空格，退格键撤销，空格键播放或暂停，逗号和句号单步。字母表示空格的移动方向。'],
  kitAnswers: ['The kit’s answers', '本项目的答案'],
  last: ['To the end', '跳到结尾'],
  learn: ['Learn', '学习'],
  learnTitle: ['Ways to solve a board', '解一个局面的各种方法'],
  leaves: ['Move {0} ({1}) leaves the board.', '第 {0} 步（{1}）超出棋盘。'],
  legend: ['Filled: expanded. Outlined: waiting. Not followed: ↩ undoes the last move, = seen already, ~ redundant, > cut off. Click a node to see its board.', '填色：已展开；空心：等待中。不再跟进：↩ 撤销上一步，= 已见过，~ 多余，> 剪去。点击结点可看其局面。'],
  lesson: ['Board', '局面'],
  limits: ['Limits', '限制'],
  lookDepth: ['{0}: moves made, g = {1}; depth limit {4}', '{0}：已走 g = {1} 步；深度限度 {4}'],
  lookF: ['{0}: moves made, g = {1}; estimated to be left, h = {2}; f = {3}', '{0}：已走 g = {1} 步，估计还需 h = {2} 步，f = {3}'],
  lookFirst: ['Look first at {0}; {1}', '先看 {0}；{1}'],
  lookG: ['{0}: moves made, g = {1}', '{0}：已走 g = {1} 步'],
  lookH: ['{0}: moves made, g = {1}, which do not count; estimated to be left, f = h = {2}', '{0}：已走 g = {1} 步，不计入；估计还需 f = h = {2} 步'],
  lookThreshold: ['{0}: moves made, g = {1}; estimated to be left, h = {2}; f = {3}; threshold {4}', '{0}：已走 g = {1} 步，估计还需 h = {2} 步，f = {3}；阈值 {4}'],
  make: ['Make', '生成'],
  method: ['Method', '方法'],
  moveFrom: ['{0} from node {1}', '结点 {1} 的 {0}'],
  moves: ['Moves', '答案步数'],
  movesText: ['Moves of the blank: L, R, U, D', '空格的移动：L、R、U、D'],
  movesWanted: ['Moves needed', '所需步数'],
  newDescription: ['a new one, with all keys explained', '新的描述，附全部说明'],
  node: ['Node {0}', '结点 {0}'],
  noDecompression: ['This browser cannot unpack what this page holds (it has no DecompressionStream). Chrome 103, Firefox 113, Safari 16.4 and newer ones can.', '此浏览器无法解压本页的内容（没有 DecompressionStream）。Chrome 103、Firefox 113、Safari 16.4 及更新的版本可以。'],
  nodes: ['Nodes', '结点'],
  noMethod: ['no other', '无'],
  noMove: ['Move {0}: “{1}” is not L, R, U or D.', '第 {0} 步：“{1}”不是 L、R、U、D。'],
  noneCounts: ['no case that counts was judged{1}', '没有计入结果的数据{1}'],
  noneFound: ['No problem has all these words.', '没有符合的题目。'],
  noOutputFor: ['No output for {0}.', '没有以下数据的输出：{0}。'],
  noSuchCase: ['no case has this name', '没有同名的数据'],
  noSuchMethod: ['There is no method “{0}” here.', '这里没有“{0}”这种方法。'],
  noSuchPage: ['There is no problem “{0}” here.', '这里没有“{0}”这道题。'],
  notAccepted: ['not accepted: {0}{1}', '未通过：{0}{1}'],
  notBest: ['No: {0} has {1} = {2}, and a node with a lower {1} waits.', '不对：{0}的 {1} = {2}，还有 {1} 更小的结点在等待。'],
  notConfirmed: ['Not confirmed', '未核实'],
  notCopied: ['Could not copy', '无法复制'],
  notCounted: ['; not counted: {0}{1}', '；不计入：{0}{1}'],
  notDeepest: ['No: {0} comes later; depth first, the newest node of the path is next.', '不对：还轮不到{0}；深度优先，先走路径上最新的结点。'],
  notFirst: ['No: {0} came later; another node has waited longer.', '不对：{0}来得较晚，另有结点等得更久。'],
  notFollowed: ['No: {0} is not followed.', '不对：{0}不再跟进。'],
  notForThis: ['Not for this board', '不适用于此局面的方法'],
  notOfEqual: ['No: {0} has the lowest {1} too, but of equal ones the lower h comes first, then the older node.', '不对：{0}的 {1} 也最小，但相等时先取 h 较小的，再取较早的。'],
  notThisSide: ['No: {0} belongs to the other side.', '不对：{0}属于另一侧。'],
  notWaiting: ['No: {0} does not wait; it was taken already.', '不对：{0}已经取出，不在等待。'],
  noWebAssembly: ['This browser has no WebAssembly, or it is turned off; without it, nothing can be run here.', '此浏览器没有或关闭了 WebAssembly，无法运行。'],
  openBest: ['In the open list: {0}; the best has {3} = {2}: {1}', '开放表中 {0} 个结点，最小 {3} = {2}：{1}'],
  openBoard: ['Open this board', '打开此局面'],
  openFile: ['Open a file', '打开文件'],
  openPath: ['In memory, only the path: {0}; from the start: {1}', '内存中只有路径上的 {0} 个结点，从起点起：{1}'],
  openQueue: ['In the queue: {0}; the next first: {1}', '队列中 {0} 个结点，先进先出：{1}'],
  openSide: ['Waiting on this side: {0}; in this order: {1}', '此侧等待的结点 {0} 个，依次为：{1}'],
  otherGoal: ['another …', '其他…'],
  output: ['Your output', '你的输出'],
  ownHint: ['Say in a few lines what your program reads and prints. The cases are made from that, and any right output is accepted.', '用几行说明你的程序读入和输出什么。数据据此生成，任何正确的输出都会通过。'],
  parts: ['Parts of this problem', '本题各部分'],
  paste: ['Paste', '粘贴'],
  path: ['A teacher’s path', '教学路线'],
  pathStop: ['{0}: {1}', '{0}：{1}'],
  pause: ['Pause', '暂停'],
  pitfalls: ['Common mistakes', '常见错误'],
  play: ['Play', '播放'],
  playHere: ['Click a tile beside the blank, or solve it.', '点击空格旁的数字块，或自动求解。'],
  position: ['Step', '步数'],
  presentationError: ['presentation error', '格式错误'],
  print: ['Print a sheet', '打印练习'],
  problems: ['Problems', '题目'],
  quote: ['{0}', '{0}'],
  random: ['Random boards', '随机局面'],
  remove: ['Remove', '移除'],
  repository: ['The repository', '项目主页'],
  rightMoves: ['A right answer', '一个正确答案'],
  rightOutput: ['A right output', '一个正确输出'],
  rows: ['Rows', '行数'],
  running: ['Running, {0} s', '运行中，{0} 秒'],
  runningLong: ['Running, {0} s. This is a hard board; it may take a minute.', '运行中，{0} 秒。此局面较难，可能需要一分钟。'],
  sameName: ['another file of this name is judged', '已检查另一个同名文件'],
  save: ['Save', '保存'],
  search: ['Find your problem: its number, name or judge', '查找题目：题号、名称或评测系统'],
  searching: ['The search goes on …', '正在搜索…'],
  sections: ['Sections', '栏目'],
  seed: ['Seed', '种子'],
  sheetAnswer: ['Solution. Expanded next: {0}.', '答案。下一个展开的是{0}。'],
  sheetBoards: ['Start: {0}. Goal: {1}. The tree after step {2}.', '起始：{0}。目标：{1}。第 {2} 步之后的树。'],
  sheetQuestion: ['Fill in the numbers below each node. Which node is expanded next, and why?', '填写每个结点下面的数。下一个展开哪个结点？为什么？'],
  showFile: ['Show the file', '查看文件'],
  shuffle: ['Shuffle', '打乱'],
  side: ['Side', '边长'],
  sideBySide: ['{0} beside {1}', '{0} 与 {1} 并列'],
  size: ['Size', '大小'],
  sizeOf: ['{0}, {1} bytes', '{0}，{1} 字节'],
  solve: ['Solve from here', '从此处求解'],
  solved: ['Moves: {0}. Press Play to watch them.', '{0} 步。按“播放”观看。'],
  solvedShortest: ['Moves: {0}, the fewest possible. Press Play to watch them.', '{0} 步，步数最少。按“播放”观看。'],
  speed: ['Speed', '速度'],
  spiral: ['spiral', '螺旋'],
  startIsGoal: ['This is the goal.', '这是目标局面。'],
  statement: ['Statement', '题面'],
  stop: ['Stop', '停止'],
  stopped: ['Stopped.', '已停止。'],
  takesLong: ['Some methods take their whole {0} seconds on a board of this size, all together up to {1}.', '此大小的局面，有的方法会用满 {0} 秒，合计至多 {1} 秒。'],
  theMoves: ['The moves', '移动'],
  threshold: ['threshold', '阈值'],
  time: ['Time, ms', '毫秒'],
  tooLarge: ['This board is too large to solve here.', '此局面太大，无法求解。'],
  tooLong: ['Too long for a link', '太长，无法做成链接'],
  treeEnds: ['The drawing ends here; the search goes on.', '图到此为止，搜索仍在继续。'],
  treeLabel: ['Search tree; nodes: {0}, waiting: {1}', '搜索树：{0} 个结点，{1} 个等待'],
  undo: ['Undo', '撤销'],
  unsolvable: ['Unsolvable: no moves lead to the goal. Swap {0} and {1} and it is solvable.', '无解：无法到达目标。交换 {0} 和 {1} 后有解。'],
  unsolvableBut: ['Unsolvable: no moves lead to the goal. Swap {0} and {1}, or choose the goal “{2}”, and it is solvable.', '无解：无法到达目标。交换 {0} 和 {1}，或选择目标“{2}”，即有解。'],
  unsolvableOnes: ['Unsolvable', '无解个数'],
  use: ['Use', '使用'],
  whyCut: ['none within 50 moves', '50 步之内无解'],
  whyMemory: ['stopped: more than 400 MB', '停止：超过 400 MB'],
  whyNotTaken: ['not for this board', '不适用于此局面'],
  whyTime: ['stopped: more than 5 s', '停止：超过 5 秒'],
  whyUnsolvable: ['proved to be unsolvable', '证明无解'],
  wrongAnswer: ['wrong answer', '答案错误'],
  wrongDescription: ['The description is at fault.', '描述有误。'],
  wrongInput: ['The input is at fault.', '输入有误。'],
  yourMoves: ['Your moves, up to the fault', '你的移动，到出错处为止'],
  zoom: ['Zoom', '缩放'],
  zoomFit: ['fitted', '自动'],
};

/** Returns the text of a key in the language of the page, with the values in place of `{0}`, `{1}`, ... */
const t = (key, ...values) => filled(key && TEXT[key][language() === 'zh' ? 1 : 0], values);

const filled = (text, values) => text.replace(/\{(\d)\}/g, (_, number) => worded(values[number]));

/** The words for a list: a key of a text or a code of the engine, then its values; or a text in both languages. Another value stays as it is. */
function worded(value) {
  if (!Array.isArray(value)) return value?.en ? inLanguage(value) : value;
  const [key, ...values] = value;
  return TEXT[key] ? t(key, ...values) : filled(DATA.clauses[key][language()], values);
}

const language = () => (document.documentElement.lang === 'zh' ? 'zh' : 'en');

/** Writes a text into an element, which follows the language from then on. */
function say(element, key, ...values) {
  element.dataset.text = key;
  element.values = values;
  element.textContent = t(key, ...values);
  if (key === 'quote') element.replaceChildren(...marked(element.textContent));
  if (key === 'english') element.lang = 'en';
  else element.removeAttribute('lang');
  return element;
}

/** Marks what is quoted of a judge or of a program, or stands between other marks: it is not in the language of the page. */
const marked = (text, marks = /("[^"]*")/, tag = 'span') =>
  text.split(marks).map((part, at) => (at % 2 ? make(tag, { textContent: part, lang: 'en' }) : part));

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
  const other = language() === 'zh' ? { textContent: 'English', lang: 'en' } : { textContent: '中文', lang: 'zh' };
  Object.assign(byId('language'), other);
}
