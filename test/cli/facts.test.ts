import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const files: readonly (readonly [file: string, text: string, facts: string])[] = [
  [
    'f.yaml',
    'a: yes\nb: 0644\nc: 1.0\nd: -1_000\ne: "0644"\nf: ~\n',
    "{'a' => true, 'b' => 420, 'c' => 1.0, 'd' => -1000, 'e' => '0644', 'f' => undef}",
  ],
  ['f.yml', 'a: &a {x: 1}\nb: {<<: *a, y: 2}\n', "{'a' => {'x' => 1}, 'b' => {'x' => 1, 'y' => 2}}"],
  ['f.json', '{"a": [1, 2.0, null, true]}', "{'a' => [1, 2.0, undef, true]}"],
];

for (const [file, text, facts] of files) {
  test(`facts in ${file}: ${JSON.stringify(text)}`, async (t) => {
    const { stdout, stderr } = await pptjs(['eval', '$facts', '--facts', file], { cwd: folder(t, { [file]: text }) });
    t.is(stdout, `${facts}\n`, stderr);
  });
}

const refused: readonly (readonly [file: string, text: string, message: RegExp])[] = [
  ['f.yaml', 'a: &a [*a]', /^pptjs: Unable to parse \(f\.yaml\): nesting is too deep\n$/],
  ['f.yaml', 'a: [1', /^pptjs: Unable to parse \(f\.yaml\): .* at line \d+ column \d+\n$/],
  ['f.yaml', 'a: :b', /^pptjs: Unable to parse \(f\.yaml\): Tried to load unspecified class: Symbol\n$/],
  ['f.yaml', 'a: 12345678901234567890', /^pptjs: f\.yaml: .* outside of Puppet Integer max range/],
  ['f.yaml', '- 1', /^pptjs: f\.yaml: facts must be a mapping of names to values\n$/],
  ['f.json', '{"a": ', /^pptjs: f\.json: /],
];

for (const [file, text, message] of refused) {
  test(`wrong facts in ${file} are an error: ${text}`, async (t) => {
    const { code, stderr } = await pptjs(['eval', '1', '--facts', file], { cwd: folder(t, { [file]: text }) });
    t.is(code, 1);
    t.regex(stderr, message);
  });
}
