import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const expressions: readonly (readonly [source: string, printed: string])[] = [
  ['1 + 1', '2'],
  ['[1, 2, 3].map |$x| { $x * 2 }', '[2, 4, 6]'],
  ["'a' + 0 ? { default => 1 }", ''],
  ['undef', 'undef'],
  ["{ 'a' => [1.0, default], 2 => /x/ }", "{'a' => [1.0, default], 2 => /x/}"],
];

for (const [source, printed] of expressions) {
  test(`eval ${source}`, async (t) => {
    const { code, stdout } = await pptjs(['eval', source]);
    t.is(stdout, printed === '' ? '' : `${printed}\n`);
    t.is(code, printed === '' ? 1 : 0);
  });
}

test('an error message shows the place in the source and the advice', async (t) => {
  const { code, stdout, stderr } = await pptjs(['eval', "$x = 1\n$x + 'a'"]);
  t.is(code, 1);
  t.is(stdout, '');
  t.is(
    stderr,
    [
      "<expression>:2:6: error: Evaluation Error: The value 'a' cannot be converted to Numeric. [NOT_NUMERIC]",
      '1 | $x = 1',
      "2 | $x + 'a'",
      '  |      ^^^',
      'help: Arithmetic needs numbers. Join strings by interpolation: `"${a}${b}"`.',
      '',
    ].join('\n'),
  );
});

test('all errors of a source are printed', async (t) => {
  const { code, stderr } = await pptjs(['eval', '1 2 3']);
  t.is(code, 1);
  t.regex(stderr, /This Literal Integer has no effect/);
});

test('run prints the last value, and log messages on standard error', async (t) => {
  const cwd = folder(t, {
    'site.pp': 'notice("hello ${facts[\'who\']}")\ninfo("quiet")\n"${who}!"\n',
    'facts.yaml': 'who: world\n',
    'facts.json': '{"who": "JSON"}',
  });
  const { code, stdout, stderr } = await pptjs(['run', 'site.pp', '--facts', 'facts.yaml'], { cwd });
  t.is(stdout, "'world!'\n", stderr);
  t.regex(stderr, /^Notice: hello world/);
  t.notRegex(stderr, /quiet/);
  t.is(code, 0);
  t.is((await pptjs(['run', 'site.pp', '--facts', 'facts.json', '--json'], { cwd })).stdout, '"JSON!"\n');
  t.regex((await pptjs(['run', 'site.pp', '--facts', 'facts.json', '--debug'], { cwd })).stderr, /Info: quiet/);
});

test('run reads standard input', async (t) => {
  t.is((await pptjs(['run', '-'], { stdin: '$x = 20\n$x * 2' })).stdout, '40\n');
});

const badFacts: readonly (readonly [name: string, content: string, message: string])[] = [
  ['list.json', '[1]', 'list.json: these are not facts'],
  ['broken.json', '{"a": }', 'broken.json: '],
  ['broken.yaml', 'a: [1', 'Unable to parse (broken.yaml): '],
  ['text.yaml', 'hello', 'text.yaml: these are not facts'],
];

for (const [name, content, message] of badFacts) {
  test(`a file that does not contain facts is an error: ${name}`, async (t) => {
    const { code, stderr } = await pptjs(['eval', '1', '--facts', name], { cwd: folder(t, { [name]: content }) });
    t.is(code, 1);
    t.true(stderr.startsWith(`pptjs: ${message}`), stderr);
  });
}

test('a missing facts file is an error', async (t) => {
  const { code, stderr } = await pptjs(['eval', '1', '--facts', 'none.json']);
  t.is(code, 1);
  t.is(stderr, 'pptjs: none.json: No such file or directory\n');
});

test('facts distinguish integers from floats', async (t) => {
  const cwd = folder(t, {
    'f.json': '{"a": 1, "b": 1.0, "c": 9223372036854775807, "d": {"10": 1, "9": 2}, "e": null}',
    'f.yaml': 'a: 1\nb: 1.0\nc: 9223372036854775807\nd: {"10": 1, "9": 2}\ne: ~\n',
  });
  for (const file of ['f.json', 'f.yaml']) {
    t.is(
      (await pptjs(['eval', '[$a, $b, $c, $d, $facts[e]]', '--facts', file], { cwd })).stdout,
      "[1, 1.0, 9223372036854775807, {'10' => 1, '9' => 2}, undef]\n",
    );
  }
});
