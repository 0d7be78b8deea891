/**
 * Parts of programs with reductions whose memo is an array or hash with parts: code that keeps the parts in variables, and extends the
 * lists in them in place, must not change a value that other code can read.
 */
import { type ProgramParts, withForms } from './program-parts.js';
import { DEFINITIONS, KINDS } from './typed-program-parts.js';

/** The names of the parts of the memo: a list of Integers, an Integer, a list of anything and a hash. */
interface Parts {
  readonly list: string;
  readonly count: string;
  readonly others: string;
  readonly seen: string;
}

const OF_ARRAY: Parts = { list: '$m[0]', count: '$m[1]', others: '$m[2]', seen: '$m[-1]' };
const OF_HASH: Parts = { list: "$m['list']", count: "$m['count']", others: "$m['others']", seen: "$m['seen']" };
const OF_NAMES: Parts = { list: '$list', count: '$count', others: '$others', seen: '$seen' };

/** A new value of each part. */
type Step = readonly [list: string, count: string, others: string, seen: string];

/** Creates steps: each of the lists varies independently of the others. */
function stepsOf({ list, count, others, seen }: Parts): Step[] {
  const lists = [
    `${list} + [$x]`,
    `${list} << @Int`,
    list,
    `[*${list}, $x]`,
    `${list} + ${list}[0, 1]`,
    `(${list} + [$x]) + [${count}]`,
    `if @Bool { ${list} + [$x] } else { ${list} }`,
    '@Ints',
    `${list} + @Ints`,
  ];
  const counts = [`${count} + 1`, `${list}.length`, count, '@Int', `${seen}.size`];
  const all = [
    `${others} + [${list}]`,
    `${others} + [$x]`,
    others,
    `[*${others}, 7]`,
    `${others} + ${list}`,
    '[]',
    list,
    `${others} + [{ $x => ${list} }]`,
  ];
  const hashes = [
    `${seen} + { $x => ${count} }`,
    seen,
    `${seen} + { $x => ${list} }`,
    `${seen} + { ${list} => 1 }`,
    `${seen} + { 'a' => ${others} }`,
    `@Sizes`,
    `${seen} - $x`,
  ];
  return Array.from({ length: lists.length * counts.length * all.length }, (_, i): Step => [
    lists[i % lists.length]!,
    counts[i % counts.length]!,
    all[i % all.length]!,
    hashes[i % hashes.length]!,
  ]);
}

const WRAPPED: readonly ((result: string, other: string) => string)[] = [
  (result) => result,
  (result) => `$n = ${result}; $n`,
  (result) => `if @Bool { ${result} } else { $m }`,
  (result, other) => `if @Bool { ${result} } else { ${other} }`,
  (result, other) => `unless @Bool { $n = ${result}; $n } else { $o = ${other}; $o }`,
  (result, other) => `case $x { 1, 2: { $n = ${result}; $n } /b/: { $m } default: { $o = ${other}; $o } }`,
  (result, other) => `$x ? { 5 => ${result}, default => ${other} }`,
  (result, other) => `if @Bool { next(${other}) }; ${result}`,
  (result) => `if @Bool { next($m) }; ${result}`,
  (result) => `if @Bool { break() }; ${result}`,
  (result) => `if @Bool { return(@Return) }; ${result}`,
  (result) => `$old = @Ints.map |$y| { $m }; ${result}`,
];

const asArray = (step: Step): string => `[${step.join(', ')}]`;
const asHash = ([list, count, others, seen]: Step): string =>
  `{ 'list' => ${list}, 'count' => ${count}, 'others' => ${others}, 'seen' => ${seen} }`;

/** Sums with a hash that has some of the keys, in an order that differs from that of the memo. */
const asSum = ([list, count, others, seen]: Step, index: number): string =>
  [
    `$m + { 'list' => ${list} }`,
    `$m + { 'others' => ${others}, 'list' => ${list} }`,
    `$m + { 'seen' => ${seen}, 'count' => ${count} }`,
    `$m + { 'count' => ${count}, 'list' => ${list}, 'seen' => ${seen} }`,
  ][index % 4]!;

/** The reductions whose steps are those of `parts`, with the text before each step. */
function reductions(
  parts: Parts,
  start: string,
  before: string,
  resultOf: (step: Step, index: number) => string,
): string[] {
  const steps = stepsOf(parts);
  return steps.map((step, index) => {
    const other = steps[(index * 7 + 3) % steps.length]!;
    const wrap = WRAPPED[index % WRAPPED.length]!;
    return `@Ints.reduce(${start}) |$m, $x| { ${before}${wrap(resultOf(step, index), resultOf(other, index + 1))} }`;
  });
}

const START_ARRAYS = ['[[], 0, [], {}]', '[@Ints, @Int, @Rows, @Sizes]'];
const START_HASHES = [
  "{ 'list' => [], 'count' => 0, 'others' => [], 'seen' => {} }",
  "{ 'list' => @Ints, 'count' => @Int, 'others' => @Rows, 'seen' => @Sizes }",
];
const NAMES = '[$list, $count, $others, $seen] = $m; ';

const OF_ARRAYS: readonly string[] = [
  ...START_ARRAYS.flatMap((start) => reductions(OF_ARRAY, start, '', asArray)),
  ...START_ARRAYS.flatMap((start) => reductions(OF_NAMES, start, NAMES, asArray)),
];
const OF_HASHES: readonly string[] = [
  ...START_HASHES.flatMap((start) => reductions(OF_HASH, start, '', asHash)),
  ...START_HASHES.flatMap((start) => reductions(OF_HASH, start, '', asSum)),
];

/** The forms of a kind that read one part of the result. */
const partOf = (index: number, key: string): string =>
  [...OF_ARRAYS.map((form) => `${form}[${index}]`), ...OF_HASHES.map((form) => `${form}['${key}']`)].join('\n');

export const MEMOS: ProgramParts = {
  definitions: DEFINITIONS,
  kinds: withForms(
    {
      ...KINDS,
      Any: {
        type: 'Any',
        literals: ['undef', '[1, [2]]'],
        includes: ['Int', 'Ints', 'Rows', 'Sizes'],
        forms: [...OF_ARRAYS, ...OF_HASHES],
      },
    },
    { Int: partOf(1, 'count') },
    1,
  ),
  returnsVariables: true,
  shadowsVariables: true,
  hasBranches: true,
};
