/** Code for which types are inferred has the results of code without inferred types. */
import test from 'ava';
import { answer } from './answer.js';

const VALUES: readonly string[] = [
  '0',
  '-3',
  '7',
  '9007199254740991',
  '9223372036854775807',
  '2.5',
  "''",
  "'a'",
  "'A'",
  "'12'",
  'true',
  'false',
  'undef',
  '[]',
  '[1, 2]',
  "{ 'a' => 1 }",
  'default',
  'String',
];

const EXPRESSIONS: readonly string[] = [
  '$x == 7',
  "$x == 'a'",
  "$x != '12'",
  '$x =~ Integer[0, 9]',
  '$x !~ Integer',
  "$x =~ Optional[Enum['a', 'b']]",
  '"<${x}>"',
  'if $x { 1 } else { 2 }',
  '!$x',
  '$x + 1',
  '$x * -1',
  '$x % 3',
  '$x / 2',
  '$x < 5',
  '$x[0]',
  "$x['a']",
  "$x.dig('a')",
  "$x.dig(1, 'a')",
  "$x.dig('a', 'b', 'c')",
  '$x.size',
  'empty($x)',
  "case $x { 7: { 'seven' } 'a': { 'A' } String: { 's' } undef: { 'u' } true: { 't' } default: { 'd' } }",
];

for (const expression of EXPRESSIONS)
  test(`code with types gives the results of code without types: ${expression}`, (t) => {
    for (const value of VALUES) {
      // Types are inferred only if the program has functions or blocks.
      const general = answer(`$x = ${value}\n$r = ${expression}\n$r`);
      t.is(answer(`$x = ${value}\n[1].each |$i| { $i }\n$r = ${expression}\n$r`), general, value);
      t.is(answer(`[${value}].map |$x| { ${expression} }`).replace(/^\[([^]*)\]$/, '$1'), general, value);
    }
  });
