/**
 * Delays V8's optimizing compiler while a process compiles its first catalogs or sources.
 *
 * These call many functions a few times each. V8 11 (Node 20) and 12 (Node 22) optimize a function after so little use that
 * the compiler takes more time than the optimized code saves in the first seconds. Later versions first use a faster
 * compiler. A function with a hot loop is still optimized within milliseconds of its own time.
 *
 * V8's baseline compiler takes little time and its code is faster than bytecode. V8 11 compiles a function with it after
 * about eight calls, so a function that each catalog calls once would run as bytecode in the first eight catalogs.
 * Meanwhile V8 compiles it after two calls. V8 12 gains nothing from that.
 */
import { setFlagsFromString } from 'node:v8';

/** How long processes that compile the catalogs of a few nodes run before V8 optimizes code, in milliseconds. */
export const FIRST_CATALOGS = 1000;

/** A flag of V8 with its default, and with its value while V8 optimizes late. */
interface Flag {
  readonly name: string;
  readonly usual: number;
  readonly late: number;
}

/**
 * How many bytes of bytecode a function runs before V8 considers it again, the calls before baseline code, and how many bytes
 * of other functions V8 inlines into a function.
 */
const BUDGETS: readonly Flag[] = [
  { name: 'interrupt-budget', usual: 67_584, late: 1_000_000 },
  { name: 'interrupt-budget-factor-for-feedback-allocation', usual: 8, late: 2 },
  { name: 'max-inlined-bytecode-size-cumulative', usual: 920, late: 100 },
];

/** How often a function is called before V8 optimizes it. */
const COUNTS: readonly Flag[] = [{ name: 'invocation-count-for-turbofan', usual: 3000, late: 30_000 }];

/** By the major version of V8. */
const FLAGS: ReadonlyMap<number, readonly Flag[]> = new Map([
  [11, BUDGETS],
  [12, COUNTS],
]);

/**
 * Sets the flags of all threads until the time of the returned function is over: longer processes do enough work to profit
 * from optimized code. Does nothing if the user has chosen such a flag.
 *
 * @returns sets the usual flags after a number of milliseconds
 */
export function optimizeLate(): (milliseconds: number) => void {
  setFlags('late');
  return (milliseconds) => void setTimeout(() => setFlags('usual'), milliseconds).unref();
}

/** Sets the flags of all threads. Does nothing if the user has chosen such a flag. */
export function setFlags(when: 'usual' | 'late'): void {
  if (hasChosenFlag()) return;
  for (const flag of FLAGS.get(Number.parseInt(process.versions.v8, 10)) ?? [])
    setFlagsFromString(`--${flag.name}=${flag[when]}`);
}

function hasChosenFlag(): boolean {
  const options = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''];
  return options.some((option) => /interrupt[-_]budget|invocation[-_]count/.test(option));
}
