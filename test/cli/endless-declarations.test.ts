/** Defined types that declare themselves without end: the error has a place, and comes soon. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const rounds: readonly (readonly [what: string, source: string])[] = [
  ['a defined type that declares itself', `define d() { d { "\${title}x": } }\nd { 'a': }\n`],
  [
    'a defined type that declares and collects itself',
    `define d() { @d { "\${title}1": } D <| |> }\n@d { 'a': }\nD <| |>\n`,
  ],
  [
    'two defined types that declare and collect each other',
    `define d() { @e { $title: } E <| |> }\ndefine e() { @d { "\${title}1": } D <| |> }\nd { 'a': }\n`,
  ],
];

for (const [what, source] of rounds) {
  test(`${what} ends after Puppet's number of rounds`, async (t) => {
    const cwd = folder(t, { 'site.pp': source });
    const { code, stderr } = await pptjs(['compile', 'site.pp', '--node', 'n', '--timeout', '30'], { cwd });
    t.is(code, 1);
    t.regex(
      stderr,
      /^site\.pp:[12]:1: error: Somehow looped more than 1000 times while evaluating host catalog \[EVALUATION_ERROR\]\n/,
    );
    t.regex(stderr, /^help: Look for a defined type that declares resources of its own type/m);
  });
}

test('a collector that takes too long is located at the definition with the collector', async (t) => {
  const source = `define d() { @d { "\${title}1": } D <| tag == 'a' |> }\n@d { 'a': tag => 'a' }\nD <| |>\n`;
  const cwd = folder(t, { 'site.pp': source });
  const { code, stderr } = await pptjs(['compile', 'site.pp', '--node', 'n', '--timeout', '3'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /^site\.pp:1:1: error: .* \[TIME_LIMIT_EXCEEDED\]\n/);
  t.regex(stderr, /^help: .*a defined type that declares itself/m);
});

test('a collector without a query finds resources that become virtual in later rounds', async (t) => {
  const source = `
    define d($n) { if $n < 3 { @d { "t\${n}": n => $n + 1 } } notice($title) }
    D <| |>
    @d { 'a': n => 0 }
    D <| |> { tag => 'late' }`;
  const cwd = folder(t, { 'site.pp': source });
  const { code, stdout, stderr } = await pptjs(['compile', 'site.pp', '--node', 'n'], { cwd });
  t.is(code, 0, stderr);
  t.deepEqual(
    [...stderr.matchAll(/notice: Scope\(D\[(.*?)\]\)|Notice: (\S+)/gi)].map(([, a, b]) => a ?? b),
    ['a', 't0', 't1', 't2'],
  );
  t.is([...stdout.matchAll(/"late"/g)].length >= 4, true);
});
