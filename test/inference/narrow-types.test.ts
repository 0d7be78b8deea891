/** Types with few instances lead to empty ranges and lists. The inference of expressions with them must end with a type. */
import { inferTypes, parse } from '@pptjs/transpiler';
import test from 'ava';

const TYPES = [
  'Array[Any, 0, 0]',
  'Enum[""]',
  'Float',
  'Hash[String, Integer[0, 0], 0, 0]',
  'Integer[-3, 0]',
  'Integer[-9223372036854775808, -9223372036854775808]',
  'Integer[0, 0]',
  'Integer[9223372036854775807, default]',
  'Integer[default, -1]',
  'Optional[Array[Integer, 0, 1]]',
  'Optional[Integer[0, 0]]',
  'String[0, 0]',
  'Tuple[Integer[0, 0]]',
  'Undef',
  'Variant[Integer[0, 0], Timespan]',
];

const EXPRESSIONS = [
  '"${x}${y}".length - $y',
  '$x * $y',
  '$x + $y',
  '$x - $y',
  '$x / $y',
  '$x % $y',
  '$x << $y',
  '$x >> $y',
  '$x ? { 0 => $y, default => $x }',
  '$x[$y, -1]',
  '$x[$y]',
  '$x.filter |$i, $v| { $i > $y }',
  '$x.get($y)',
  '$x.length * $y % $x.length',
  '$x.map |$i, $v| { $i - $y }',
  '$x.reduce($y) |$a, $b| { $a - $b }',
  '$x.reverse_each.map |$i| { $i * $y }',
  '$x.slice($y)',
  '$x.step($y).map |$i| { $i }',
  'if $x > 0 and $x < $y { $y - $x } else { $x % $y }',
  'Integer[$x, $y].map |$i| { $i }',
  'Integer[1, $x.length].map |$i| { $i % $x.length }',
  'max($x, $y) - min($x, $y)',
];

for (const expression of EXPRESSIONS) {
  test(`values of types with few instances: ${expression}`, (t) => {
    for (const x of TYPES)
      for (const y of TYPES) {
        const source = `function f(${x} $x, ${y} $y) { ${expression} }`;
        const { program } = parse(source, { file: 'case.pp' });
        t.notThrows(() => inferTypes(program!, { file: 'case.pp' }), source);
      }
  });
}
