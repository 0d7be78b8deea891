import { numbers, total } from './numbers.js';

type Range = readonly [from: number, to: number];

const mergeRanges = (ranges: readonly Range[]): Range[] => {
  const merged: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (!last || from > last[1] + 1) merged.push([from, to]);
    else if (to > last[1]) last[1] = to;
  }
  return merged;
};

const gapsBetween = (ranges: readonly Range[], from: number, to: number): Range[] => {
  const gaps: Range[] = [];
  let start = from;
  for (const [first, last] of ranges) {
    if (first > start) gaps.push([start, first - 1]);
    start = last + 1;
  }
  if (start <= to) gaps.push([start, to]);
  return gaps;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const divisors = (n: number): number[] => {
  const found: number[] = [];
  for (let d = 1; d * d <= n; d++) {
    if (n % d !== 0) continue;
    found.push(d);
    if (d * d !== n) found.push(n / d);
  }
  return found.sort((a, b) => a - b);
};

const totient = (n: number): number => {
  let count = 0;
  for (let k = 1; k <= n; k++) if (gcd(n, k) === 1) count++;
  return count;
};

const powerMod = (base: number, exponent: number, modulus: number): number => {
  let result = 1 % modulus;
  let square = base % modulus;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
};

const digitSum = (n: number): number => {
  let sum = 0;
  for (const digit of String(n)) sum += Number(digit);
  return sum;
};

const collapse = (n: number): number => (n < 10 ? n : collapse(digitSum(n)));

const ROMAN_NUMERALS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

const roman = (n: number): string => {
  let text = '';
  let rest = n;
  for (const [value, letters] of ROMAN_NUMERALS) {
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return text;
};

/** Returns the lengths of the longest borders of the prefixes of a word. */
const bordersOf = (word: string): number[] => {
  const table = [0];
  let k = 0;
  for (let i = 1; i < word.length; i++) {
    while (k > 0 && word[k] !== word[i]) k = table[k - 1]!;
    if (word[k] === word[i]) k++;
    table.push(k);
  }
  return table;
};

const positionsOf = (text: string, word: string): number[] => {
  const table = bordersOf(word);
  const found: number[] = [];
  let k = 0;
  for (let i = 0; i < text.length; i++) {
    while (k > 0 && word[k] !== text[i]) k = table[k - 1]!;
    if (word[k] === text[i]) k++;
    if (k === word.length) {
      found.push(i - word.length + 1);
      k = table[k - 1]!;
    }
  }
  return found;
};

const isPalindrome = (text: string): boolean => {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  for (let i = 0, j = letters.length - 1; i < j; i++, j--) if (letters[i] !== letters[j]) return false;
  return true;
};

const letterPairs = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(/\W+/)) {
    for (let i = 0; i < word.length - 1; i++) {
      const pair = word.slice(i, i + 2);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return counts;
};

type Board = readonly (readonly number[])[];

const neighbours = (board: Board, x: number, y: number): number => {
  const height = board.length;
  const width = board[0]!.length;
  let sum = 0;
  for (let dy = -1; dy <= 1; dy++) {
    const row = board[(y + dy + height) % height]!;
    for (let dx = -1; dx <= 1; dx++) {
      if (dx !== 0 || dy !== 0) sum += row[(x + dx + width) % width]!;
    }
  }
  return sum;
};

const nextBoard = (board: Board): Board =>
  board.map((row, y) =>
    row.map((cell, x) => {
      const count = neighbours(board, x, y);
      return count === 3 ? 1 : count === 2 ? cell : 0;
    }),
  );

const boardText = (board: Board): string =>
  board.map((row) => row.map((cell) => (cell === 1 ? '#' : '.')).join('')).join('\n');

type ChangeKind = 'add' | 'remove' | 'same';
type Change = readonly [kind: ChangeKind, line: string];

const subsequenceLengths = (older: readonly string[], newer: readonly string[]): number[][] => {
  const rows = [new Array<number>(newer.length + 1).fill(0)];
  for (const line of older) {
    const previous = rows.at(-1)!;
    const row = [0];
    for (let j = 1; j <= newer.length; j++) {
      row.push(newer[j - 1] === line ? previous[j - 1]! + 1 : Math.max(previous[j]!, row[j - 1]!));
    }
    rows.push(row);
  }
  return rows;
};

const diffTexts = (older: string, newer: string): Change[] => {
  const oldLines = older.split('\n');
  const newLines = newer.split('\n');
  const rows = subsequenceLengths(oldLines, newLines);
  const changes: Change[] = [];
  let i = oldLines.length;
  let j = newLines.length;
  while (i > 0 || j > 0) {
    if (i > 0 && j > 0 && oldLines[i - 1] === newLines[j - 1]) {
      changes.push(['same', oldLines[--i]!]);
      j--;
    } else if (j > 0 && (i === 0 || rows[i]![j - 1]! >= rows[i - 1]![j]!)) {
      changes.push(['add', newLines[--j]!]);
    } else {
      changes.push(['remove', oldLines[--i]!]);
    }
  }
  return changes.reverse();
};

const CHANGE_KINDS = ['add', 'remove', 'same'] as const;
const CHANGE_SIGNS = { add: '+', remove: '-', same: ' ' } as const;

const summaryOf = (changes: readonly Change[]): string => {
  const counts = { add: 0, remove: 0, same: 0 };
  for (const [kind] of changes) counts[kind]++;
  return CHANGE_KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => `${kind} ${counts[kind]}`)
    .join(', ');
};

const movingAverage = (values: readonly number[], window: number): number[] => {
  const averages: number[] = [];
  for (let start = 0; start + window <= values.length; start++) {
    averages.push(total(values.slice(start, start + window)) / window);
  }
  return averages;
};

const everyNth = (values: readonly number[], step: number): number[] => values.filter((_, index) => index % step === 0);

const longestRise = (values: readonly number[]): number => {
  let best = 0;
  let length = 0;
  let last = -Infinity;
  for (const value of values) {
    length = value > last ? length + 1 : 1;
    last = value;
    if (length > best) best = length;
  }
  return best;
};

const sliceOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const zigzag = (values: readonly number[]): number[] =>
  sliceOf(values, 4).flatMap((row, index) => (index % 2 === 0 ? row : row.reverse()));

const bar = (value: number, largest: number): string => {
  const length = Math.floor((value * 20) / largest);
  return '#'.repeat(length) + '-'.repeat(20 - length);
};

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).join('');
const HEX_DIGITS = '0123456789abcdef';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CODES = new Map([...PRINTABLE].map((char, index) => [char, index + 32]));

const fromHex = (text: string): number => {
  let number = 0;
  for (const digit of text) number = number * 16 + HEX_DIGITS.indexOf(digit);
  return number;
};

const hexLine = (offset: number, bytes: readonly number[], text: string): string => {
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  return `${offset.toString(16).padStart(8, '0')}  ${hex.padEnd(47)}  |${text.replace(/[^ -~]/g, '.')}|`;
};

const base64 = (bytes: readonly number[]): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const number = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    text += BASE64[number >> 18]! + BASE64[(number >> 12) & 63]!;
    text += i + 1 < bytes.length ? BASE64[(number >> 6) & 63]! : '=';
    text += i + 2 < bytes.length ? BASE64[number & 63]! : '=';
  }
  return text;
};

export const eighthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'hex-dump'() {
    const texts = numbers(40).map((i) => `Server ${i}: status <OK> {load=${(i * 37) % 101}} [pid ${i * 7919}]`);
    const bytes = texts.map((text) => Array.from(text, (char) => CODES.get(char)!));
    const dump = texts.map((text, index) => hexLine(index * 64, bytes[index]!.slice(0, 16), text.slice(0, 16)));
    const encoded = bytes.map(base64);
    const binary = bytes.map((list) =>
      list
        .slice(0, 8)
        .map((byte) => byte.toString(2).padStart(8, '0'))
        .join('_'),
    );
    const values = numbers(120).map((i) => (i * 65537) % 99991);
    const back = values.map((value) => fromHex(value.toString(16)));
    return [
      dump.slice(3, 6),
      encoded[7],
      binary[1],
      values.every((value, index) => value === back[index]),
      values.slice(0, 5).map((value) => `${value.toString(2)} ${value.toString(8)}`),
      [...new Set(encoded.map((text) => text.length))],
    ];
  },
  'interval-merge'() {
    const subnets = numbers(40).map((subnet) =>
      numbers(14).map((i): Range => {
        const from = (i * 37 * subnet + subnet * subnet) % 240;
        return [from, from + ((i * subnet) % 11)];
      }),
    );
    const merged = subnets.map(mergeRanges);
    const free = merged.map((ranges) => gapsBetween(ranges, 0, 254));
    const sizes = free.map((ranges) => ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0));
    const holes = merged.map((ranges) => {
      let count = 0;
      for (let value = 0; value <= 254; value += 5) {
        if (!ranges.some(([from, to]) => from <= value && value <= to)) count++;
      }
      return count;
    });
    const texts = merged.map((ranges) =>
      ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(','),
    );
    return [merged[4], free[4], sizes, holes, texts.slice(10, 12), Math.max(...texts.map((text) => text.length))];
  },
  life() {
    const text = Array.from({ length: 16 }, (_row, y) =>
      Array.from({ length: 24 }, (_cell, x) => ((x * x + 3 * y * x + y) % 5 < 2 ? '#' : '.')).join(''),
    ).join('\n');
    let board: Board = text.split('\n').map((line) => Array.from(line, (char) => (char === '#' ? 1 : 0)));
    const boards = [board];
    for (let i = 0; i < 8; i++) boards.push((board = nextBoard(board)));
    const columns = board[0]!.map((_, x) => board.reduce((sum, row) => sum + row[x]!, 0));
    const populations = boards.map((cells) => cells.reduce((sum, row) => sum + total(row), 0));
    return [populations, boardText(board), columns, boardText(boards[1]!) === boardText(boards[2]!)];
  },
  'line-diff'() {
    const versions = numbers(8).map((v) =>
      numbers(30)
        .map((i) => {
          switch ((i * v) % 6) {
            case 0:
              return `# comment ${i}`;
            case 1:
              return `option_${i} = ${Math.floor(v / 3)}`;
            case 2:
              return `listen ${i + Math.floor(v / 2)}`;
            default:
              return `line ${i}`;
          }
        })
        .join('\n'),
    );
    const diffs = versions.slice(1).map((version, i) => diffTexts(versions[i]!, version));
    const lines = diffs[3]!.map(([kind, line]) => `${CHANGE_SIGNS[kind]} ${line}`);
    return [
      diffs.map(summaryOf),
      lines.filter((line) => !line.startsWith(' ')),
      diffTexts(versions[2]!, versions[2]!).length,
    ];
  },
  'number-theory'() {
    const perfect = numbers(60).filter((n) => n > 1 && total(divisors(n)) === 2 * n);
    const totients = numbers(60).map(totient);
    const powers = numbers(80).map((n) => powerMod(n, n * 7 + 3, 1009));
    const romans = numbers(60).map((n) => roman(n * 61 + 4));
    let coprime = 0;
    for (let a = 1; a <= 40; a++) for (let b = 1; b <= 40; b++) if (gcd(a, b) === 1) coprime++;
    return [
      perfect,
      totients.slice(30, 38),
      powers.slice(0, 6),
      romans.slice(20, 25),
      coprime,
      total(numbers(90).map((n) => collapse(n * n * 97))),
      divisors(360),
    ];
  },
  'sampled-series'() {
    const series = numbers(12).map((k) => numbers(48).map((i) => (i * i * k + 7 * i + k) % 97));
    const averages = series.map((values) => movingAverage(values, 6));
    const down = everyNth(series[4]!.toReversed(), 5).map((value) => value * 2);
    const peaks = series.map((values) => {
      let count = 0;
      for (let i = 1; i < values.length - 1; i++) {
        if (values[i - 1]! < values[i]! && values[i]! > values[i + 1]!) count++;
      }
      return count;
    });
    const rows = sliceOf(series[0]!, 8).map((row) => row.map((value) => String(value).padStart(2)).join(' '));
    const histogram = new Map<number, number>();
    for (const values of series) {
      for (const value of values) {
        const from = Math.floor(value / 10) * 10;
        histogram.set(from, (histogram.get(from) ?? 0) + 1);
      }
    }
    const largest = Math.max(...histogram.values());
    const bars = [...histogram]
      .sort(([a], [b]) => a - b)
      .map(([from, count]) => `${String(from).padStart(3)} ${bar(count, largest)} ${count}`);
    const lines = averages.map((list) =>
      everyNth(list, 12)
        .map((average) => average.toFixed(2))
        .join(' '),
    );
    return [
      lines.slice(2, 5),
      down,
      peaks,
      series.map(longestRise),
      everyNth(series[3]!, 9),
      rows[1],
      bars,
      zigzag(series[1]!).slice(0, 12),
      series.map((values) => total(everyNth(zigzag(values), 3))),
    ];
  },
  'text-search'() {
    const sentences = [
      'the cat sat on the mat with that other cat',
      'Never odd or even',
      'abcabcabcabdabcabd',
      'A man, a plan, a canal: Panama',
      'aaaaaaaaaaaa',
    ];
    const words = ['at', 'the', 'abcabd', 'aaa', 'an'];
    const texts = numbers(3).flatMap((i) => sentences.map((sentence) => `${sentence} ${i} ${sentence}`));
    const found = texts.map((text) => words.map((word) => positionsOf(text, word)));
    const totals = words.map((_, index) => found.reduce((sum, lists) => sum + lists[index]!.length, 0));
    const pairs = letterPairs(texts.join(' '));
    const palindromes = [...sentences, ...texts].filter(isPalindrome).length;
    const frequent = Object.fromEntries([...pairs].filter(([, count]) => count > 20));
    return [bordersOf('abcabdabcab'), found[2], totals, palindromes, frequent, pairs.size];
  },
};
