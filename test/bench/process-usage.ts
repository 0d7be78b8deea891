import { readFileSync } from 'node:fs';

/** The clock ticks of /proc in a second, and the size of a page. */
const [TICKS, PAGE] = [100, 4096];

export interface ProcessUsage {
  readonly parent: number;
  /** CPU time of the user and the system, in seconds. */
  readonly seconds: number;
  /** CPU time of the children that have ended, in seconds. */
  readonly childSeconds: number;
  /** Resident memory, in MB. */
  readonly megabytes: number;
}

/**
 * Returns the CPU time and the memory of a process. Linux only: it reads /proc.
 *
 * @throws {Error} if there is no such process
 */
export function processUsage(id: number | string): ProcessUsage {
  // The name of the program, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  return {
    parent: fields[1]!,
    seconds: (fields[11]! + fields[12]!) / TICKS,
    childSeconds: (fields[13]! + fields[14]!) / TICKS,
    megabytes: (fields[21]! * PAGE) / 1e6,
  };
}
