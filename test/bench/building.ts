import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, compile, parse } from '@pptjs/transpiler';
import { corpus } from '../conformance/puppet.js';
import { benchBuildTools } from './build-tools.js';
import { bytesOf, type CorpusFile } from './corpus.js';
import { clock, measure, showRate, showTime, summary } from './measure.js';
import { table } from './table.js';

const command = fileURLToPath(new URL('../../packages/cli/bin/pptjs.js', import.meta.url));

/**
 * Measures building the corpus: the whole command from a cold start, its phases in a warm process, and incremental builds
 * beside tsc and esbuild.
 */
export async function benchBuild(files: readonly CorpusFile[], rounds: number): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'pptjs-bench-'));
  try {
    const whole = wholeCommand(files, directory, rounds);
    const parts = phases(files, directory, rounds);
    const tools = join(directory, 'tools');
    mkdirSync(tools);
    return `${whole}${parts}${await benchBuildTools(files, tools, rounds)}`;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function wholeCommand(files: readonly CorpusFile[], directory: string, rounds: number): string {
  const size = bytesOf(files) / 1e6;
  const seconds = Array.from({ length: rounds }, (_, round) => {
    const out = join(directory, `out-${round}`);
    return clock(() =>
      spawnSync(process.execPath, [command, 'build', corpus, '--out-dir', out, '--quiet'], { stdio: 'ignore' }),
    );
  });
  const timing = summary(seconds);
  return `Whole build from a cold start, ${files.length} manifests and their templates\n${table([
    ['pptjs build', showTime(timing), showRate(timing, files.length, 'files'), showRate(timing, size, 'MB')],
  ])}`;
}

/**
 * Measures the phases of a warm build. Each measured call repeats the work of the calls before it, so the time of a phase
 * is the difference between two calls.
 */
function phases(files: readonly CorpusFile[], directory: string, rounds: number): string {
  const results = files.map(({ path, text }) => compile(text, { file: path, sourceMap: 'external' }));
  const time = (work: () => unknown): number => measure(work, rounds, 2).median;
  const reading = time(() => files.forEach(({ path }) => readFileSync(path, 'utf8')));
  const parsing = time(() => files.forEach(({ path, text }) => parse(text, { file: path })));
  const checking = time(() => files.forEach(({ path, text }) => check(text, { file: path })));
  const compiling = time(() => files.forEach(({ path, text }) => compile(text, { file: path, sourceMap: 'none' })));
  const mapping = time(() => files.forEach(({ path, text }) => compile(text, { file: path, sourceMap: 'external' })));
  mkdirSync(join(directory, 'files'), { recursive: true });
  const writing = time(() =>
    results.forEach(({ code, map }, index) => {
      writeFileSync(join(directory, 'files', `${index}.js`), code ?? '');
      writeFileSync(join(directory, 'files', `${index}.js.map`), map ?? '');
    }),
  );
  const parts: readonly (readonly [string, number])[] = [
    ['read', reading],
    ['parse', parsing],
    ['validate', checking - parsing],
    ['lower and print', compiling - checking],
    ['map', mapping - compiling],
    ['write', writing],
  ];
  const total = parts.reduce((sum, [, seconds]) => sum + seconds, 0);
  const rows = parts.map(([name, seconds]) => [
    name,
    `${(seconds * 1000).toFixed(0)} ms`,
    `${((100 * seconds) / total).toFixed(0)} %`,
  ]);
  return `Phases of a warm build\n${table([...rows, ['total', `${(total * 1000).toFixed(0)} ms`, '']])}`;
}
