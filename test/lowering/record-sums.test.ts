/** Sums of hashes with literal keys: their results are created from literals. */
import { compile } from '@pptjs/transpiler';
import test from 'ava';

/** Sums of hashes in functions, and the constants that create them. */
const sums: readonly (readonly [behavior: string, parameter: string, sum: string, expected: string])[] = [
  [
    'a value of a known key',
    'Struct[{ a => Integer, b => Integer }]',
    "$r + { 'b' => 1 }",
    "const recordKeys = ['a', 'b']; const add_b = /* @__PURE__ */ recordSum(recordKeys, (pairs, added) => ({ a: pairs.a, b: added.b }));",
  ],
  [
    'a new key',
    'Struct[{ a => Integer }]',
    "$r + { 'b-c' => 1 }",
    "recordSum( recordKeys, (pairs, added) => ({ a: pairs.a, 'b-c': added['b-c'] }), recordKeys2, );",
  ],
  [
    'two sums of hashes with the same keys',
    'Struct[{ a => Integer, b => Integer }]',
    "[$r + { 'a' => 1 }, $r + { 'b' => 1 }]",
    'const add_b = /* @__PURE__ */ recordSum(recordKeys, (pairs, added) => ({ a: pairs.a, b: added.b }));',
  ],
  [
    'hashes of two types with the same keys',
    'Variant[Struct[{ a => Integer }], Struct[{ a => String }]]',
    "$r + { 'a' => 1 }",
    'return add_a($r, { a: 1 });',
  ],
  ['an optional key', 'Struct[{ Optional[a] => Integer }]', "$r + { 'a' => 1 }", 'return addPairs($r, { a: 1 });'],
  [
    'unknown keys, and a literal hash with the key',
    'Hash',
    "[$r + { 'b' => 2 }, { 'a' => 0, 'b' => 1 }]",
    'recordSum(recordKeys, (pairs, added) => ({ a: pairs.a, b: added.b }));',
  ],
  [
    'unknown keys, and two literal hashes with the key',
    'Hash',
    "[$r + { 'b' => 2 }, { 'a' => 0, 'b' => 1 }, { 'b' => 0, 'c' => 1 }]",
    'addPairs($r, { b: 2 })',
  ],
  [
    'unknown keys, and a literal hash that is added',
    'Hash',
    "[$r + { 'b' => 2 }, $r + { 'a' => 0, 'b' => 1 }]",
    'addPairs($r, { b: 2 })',
  ],
  ['other keys', 'Hash[String, Integer]', "$r + { 'a' => 1 }", 'return addPairs($r, { a: 1 });'],
  ['a key that is a number', "Struct[{ '1' => Integer }]", "$r + { 'a' => 1 }", 'return addPairs($r, { a: 1 });'],
  ['a key of objects', "Struct[{ '__proto__' => Integer }]", "$r + { 'a' => 1 }", 'return addPairs($r, { a: 1 });'],
  ['equal sums', 'Struct[{ a => Integer }]', "[$r + { 'a' => 1 }, $r + { 'a' => 2 }]", 'add_a($r, { a: 2 })'],
];

for (const [behavior, parameter, sum, expected] of sums)
  test(`a sum of a hash with known keys is a literal: ${behavior}`, (t) => {
    const { code } = compile(`function f(${parameter} $r) { ${sum} }`, { file: 'case.pp' });
    t.true((code ?? '').replace(/\s+/g, ' ').includes(expected), code ?? '');
  });
