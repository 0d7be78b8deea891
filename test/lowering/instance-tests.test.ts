import { evaluateSource } from '@pptjs/engine';
import test from 'ava';

const types = [
  'Integer[-5, 5]',
  'Integer[default, 5]',
  'Integer[9007199254740993]',
  'Float[0.0, 1.0]',
  'Float[default, 1.5]',
  'String[0, 0]',
  'String[0]',
  'String[1]',
  'String[2, 3]',
  'Boolean[true]',
  "Enum['a', 'b', 'c', 'd', 'e']",
  "Enum['A', true]",
  "Pattern['a', /\\A.\\z/]",
  'Array[Any, 1]',
  'Array[0, 0]',
  'Array[Integer]',
  'Array[Integer, 2, 3]',
  "Array[Variant[Enum['a', 'b'], Integer[0]], 1]",
  'Array[Optional[String[1]]]',
  'Array[Tuple[String, Integer]]',
  'Array[NotUndef]',
  'Hash[Any, Any, 1]',
  'Hash[0, 0]',
  'Hash[String, Any]',
  'Collection[0, 0]',
  'Collection[1, 2]',
  'Tuple[String]',
  'Tuple[String, Any]',
  'Tuple[Integer[0], Float, Boolean]',
  'Tuple[Enum[a, b], Tuple[Integer], Optional[Array]]',
  'Tuple[String, 1, 2]',
  'Tuple[Array[Integer], String]',
  'Tuple[Struct[{ a => Integer }], String]',
  'Variant[Tuple[String, Any], Array[Integer], Undef]',
  'Variant[String[0, 0], Array[Any, 0, 0]]',
  'NotUndef[Tuple[Any, NotUndef]]',
  'Optional[Array[String, 1]]',
];

const long = Array.from({ length: 40 }, (_, i) => String(i)).join(', ');

const values = [
  'undef',
  'true',
  '0',
  '-6',
  '5',
  '9007199254740993',
  '-9007199254740993',
  '1.0',
  '1.5',
  '-0.5',
  "''",
  "'a'",
  "'A'",
  "'abc'",
  "'é😀'",
  'default',
  '[]',
  '[1]',
  '[1, 2, 3]',
  "['a', 1]",
  "[1, 'a']",
  "['']",
  "['a', undef]",
  '[undef]',
  '[[1], undef]',
  "['a', [1], []]",
  "['a', [1], undef]",
  "['b', [1, 2], undef]",
  '[0, 0.5, false]',
  "[[1, 2], 'a']",
  "[[], '']",
  "[{ a => 1 }, 'a']",
  "[['a', 1], ['b', 2]]",
  '[9007199254740993, -1]',
  `[${long}]`,
  `[${long}, 'a']`,
  `[${long}, -1]`,
  '{}',
  '{ a => 1 }',
  '{ 1 => 2 }',
  "{ a => 'b', c => undef }",
  '/a/',
  "Sensitive('a')",
];

/** An alias of `Array[Any, 1]` accepts the empty array, in Puppet too, so an alias is compared with itself. */
for (const type of types) {
  test(`emitted tests of ${type} accept the same values as the type`, (t) => {
    const source = [
      `type T = ${type}`,
      'function has_type($x, Type $type) { $x =~ $type }',
      `function by_type($x) { $x =~ ${type} }`,
      'function by_alias($x) { $x =~ T }',
      `function of_element($x) { $x[0] =~ ${type} }`,
      `function by_case($x) { case $x { ${type}: { true } default: { false } } }`,
      `[${values.join(', ')}].map |$x| {`,
      `  [by_type($x), of_element([$x]), by_case($x), has_type($x, ${type}), by_alias($x), has_type($x, T)]`,
      '}',
    ].join('\n');
    for (const [index, results] of (evaluateSource(source) as readonly (readonly boolean[])[]).entries()) {
      const [byType, ofElement, byCase, expected, byAlias, expectedOfAlias] = results;
      t.deepEqual([byType, ofElement, byCase], [expected, expected, expected], values[index]);
      t.is(byAlias, expectedOfAlias, values[index]);
    }
  });
}
