/** Data and values that are nested deeply, and data that grow when they are read: each ends with an error of pptjs. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

const FUNCTIONS: Readonly<Record<string, string>> = { json: 'json_data', yaml: 'yaml_data', conf: 'hocon_data' };

const unreadable: readonly (readonly [file: string, text: string, problem: RegExp])[] = [
  ['a.json', `{"k": ${nested('[', ']', 100)}}`, /nesting of 101 is too deep/],
  ['a.json', `{"k": ${nested('[', ']', 100_000)}}`, /nesting of 101 is too deep/],
  ['a.json', `{"k": 1.5, "l": ${nested('[', ']', 100_000)}}`, /nesting of 101 is too deep/],
  ['a.yaml', `k: ${nested('[', ']', 10_000)}`, /nesting is too deep at line 1/],
  ['a.yaml', `k: ${nested('{a: ', '}', 10_000)}`, /nesting is too deep at line 1/],
  ['a.conf', `k: ${nested('[', ']', 1001)}`, /String: 1: values are nested, or refer to each other, too deeply/],
  ['a.conf', `k: ${nested('[', ']', 100_000)}`, /String: 1: values are nested, or refer to each other, too deeply/],
  ['a.conf', nested('k {', '}', 100_000), /String: 1: values are nested, or refer to each other, too deeply/],
  [
    'a.conf',
    `a0 = x\n${Array.from({ length: 40 }, (_, i) => `a${i + 1} = \${a${i}}\${a${i}}`).join('\n')}`,
    /a String that is larger than the limit/,
  ],
  [
    'a.conf',
    `a0 = [1]\n${Array.from({ length: 40 }, (_, i) => `a${i + 1} = \${a${i}} \${a${i}}`).join('\n')}`,
    /an Array that is larger than the limit/,
  ],
];

for (const [i, [file, text, problem]] of unreadable.entries()) {
  test(`data that are nested or grow without bound are an error: ${file} ${i}`, async (t) => {
    const [, extension = ''] = file.split('.');
    const cwd = folder(t, {
      'environment.conf': '',
      'hiera.yaml': `version: 5\nhierarchy: [{ name: a, path: ${file}, data_hash: ${FUNCTIONS[extension]} }]\n`,
      [`data/${file}`]: text,
    });
    const { code, stderr } = await pptjs(['lookup', 'k'], { cwd });
    t.is(code, 1);
    t.regex(stderr, problem);
    t.notRegex(stderr, /call stack/);
  });
}

test('HOCON data may be 1,000 levels deep, also when they come from the cache', async (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'hiera.yaml': 'version: 5\nhierarchy: [{ name: a, path: a.conf, data_hash: hocon_data }]\n',
    'data/a.conf': `k: ${nested('[', ']', 1000)}`,
  });
  for (const run of ['first', 'second']) {
    const { code, stdout, stderr } = await pptjs(['lookup', 'k', '--render-as', 'json'], { cwd });
    t.is(code, 0, `${run} run: ${stderr}`);
    t.is(stdout.replaceAll(/\s/g, ''), nested('[', ']', 1000));
  }
});

test('JSON data may be 100 levels deep', async (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'hiera.yaml': 'version: 5\nhierarchy: [{ name: a, path: a.json, data_hash: json_data }]\n',
    'data/a.json': `{"k": ${nested('[', ']', 99)}}`,
  });
  const { code, stdout } = await pptjs(['lookup', 'k', '--render-as', 'json'], { cwd });
  t.is(code, 0);
  t.is(stdout.replaceAll(/\s/g, ''), nested('[', ']', 99));
});

test('a value within an alias of itself may be nested as deeply as the stack allows', async (t) => {
  const source = (depth: number): string =>
    `type Tree = Variant[Integer, Array[Tree]]\n$tree = Integer[1, ${depth}].reduce(1) |$m, $i| { [$m] }\n$tree =~ Tree`;
  t.is((await pptjs(['eval', source(1500)])).stdout, 'true\n');
  t.regex((await pptjs(['eval', source(100_000)])).stderr, /^error: stack level too deep/);
});

test('an alias of itself for the same value has no instances but those of its other types', async (t) => {
  const source =
    "type A = Variant[Integer, B]\ntype B = Optional[A]\n[1 =~ A, 'x' =~ A, undef =~ A, undef =~ B, [1] =~ B]";
  t.is((await pptjs(['eval', source])).stdout, '[true, false, true, true, false]\n');
});

test('build: a source that is nested too deeply for the stack is an error with a code', async (t) => {
  const cwd = folder(t, { 'a.pp': `${'if true { '.repeat(1001)}1${' }'.repeat(1001)}\n` });
  const { code, stderr } = await pptjs(['build', 'a.pp', '--out-dir', 'out'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /\[NESTING_TOO_DEEP\]/);
});

/** Puppet evaluates the first five at 1,000 levels, and not even 400 levels of the last one. */
const programs: readonly (readonly [kind: string, source: (depth: number) => string])[] = [
  ['parentheses', (depth) => nested('(', ')', depth).replace('()', '(1)')],
  ['lists', (depth) => `$list = ${nested('[', ']', depth)}\n1`],
  ['conditions', (depth) => nested('if true { ', ' }', depth).replace('{  }', '{ 1 }')],
  ['calls', (depth) => nested('Integer(', ')', depth).replace('()', '(1)')],
  ['negations', (depth) => `0 + ${'- '.repeat(2 * Math.floor(depth / 2))}1`],
  ['blocks', (depth) => `$list = ${'[1].map |$x| { '.repeat(depth)}1${' }'.repeat(depth)}\n1`],
];

for (const [kind, source] of programs) {
  test(`400 nested ${kind} are evaluated`, async (t) => {
    const { code, stdout, stderr } = await pptjs(['eval', source(400)]);
    t.is(code, 0, stderr.slice(0, 500));
    t.is(stdout, '1\n');
  });

  for (const depth of [700, 995, 3000])
    test(`${depth} nested ${kind} are evaluated, or an error of pptjs`, async (t) => {
      const { code, stdout, stderr } = await pptjs(['eval', source(depth)]);
      if (code === 0) t.is(stdout, '1\n');
      else t.regex(stderr, /nested too deeply|stack level too deep/);
      t.notRegex(stderr, /RangeError|call stack|^ +at /m);
    });
}

test('an interpolation within the interpolations of 100 strings is evaluated once', async (t) => {
  const { code, stdout } = await pptjs(['eval', nested('"${[', ']}"', 100).replace('[]', '[1]')]);
  t.is(code, 0);
  t.is(stdout, `'${nested('[', ']', 100).replace('[]', '[1]')}'\n`);
});

test('ast: a chain of 900 calls is printed', async (t) => {
  const cwd = folder(t, { 'a.pp': `'a'${'.upcase'.repeat(900)}\n` });
  const { code, stdout } = await pptjs(['ast', 'a.pp'], { cwd });
  t.is(code, 0);
  t.is(stdout.match(/"?upcase/g)?.length, 900);
});
