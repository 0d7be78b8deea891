/**
 * Interrupts builds at random moments. `PPTJS_INTERRUPTIONS` is the number of moments for each kind of build, and
 * `PPTJS_SEED` repeats a run: `PPTJS_INTERRUPTIONS=100 npx ava test/build/interruptions.test.ts`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import test from 'ava';
import { folder } from '../cli/folder.js';
import { commandFile } from '../cli/process.js';
import { shareOf } from '../recorded/sample.js';

const MOMENTS = Number(process.env['PPTJS_INTERRUPTIONS'] ?? shareOf(8));
const SEED = Number(process.env['PPTJS_SEED'] ?? Date.now() % 2 ** 31);

/** They interrupt builds in turn. */
const SIGNALS = ['SIGKILL', 'SIGINT'] as const;

/** Enough sources for two workers. */
const SOURCES = 300;

const sourcesBelow = (directory: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: SOURCES }, (_, i) => [
      `${directory}/d${i % 10}/c${i}.pp`,
      `# Class ${i}\nclass app::d${i % 10}::c${i} ($a = ${i}) { file { "/x\${a}": content => "${i}" } }\n`,
    ]),
  );

/** By the name of the build: its sources, and its arguments without the output folder. */
const builds = {
  'of files': { files: sourcesBelow('src'), argv: ['build', 'src'] },
  'of an environment': {
    files: { 'src/environment.conf': '', ...sourcesBelow('src/modules/app/manifests') },
    argv: ['build', '--environment', 'src'],
  },
  // The command runs again in a thread with a larger stack.
  'with a deep source': {
    files: { ...sourcesBelow('src'), 'src/deep.pp': `${'if true { '.repeat(990)}1${' }'.repeat(990)}\n` },
    argv: ['build', 'src'],
  },
} as const;

/** Random numbers from 0 to 1, which depend on the seed only. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed || 1; ;) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

/** The paths of the files below a folder. */
function filesBelow(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(directory, name)).isFile())
    .sort();
}

const temporaryFilesBelow = (directory: string): string[] =>
  filesBelow(directory).filter((name) => name.endsWith('.tmp'));

const contentOf = (directory: string): Record<string, string> =>
  Object.fromEntries(filesBelow(directory).map((name) => [name, readFileSync(join(directory, name), 'utf8')]));

for (const [kind, { files, argv }] of Object.entries(builds))
  test.serial(
    `a build ${kind} that a signal interrupts leaves no module without its map, and a later build completes`,
    async (t) => {
      const cwd = folder(t, files);
      const env = { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: join(cwd, 'cache') };
      const argvOf = (out: string, options: readonly string[]): string[] => [
        commandFile,
        ...argv,
        '-o',
        out,
        '--quiet',
        ...options,
      ];
      // A build with other options replaces all modules.
      const variants = [[], ['--no-comments']];
      let longest = 0;
      const expected = variants.map((options, index) => {
        const started = performance.now();
        const { status, stderr } = spawnSync(process.execPath, argvOf(`expected${index}`, options), {
          cwd,
          env,
          encoding: 'utf8',
        });
        t.is(status, 0, stderr);
        longest = Math.max(longest, performance.now() - started);
        return contentOf(join(cwd, `expected${index}`));
      });
      const out = join(cwd, 'out');
      const random = randomNumbers(SEED);
      for (let moment = 0; moment < MOMENTS; moment++) {
        const signal = SIGNALS[moment % SIGNALS.length]!;
        const place = `seed ${SEED}, moment ${moment}, ${signal}`;
        const variant = Math.floor(moment / SIGNALS.length) % variants.length;
        // Half of the builds write into a new folder.
        if (random.next().value < 0.5) rmSync(out, { recursive: true, force: true });
        const before = new Set(temporaryFilesBelow(out));
        const child = spawn(process.execPath, argvOf('out', variants[variant]!), { cwd, env, stdio: 'ignore' });
        const ended = once(child, 'exit');
        await Promise.race([ended, setTimeout(random.next().value * longest)]);
        child.kill(signal);
        await ended;
        const left = new Set(filesBelow(out));
        const unmapped = [...left].filter(
          (name) => Object.hasOwn(expected[0]!, `${name}.map`) && !left.has(`${name}.map`),
        );
        t.deepEqual(unmapped, [], place);
        if (signal === 'SIGINT')
          t.deepEqual(
            temporaryFilesBelow(out).filter((name) => !before.has(name)),
            [],
            place,
          );
        // The other builds go on where an interrupted one stopped.
        if (random.next().value < 0.5 && moment + 1 < MOMENTS) continue;
        const { status, stderr } = spawnSync(process.execPath, argvOf('out', variants[variant]!), {
          cwd,
          env,
          encoding: 'utf8',
        });
        t.is(status, 0, `${place}: ${stderr}`);
        t.deepEqual(contentOf(out), expected[variant], place);
      }
    },
  );
