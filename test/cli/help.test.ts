import test from 'ava';
import { pptjs, type Surroundings } from './command.js';

const commands = [
  'build',
  'run',
  'eval',
  'check',
  'migrate',
  'ast',
  'compile',
  'lookup',
  'diff',
  'fleet',
  'serve',
  'batch',
  'init',
  'completion',
];

/** The width of a terminal. */
const WIDTH = 80;
const longLines = (text: string): readonly string[] => text.split('\n').filter((line) => line.length > WIDTH);

test('--help lists all commands', async (t) => {
  const { code, stdout } = await pptjs(['--help']);
  t.is(code, 0);
  t.deepEqual(longLines(stdout), []);
  t.deepEqual(
    [...stdout.matchAll(/^  ([a-z]+) +\S/gm)].map(([, name]) => name),
    commands,
  );
});

for (const name of commands) {
  test(`pptjs ${name} --help describes the command`, async (t) => {
    const { code, stdout } = await pptjs([name, '--help']);
    t.is(code, 0);
    t.regex(stdout, new RegExp(`^Usage: pptjs ${name} `));
    t.deepEqual(longLines(stdout), []);
    t.is((await pptjs(['help', name])).stdout, stdout);
  });
}

test('pptjs without arguments prints the help', async (t) => {
  const { code, stdout } = await pptjs([]);
  t.is(code, 0);
  t.regex(stdout, /^pptjs compiles/);
});

const wrong: readonly (readonly [argv: readonly string[], message: RegExp])[] = [
  [['bild'], /There is no command 'bild'\. Did you mean 'build'\?/],
  [['build', 'x.pp'], /--out-dir is required/],
  [['build', '--out-dir', 'x'], /specify files/],
  [
    ['build', 'x.pp', '-o', 'd', '--source-map', 'maybe'],
    /--source-map must be one of external, inline, none, not 'maybe'/,
  ],
  [['build', 'x.pp', '--fast'], /Unknown option '--fast'/],
  [['compile', '--envronment', 'x'], /Unknown option '--envronment'\. Did you mean '--environment'\?/],
  [['check', 'x.pp', '--strict', 'eror'], /not 'eror'\. Did you mean 'error'\?/],
  [['build', '--out-dir'], /'-o, --out-dir <value>' argument missing/],
  [['run'], /specify one file/],
  [['run', 'a.pp', 'b.pp'], /specify one file/],
  [['eval'], /specify an expression/],
  [['eval', '1', '+', '1'], /one expression, in quotes/],
  [['eval', '1', '--strict', 'very'], /--strict must be one of/],
  [['eval', '-7', '%', '3'], /Unknown option '-7'. Write `--` before .*: -- '-7 % 3'$/m],
  [['eval', "-$x['a']"], /Write `--` before .*: -- '-\$x\['\\''a'\\''\]'$/m],
  [['eval', '--strict', 'off', '-(1 + 2)'], /: -- '-\(1 \+ 2\)'$/m],
  [['eval', '1', '--color', '--no-color'], /specify only one of --color and --no-color/],
  [['ast'], /specify a file/],
  [['serve', 'production', '--dev'], /name the environments with --environment or --environmentpath/],
  [['batch'], /specify eval or compile/],
  [['batch', 'run'], /specify eval or compile, not 'run'\n/],
  [['batch', 'complie'], /specify eval or compile, not 'complie'\. Did you mean 'compile'\?\n/],
  [['init', 'modul'], /specify the kind of project: .*, node, not 'modul'\. Did you mean 'module'\?\n/],
  [['completion', 'tcsh'], /specify the shell: .*, fish, not 'tcsh'/],
];

for (const [argv, message] of wrong) {
  test(`wrong usage: pptjs ${argv.join(' ')}`, async (t) => {
    const { code, stdout, stderr } = await pptjs(argv);
    t.is(code, 2);
    t.is(stdout, '');
    t.regex(stderr, message);
  });
}

test('--version prints the version', async (t) => {
  const { code, stdout } = await pptjs(['--version']);
  t.is(code, 0);
  t.regex(stdout, /^\d+\.\d+\.\d+\n$/);
});

test('`--` separates an expression that begins with `-` from the options', async (t) => {
  t.is((await pptjs(['eval', '--', '-7 % 3'])).stdout, '2\n');
});

const colors: readonly (readonly [
  title: string,
  surroundings: Surroundings,
  argv: readonly string[],
  color: boolean,
])[] = [
  ['a terminal has colors', { terminal: true }, [], true],
  ['a file has no colors', {}, [], false],
  ['--color overrides NO_COLOR', { env: { NO_COLOR: '1' } }, ['--color'], true],
  ['--color adds colors to a file', {}, ['--color'], true],
  ['--no-color overrides FORCE_COLOR', { terminal: true, env: { FORCE_COLOR: '1' } }, ['--no-color'], false],
  ['NO_COLOR takes precedence over FORCE_COLOR', { env: { NO_COLOR: '1', FORCE_COLOR: '1' } }, [], false],
];

for (const [title, surroundings, argv, color] of colors) {
  test(`colors: ${title}`, async (t) => {
    const { stderr } = await pptjs(['eval', '1 +', ...argv], surroundings);
    t.is(stderr.includes('\u001b['), color, stderr);
  });
}
