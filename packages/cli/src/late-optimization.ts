/**
 * Delays V8's optimizing compiler while a process compiles its first catalogs or sources.
 *
 * These call many functions a few times each. V8 11 (Node 20) optimizes a function after so little use that its
 * compiler takes more time than the optimized code saves in the first seconds. Later versions of V8 wait longer by
 * themselves. A function with a hot loop is still optimized within milliseconds of its own time.
 *
 * V8's baseline compiler takes little time and its code is faster than bytecode. V8 compiles a function with it after about
 * eight calls, so a function that each catalog calls once would run as bytecode in the first eight catalogs. Meanwhile
 * V8 compiles it after two calls.
 */
import { setFlagsFromString } from 'node:v8';

/** V8's default of `--interrupt-budget`: how many bytes of bytecode a function runs before V8 considers it again. */
const DEFAULT_BUDGET = 67_584;
const LATE_BUDGET = 1_000_000;

/** V8's default of `--interrupt-budget-factor-for-feedback-allocation`: the calls before baseline code is compiled. */
const DEFAULT_BASELINE_CALLS = 8;
const EARLY_BASELINE_CALLS = 2;

/** The first version of V8 that counts calls in place of the budget. */
const FIRST_VERSION_WITHOUT_BUDGET = 12;

/**
 * Sets the budgets of all threads until the process ends, but not longer than `milliseconds`: longer processes do enough
 * work to profit from optimized code. Does nothing if the user has chosen a budget.
 */
export function optimizeLate(milliseconds: number): void {
  if (Number.parseInt(process.versions.v8, 10) >= FIRST_VERSION_WITHOUT_BUDGET || hasChosenBudget()) return;
  setBudgets(LATE_BUDGET, EARLY_BASELINE_CALLS);
  const restore = (): void => setBudgets(DEFAULT_BUDGET, DEFAULT_BASELINE_CALLS);
  setTimeout(restore, milliseconds).unref();
  // V8 accepts cached code (start.ts) only with the flags that it was written with.
  process.prependOnceListener('exit', restore);
}

function setBudgets(budget: number, baselineCalls: number): void {
  setFlagsFromString(`--interrupt-budget=${budget}`);
  setFlagsFromString(`--interrupt-budget-factor-for-feedback-allocation=${baselineCalls}`);
}

function hasChosenBudget(): boolean {
  return [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].some((option) => /interrupt[-_]budget/.test(option));
}
