import test from 'ava';
import { pptjs } from './command.js';

const commands = ['build', 'run', 'eval', 'check', 'migrate', 'ast', 'compile', 'lookup', 'diff', 'batch'];

test('--help lists all commands', async (t) => {
  const { code, stdout } = await pptjs(['--help']);
  t.is(code, 0);
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
    t.deepEqual(
      stdout.split('\n').filter((line) => line.length > 120),
      [],
    );
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
  [['ast'], /specify a file/],
  [['batch'], /specify eval or compile/],
  [['batch', 'run'], /specify eval or compile/],
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
