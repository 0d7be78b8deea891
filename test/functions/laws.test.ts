import { builtinFunction, type Value } from '@pptjs/runtime/internal';
import test from 'ava';
import fc from 'fast-check';

const versioncmp = builtinFunction('versioncmp')!;
const sort = builtinFunction('sort')!;
const unique = builtinFunction('unique')!;
const compare = builtinFunction('compare')!;
const split = builtinFunction('split')!;
const join = builtinFunction('join')!;

/** Versions whose parts have no leading zero. `versioncmp` compares versions with a leading zero as texts. */
const version = fc
  .array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map((part) => part + 1).join('.'));

function order(x: string, y: string): number {
  return versioncmp(x, y) as number;
}

test('versioncmp is antisymmetric and transitive', (t) => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      return (
        order(a, b) === -order(b, a) && order(a, a) === 0 && (order(a, b) > 0 || order(b, c) > 0 || order(a, c) <= 0)
      );
    }),
  );
  t.pass();
});

function codes(text: string): number[] {
  return Array.from(text, (char) => char.codePointAt(0)!);
}

function isNotAfter(a: readonly number[], b: readonly number[], i = 0): boolean {
  return i >= a.length || (i < b.length && (a[i]! < b[i]! || (a[i] === b[i] && isNotAfter(a, b, i + 1))));
}

/** Long arrays of strings with a common prefix. */
const stringsWithCommonPrefix = fc
  .tuple(
    fc.string(),
    fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\0', '~') }), {
      minLength: 1000,
      maxLength: 1500,
      size: 'max',
    }),
  )
  .map(([start, ends]) => ends.map((end) => start + end));

test('sort orders strings by code points, and its result has the same elements', (t) => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(fc.string({ unit: 'grapheme' })),
        stringsWithCommonPrefix,
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1000, maxLength: 1100, size: 'max' }),
      ),
      (texts) => {
        const sorted = sort(texts) as string[];
        const inOrder = sorted.every((text, i) => i === 0 || isNotAfter(codes(sorted[i - 1]!), codes(text)));
        return inOrder && texts.toSorted().join('\n') === sorted.toSorted().join('\n');
      },
    ),
  );
  t.pass();
});

test('sort with compare as its block gives the order of compare', (t) => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const sorted = sort(texts, (a: Value, b: Value) => compare(a, b)) as string[];
      return sorted.every((text, i) => i === 0 || (compare(sorted[i - 1]!, text) as number) <= 0);
    }),
  );
  t.pass();
});

test('unique removes duplicates, and a second call changes nothing', (t) => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))), (values) => {
      const once = unique(values) as Value[];
      return (
        new Set(once).size === once.length &&
        once.every((value) => values.includes(value as never)) &&
        once.length === (unique(once) as Value[]).length
      );
    }),
  );
  t.pass();
});

test('split returns the strings that join has joined', (t) => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().filter((text) => text !== '' && !text.includes(',')),
        { minLength: 1 },
      ),
      (parts) => {
        const again = split(join(parts, ',') as string, ',') as string[];
        return again.length === parts.length && again.every((part, i) => part === parts[i]);
      },
    ),
  );
  t.pass();
});
