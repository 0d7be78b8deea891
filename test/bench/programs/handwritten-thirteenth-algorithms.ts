import { numbers, total } from './numbers.js';

interface TreeNode<Value> {
  value: Value;
  count: number;
  left?: TreeNode<Value> | undefined;
  right?: TreeNode<Value> | undefined;
}
type Tree<Value> = TreeNode<Value> | undefined;

const insert = <Value>(tree: Tree<Value>, value: Value): TreeNode<Value> => {
  if (!tree) return { value, count: 1 };
  if (value === tree.value) return { ...tree, count: tree.count + 1 };
  if (value < tree.value) return { ...tree, left: insert(tree.left, value) };
  return { ...tree, right: insert(tree.right, value) };
};

const valuesOf = <Value>(tree: Tree<Value>): Value[] =>
  tree ? [...valuesOf(tree.left), tree.value, ...valuesOf(tree.right)] : [];

const depthOf = (tree: Tree<unknown>): number => (tree ? 1 + Math.max(depthOf(tree.left), depthOf(tree.right)) : 0);

const contains = <Value>(tree: Tree<Value>, value: Value): boolean => {
  if (!tree) return false;
  if (value === tree.value) return true;
  return contains(value < tree.value ? tree.left : tree.right, value);
};

const firstOf = <Value>(tree: TreeNode<Value>): Value => (tree.left ? firstOf(tree.left) : tree.value);

const removeFrom = <Value>(tree: Tree<Value>, value: Value): Tree<Value> => {
  if (!tree) return undefined;
  if (value < tree.value) return { ...tree, left: removeFrom(tree.left, value) };
  if (value > tree.value) return { ...tree, right: removeFrom(tree.right, value) };
  if (!tree.left) return tree.right;
  if (!tree.right) return tree.left;
  const next = firstOf(tree.right);
  return { ...tree, value: next, right: removeFrom(tree.right, next) };
};

const treeText = (tree: Tree<unknown>): string =>
  tree ? `(${treeText(tree.left)} ${tree.value} ${treeText(tree.right)})` : '-';

type Compared = number | string;

const quickSort = <Item extends Compared>(list: readonly Item[]): readonly Item[] => {
  if (list.length < 2) return list;
  const [pivot, ...rest] = list as [Item, ...Item[]];
  const smaller = rest.filter((item) => item < pivot);
  const larger = rest.filter((item) => item >= pivot);
  return [...quickSort(smaller), pivot, ...quickSort(larger)];
};

const mergeLists = <Item extends Compared>(left: readonly Item[], right: readonly Item[]): Item[] => {
  const merged: Item[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) merged.push(left[i]! <= right[j]! ? left[i++]! : right[j++]!);
  return [...merged, ...left.slice(i), ...right.slice(j)];
};

const mergeSort = <Item extends Compared>(list: readonly Item[]): readonly Item[] => {
  if (list.length <= 1) return list;
  const half = list.length >> 1;
  return mergeLists(mergeSort(list.slice(0, half)), mergeSort(list.slice(half)));
};

const insertionSort = <Item extends Compared>(list: readonly Item[]): Item[] => {
  const sorted: Item[] = [];
  for (const item of list) {
    const place = sorted.findIndex((other) => other > item);
    if (place < 0) sorted.push(item);
    else sorted.splice(place, 0, item);
  }
  return sorted;
};

const bubbleSort = (list: readonly number[]): number[] => {
  const sorted = [...list];
  let swapped = true;
  while (swapped) {
    swapped = false;
    for (let i = 1; i < sorted.length; i++) {
      if (sorted[i]! < sorted[i - 1]!) {
        [sorted[i - 1], sorted[i]] = [sorted[i]!, sorted[i - 1]!];
        swapped = true;
      }
    }
  }
  return sorted;
};

const isSorted = (list: readonly number[]): boolean => {
  for (let i = 0; i + 1 < list.length; i += 2) if (list[i]! > list[i + 1]!) return false;
  return true;
};

interface Person {
  readonly id: number;
  readonly age: number;
  readonly name: string;
}

const selectionSort = (people: readonly Person[], key: 'age' | 'name'): Person[] => {
  const left = [...people];
  const sorted: Person[] = [];
  while (left.length > 0) {
    let best = 0;
    for (let i = 1; i < left.length; i++) if (left[i]![key] < left[best]![key]) best = i;
    sorted.push(...left.splice(best, 1));
  }
  return sorted;
};

const sameLists = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((item, index) => item === right[index]);

type Player = 'X' | 'O';
type Board = readonly (Player | ' ')[];

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const winnerOf = (board: Board): Player | undefined => {
  for (const [a, b, c] of LINES) {
    const mark = board[a]!;
    if (mark !== ' ' && mark === board[b] && mark === board[c]) return mark;
  }
  return undefined;
};

const freeCells = (board: Board): number[] => [...board.keys()].filter((index) => board[index] === ' ');

const put = (board: Board, cell: number, mark: Player): Board => board.with(cell, mark);

const otherPlayer = (player: Player): Player => (player === 'X' ? 'O' : 'X');

const boardValue = (board: Board, player: Player): number => {
  const winner = winnerOf(board);
  if (winner) return winner === 'X' ? 1 : -1;
  const cells = freeCells(board);
  if (cells.length === 0) return 0;
  const values = cells.map((cell) => boardValue(put(board, cell, player), otherPlayer(player)));
  return player === 'X' ? Math.max(...values) : Math.min(...values);
};

const bestMove = (board: Board, player: Player): number => {
  let best: { value: number; cell: number } | undefined;
  for (const cell of freeCells(board)) {
    const value = boardValue(put(board, cell, player), otherPlayer(player));
    if (!best || (player === 'X' ? value > best.value : value < best.value)) best = { value, cell };
  }
  return best!.cell;
};

const draw = (board: Board): string =>
  [0, 3, 6].map((start) => ` ${board.slice(start, start + 3).join(' | ')} `).join('\n---+---+---\n');

const play = (board: Board, player: Player): unknown => {
  let moves = 0;
  while (!winnerOf(board) && board.includes(' ')) {
    board = put(board, bestMove(board, player), player);
    player = otherPlayer(player);
    moves++;
  }
  return { winner: winnerOf(board) ?? 'nobody', moves, board: draw(board) };
};

type Grid = readonly (readonly number[])[];

const transpose = (grid: Grid): Grid => grid[0]!.map((_, x) => grid.map((row) => row[x]!));
const mirror = (grid: Grid): Grid => grid.map((row) => row.toReversed());
const rotate = (grid: Grid): Grid => mirror(transpose(grid));

const spiral = (grid: Grid): readonly number[] => {
  const [first, ...rest] = grid;
  if (!first) return [];
  return rest.length === 0 ? first : [...first, ...spiral(rotate(rotate(rotate(rest))))];
};

const determinant = (matrix: Grid): number => {
  const [first, ...rest] = matrix as [readonly number[], ...Grid];
  if (rest.length === 0) return first[0]!;
  if (rest.length === 1) return first[0]! * rest[0]![1]! - first[1]! * rest[0]![0]!;
  return total(
    first.map((value, column) => {
      const minor = rest.map((row) => row.toSpliced(column, 1));
      return (column % 2 === 0 ? 1 : -1) * value * determinant(minor);
    }),
  );
};

const applyMatrix = (matrix: Grid, vector: readonly number[]): number[] =>
  matrix.map((row) => total(row.map((cell, index) => cell * vector[index]!)));

const trace = (matrix: Grid): number => total(matrix.map((row, index) => row[index]!));

const isMagic = (grid: Grid): boolean => {
  const sums = [...grid, ...transpose(grid)].map(total);
  return new Set([...sums, trace(grid), trace(mirror(grid))]).size === 1;
};

const gridText = (grid: Grid): string => {
  const width = Math.max(...grid.flat().map((cell) => String(cell).length));
  return grid.map((row) => row.map((cell) => String(cell).padStart(width)).join(' ')).join('\n');
};

const border = (grid: Grid, value: number): Grid => {
  const line = Array.from({ length: grid[0]!.length + 2 }, () => value);
  return [line, ...grid.map((row) => [value, ...row, value]), line];
};

const countWays = (amount: number, coins: readonly number[], memo: Map<string, number>): number => {
  if (amount === 0) return 1;
  if (amount < 0 || coins.length === 0) return 0;
  const key = `${amount}/${coins.length}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const ways = countWays(amount - coins[0]!, coins, memo) + countWays(amount, coins.slice(1), memo);
  memo.set(key, ways);
  return ways;
};

const waysTable = (amount: number, coins: readonly number[]): number[] => {
  const ways = Array.from({ length: amount + 1 }, (_, index) => (index === 0 ? 1 : 0));
  for (const coin of coins) {
    for (let sum = coin; sum <= amount; sum++) ways[sum]! += ways[sum - coin]!;
  }
  return ways;
};

const fewestCoins = (amount: number, coins: readonly number[]): Map<number, number[]> => {
  const best = new Map<number, number[]>([[0, []]]);
  for (let sum = 1; sum <= amount; sum++) {
    let fewest: number[] | undefined;
    for (const coin of coins) {
      const rest = best.get(sum - coin);
      if (rest && (!fewest || rest.length + 1 < fewest.length)) fewest = [...rest, coin];
    }
    if (fewest) best.set(sum, fewest);
  }
  return best;
};

const greedyCoins = (amount: number, coins: readonly number[]): Map<number, number> => {
  const used = new Map<number, number>();
  for (const coin of coins.toSorted((a, b) => b - a)) {
    const count = Math.floor(amount / coin);
    if (count > 0) used.set(coin, count);
    amount %= coin;
  }
  return used;
};

const describeCoins = (counts: ReadonlyMap<number, number>): string =>
  Array.from(counts, ([coin, count]) => `${count} x ${coin}`).join(' + ');

export const thirteenthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'binary-tree'() {
    const list = numbers(70).map((i) => ((i * 37) % 101) + Math.floor(i / 60));
    const names = 'mail web db ldap proxy cache dns ntp backup build web mail web'.split(' ');
    const tree = list.reduce<Tree<number>>(insert, undefined);
    const hosts = names.reduce<Tree<string>>(insert, undefined);
    const found = Array.from({ length: 101 }, (_, number) => number).filter((number) => contains(tree, number));
    const smaller = [37, 74, 10, 99, 1].reduce(removeFrom, tree);
    return [
      valuesOf(tree),
      depthOf(tree),
      found.length,
      valuesOf(smaller).length,
      depthOf(smaller),
      treeText(hosts),
      contains(hosts, 'ntp'),
      contains(hosts, 'nfs'),
      treeText(removeFrom(hosts, 'mail')),
    ];
  },

  'sort-algorithms'() {
    const list = numbers(80).map((i) => (i * 7919) % 1009);
    const words = 'pear fig apple plum kiwi date lime grape melon cherry fig quince'.split(' ');
    const people = numbers(14).map((i) => ({ id: i, age: ((i * 17) % 40) + 20, name: `user${(i * 5) % 14}` }));
    const sorted = quickSort(list);
    return [
      sorted,
      sameLists(sorted, mergeSort(list)),
      sameLists(sorted, insertionSort(list)),
      sameLists(
        sorted,
        list.toSorted((a, b) => a - b),
      ),
      isSorted(sorted),
      isSorted(list),
      bubbleSort(list.slice(0, 24)),
      quickSort(words),
      mergeSort(words),
      insertionSort(words),
      selectionSort(people, 'age').map(({ id }) => id),
      selectionSort(people, 'name').map(({ name }) => name),
    ];
  },

  'tic-tac-toe'() {
    return ['XO..X..O.', 'X..O.X.O.', 'O.X.X...O', 'XOX.O..X.', '.X.OXO...'].map((text) => {
      const board = Array.from(text, (letter) => (letter === '.' ? ' ' : letter)) as Board;
      const count = (player: Player): number => board.filter((mark) => mark === player).length;
      const player = count('X') > count('O') ? 'O' : 'X';
      return [player, bestMove(board, player), play(board, player)];
    });
  },

  'grid-transforms'() {
    const grid = Array.from({ length: 6 }, (_, y) => Array.from({ length: 8 }, (__, x) => y * 8 + x));
    const matrices = numbers(8).map((k) =>
      numbers(5).map((y) => numbers(5).map((x) => ((x * x * k + y * 7 + x * y) % 11) - 5)),
    );
    const magic = [
      [2, 7, 6],
      [9, 5, 1],
      [4, 3, 8],
    ];
    let vector = [1, 2, 3];
    for (let step = 1; step <= 12; step++) vector = applyMatrix(magic, vector).map((number) => number % 1000);
    return [
      spiral(grid),
      gridText(rotate(grid)),
      matrices.map(determinant),
      matrices.map(trace),
      isMagic(magic),
      isMagic([...magic.slice(0, 2), [4, 8, 3]]),
      vector,
      gridText(border(border(magic, 0), -1)),
      transpose([
        [1.5, 2],
        [3, 4.25],
      ]),
    ];
  },

  'coin-change'() {
    const coins = [1, 2, 5, 10, 20, 50];
    const odd = [1, 9, 16, 25];
    const memo = new Map<string, number>();
    const ways = countWays(60, [25, 10, 5, 1], memo);
    const ways100 = waysTable(100, coins);
    const best = fewestCoins(60, odd);
    const worse = numbers(60).filter((sum) => total([...greedyCoins(sum, odd).values()]) > best.get(sum)!.length);
    return [
      ways,
      memo.size,
      ways100[100],
      ways100.filter((_, index) => index % 10 === 0),
      best.get(48),
      best.get(59)!.length,
      worse,
      [7, 48, 99, 186].map((amount) => describeCoins(greedyCoins(amount, coins))),
    ];
  },
};
