/**
 * Breakpoints in Puppet files, through the inspector protocol: a real program is debugged, and its source maps are
 * read as a debugger does.
 */
import test, { type ExecutionContext } from 'ava';
import { commandFile, emptyCache } from '../cli/process.js';
import { node, workspace } from '../loader/workspace.js';
import { someOf } from '../recorded/sample.js';
import { debug, type DebuggedProgram } from './debugger.js';

const app = `# Functions
function mymod::double(Integer $x) >> Integer {
  $y = $x * 2
  if $y > 10 {
    $size = 'big'
  } else {
    $size = 'small'
  }
  notice("\${size}")
  $y
}

class mymod (
  Array[String] $names = ['a'],
) {
  $names.each |$index, $name| {
    $text = "\${index}: \${name}"
    $x = $text
    [$x].each |$x| {
      notice($x)
    }
    notify { $text: message => $text }
  }
  case $names {
    ['b']: { $kind = 'b' }
    default: {
      $kind = 'other'
    }
  }
  notify { 'last':
    message => $kind,
  }
}

$greeting = 'hello'
$number = mymod::double(3)
include mymod
unless $number == 7 {
  notice($greeting)
}
`;

const evaluate = `
import { beginCatalog, createContext, createTopScope, provideCatalog, withContext } from '@pptjs/runtime/internal';
const context = createContext({ topScope: createTopScope(), log: () => {} });
withContext(context, () => {
  beginCatalog(context);
  provideCatalog(context);
  manifest.run(context);
});
`;

/** Starts a program that evaluates `app.pp`, in each way in which that is possible. */
const programs: readonly (readonly [
  title: string,
  start: (t: ExecutionContext, lines: number[]) => Promise<DebuggedProgram>,
])[] = [
  [
    'a module that `pptjs build` has written',
    async (t, lines) => {
      const cwd = workspace(t, { 'src/app.pp': app, 'run.mjs': `import manifest from './out/app.js';${evaluate}` });
      node(cwd, [commandFile, 'build', 'src', '--out-dir', 'out']);
      return debug(t, cwd, ['run.mjs'], breakpoints(lines));
    },
  ],
  [
    'a module that the loader compiles',
    async (t, lines) => {
      const cwd = workspace(t, { 'app.pp': app, 'run.mjs': `import manifest from './app.pp';${evaluate}` });
      return debug(t, cwd, ['--import', '@pptjs/loader', 'run.mjs'], breakpoints(lines), { PPTJS_CACHE: 'off' });
    },
  ],
  ['a manifest of `pptjs run`', async (t, lines) => debugCommand(t, 'run', lines)],
  ['a manifest of `pptjs compile`', async (t, lines) => debugCommand(t, 'compile', lines)],
];

async function debugCommand(t: ExecutionContext, name: string, lines: number[]): Promise<DebuggedProgram> {
  const cwd = workspace(t, { 'app.pp': app });
  return debug(t, cwd, [commandFile, name, 'app.pp'], breakpoints(lines), { PPTJS_CACHE: emptyCache() });
}

function breakpoints(lines: readonly number[]): { file: string; line: number }[] {
  return lines.map((line) => ({ file: 'app.pp', line }));
}

/** The lines at which statements begin that the program evaluates, in the order of their evaluation. */
const EVALUATED = [35, 36, 3, 4, 7, 9, 10, 37, 16, 17, 18, 19, 20, 22, 24, 27, 30, 38, 39];

for (const [title, start] of someOf(programs)) {
  test.serial(`${title} stops at breakpoints of all evaluated statements, and at no others`, async (t) => {
    const lines = Array.from(app.split('\n'), (_, index) => index + 1).filter((line) => line > 2 && line !== 14);
    const program = await start(t, lines);
    const places: string[] = [];
    for (let pause = await program.run(); pause !== null; pause = await program.run())
      if (pause.place !== places.at(-1)) places.push(pause.place);
    const statements = places.filter((place) => EVALUATED.includes(Number(place.slice('app.pp:'.length))));
    t.deepEqual(
      statements,
      EVALUATED.map((line) => `app.pp:${line}`),
    );
    t.false(places.includes('app.pp:5'), 'a branch that is not evaluated');
  });

  test.serial(`${title} shows the variables of Puppet under their names`, async (t) => {
    const program = await start(t, [10, 18, 30]);
    const inFunction = await program.run();
    t.is(inFunction?.place, 'app.pp:10');
    t.like(inFunction?.variables, { $x: '3', $y: '6', $size: 'small' });
    const inLambda = await program.run();
    t.is(inLambda?.place, 'app.pp:18');
    t.like(inLambda?.variables, { $index: '0', $name: 'a', $text: '0: a' });
    const inClass = await program.run();
    t.is(inClass?.place, 'app.pp:30');
    t.like(inClass?.variables, { $names: 'Array(1)', $kind: 'other' });
    const generated = Object.keys(inClass?.variables ?? {}).filter((name) => !name.startsWith('$'));
    t.deepEqual(
      generated.filter((name) => name !== 'arguments' && name !== 'file'),
      ['scope'],
    );
  });

  test.serial(`${title} can be stepped through, one statement after the other`, async (t) => {
    const program = await start(t, [3]);
    const places = [(await program.run())?.place];
    for (let count = 0; count < 4; count++) places.push((await program.run('stepOver'))?.place);
    t.deepEqual(places, ['app.pp:3', 'app.pp:4', 'app.pp:7', 'app.pp:9', 'app.pp:10']);
  });
}
