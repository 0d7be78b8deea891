/** Measures whole processes: elapsed time and CPU time with all child processes. */
import { execFileSync } from 'node:child_process';
import { showTime, summary } from './measure.js';

export interface ProcessTime {
  /** In seconds. */
  readonly elapsed: number;
  /** In seconds, of all cores. */
  readonly cpu: number;
}

/**
 * Runs a command in a shell of its own. Its output and its exit code are ignored: the corpus has files with errors.
 * @param words the program and its arguments
 */
export function timeCommand(words: readonly string[], cwd: string): ProcessTime {
  const script = `TIMEFORMAT='%R %U %S'; { time "$@" >/dev/null 2>/dev/null; } 2>&1; true`;
  const output = execFileSync('bash', ['-c', script, 'bash', ...words], { cwd, encoding: 'utf8' });
  const [elapsed = NaN, user = NaN, system = NaN] = output.trim().split(' ').map(Number);
  return { elapsed, cpu: user + system };
}

/** A row of a table: the name, the elapsed time, and the CPU time. */
export function timeRow(name: string, times: readonly ProcessTime[]): readonly string[] {
  const elapsed = summary(times.map((time) => time.elapsed));
  const cpu = summary(times.map((time) => time.cpu));
  return [name, showTime(elapsed), `${showTime(cpu)} of CPU`];
}
