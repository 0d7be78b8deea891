/** Summary of repeated measurements of the same work, in seconds. */
export interface Timing {
  readonly median: number;
  readonly fastest: number;
  readonly slowest: number;
  readonly rounds: number;
}

/** Runs `work` without measuring, at least `warmUp` times and for `warmUpSeconds`, then measures it `rounds` times. */
export function measure(work: () => unknown, rounds: number, warmUp = 1, warmUpSeconds = 0): Timing {
  const started = performance.now();
  for (let round = 0; round < warmUp || performance.now() - started < warmUpSeconds * 1000; round++) work();
  const seconds = Array.from({ length: rounds }, () => clock(work));
  return summary(seconds);
}

/** Runs `work` once and returns the time in seconds. */
export function clock(work: () => unknown): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

/** Returns the median, the minimum and the maximum of `seconds`. */
export function summary(seconds: readonly number[]): Timing {
  const sorted = [...seconds].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, fastest: sorted[0]!, slowest: sorted.at(-1)!, rounds: sorted.length };
}

/** Formats a time, such as `12.3 ms (11.9 – 14.0)`. */
export function showTime({ median, fastest, slowest }: Timing): string {
  const [scale, unit] = median >= 1 ? [1, 's'] : median >= 0.001 ? [1e3, 'ms'] : [1e6, 'µs'];
  const digits = (seconds: number): string => (seconds * scale).toPrecision(3);
  return `${digits(median)} ${unit} (${digits(fastest)} – ${digits(slowest)})`;
}

/** Formats the rate of `amount` units per measured time, such as `25.1 MB/s (24.0 – 25.6)`. */
export function showRate({ median, fastest, slowest }: Timing, amount: number, unit: string): string {
  const digits = (seconds: number): string => (amount / seconds).toPrecision(3);
  return `${digits(median)} ${unit}/s (${digits(slowest)} – ${digits(fastest)})`;
}
