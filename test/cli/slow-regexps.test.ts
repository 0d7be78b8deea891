/** Warnings of `pptjs check` about regular expressions that take exponential or polynomial time. */
import test from 'ava';
import { pptjs } from './command.js';

const slow: readonly (readonly [source: string, code: string, column: number])[] = [
  ['$a = $x =~ /^(a+)+$/', 'EXPONENTIAL_REGEXP', 12],
  ['$a = $x =~ /^(?:[a-z]|\\w)*!/', 'EXPONENTIAL_REGEXP', 12],
  ['$a = $x !~ /(.*)*x/', 'EXPONENTIAL_REGEXP', 12],
  ['$a = $x =~ /^(\\h+\\s?)+$/', 'EXPONENTIAL_REGEXP', 12],
  ['$a = $x =~ /\\s+$/', 'POLYNOMIAL_REGEXP', 12],
  ['$a = $x =~ /a*a*b/', 'POLYNOMIAL_REGEXP', 12],
  ["$a = regsubst($x, '\\s+$', '')", 'POLYNOMIAL_REGEXP', 19],
  ["$a = $x.regsubst('\\s+$', '')", 'POLYNOMIAL_REGEXP', 18],
  ["$a = split($x, '(x|x)+y')", 'EXPONENTIAL_REGEXP', 16],
  ["$a = $x.match('(b+)+c')", 'EXPONENTIAL_REGEXP', 15],
  ["$a = $x =~ Pattern['^(a+)+$']", 'EXPONENTIAL_REGEXP', 20],
  ['type A = Pattern[/\\A\\d+\\z/, /\\A(\\d+,?)+\\z/]', 'EXPONENTIAL_REGEXP', 29],
  ['node /^(\\w+\\d*)+$/ { }', 'EXPONENTIAL_REGEXP', 6],
  ['if $x { case $y { /(z+)+$/: { notice(1) } default: { } } }', 'EXPONENTIAL_REGEXP', 19],
  ['$a = $x ? { /(z+)+$/ => 1, default => 2 }', 'EXPONENTIAL_REGEXP', 13],
];

for (const [source, code, column] of slow) {
  test(`check warns about ${source}`, async (t) => {
    const { code: exit, stdout } = await pptjs(['check', '-', '--json'], { stdin: source });
    t.is(exit, 0);
    const [warning, ...others] = stdout
      .trim()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    t.like(warning, { code, severity: 'warning', line: 1, column });
    t.deepEqual(others, []);
  });
}

const linear = [
  '$a = $x =~ /^[a-z]+$/',
  '$a = $x =~ /\\A(?:[^\\/]+\\/)+\\z/',
  '$a = $x =~ /^((?:[0-9]{1,3}\\.){3}[0-9]{1,3})$/',
  '$a = $x =~ /\\A\\p{Alpha}+-(?<rest>\\d*)\\z/',
  "$a = regsubst($x, '^a+b', '(a+)+')",
  "$a = sprintf('(a+)+')",
  "$a = Enum['(a+)+']",
];

for (const source of linear) {
  test(`check does not warn about ${source}`, async (t) => {
    t.is((await pptjs(['check', '-', '-q'], { stdin: source })).stderr, '');
  });
}

test('the advice shows how to write the expression, and only check gives it', async (t) => {
  const { stderr } = await pptjs(['check', '-'], { stdin: '$a = "b" =~ /^(a+)+$/\n' });
  t.is(
    stderr,
    `<stdin>:1:13: warning: This regular expression takes exponential time for a text with many "a" [EXPONENTIAL_REGEXP]
1 | $a = "b" =~ /^(a+)+$/
  |             ^^^^^^^^^
help: Remove the repetition within a repetition, or alternatives that match the same text: \`a+\` instead of \`(a+)+\`.
1 file checked: 0 errors, 1 warning
`,
  );
  t.is((await pptjs(['eval', '"b" =~ /^(a+)+$/'])).stderr, '');
});
