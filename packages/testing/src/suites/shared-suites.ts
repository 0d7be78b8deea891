/** The methods of a suite as functions, for tests that need no suite of their own. */
import type { CatalogCompileError } from '@pptjs/catalog';
import { BoundedMap } from '@pptjs/runtime/internal';
import { SharedSuite, type Suite, type SuiteOptions, type TestOptions, type TestResult } from './suite.js';

/** The options of a single test. The other options decide which suite compiles it. */
const TEST_OPTIONS: ReadonlySet<string> = new Set([
  'node',
  'facts',
  'trusted',
  'serverFacts',
  'variables',
  'exported',
  'preCondition',
  'postCondition',
] satisfies (keyof TestOptions)[]);

const MAX_SUITES = 50;

/**
 * The suites of the functions in this module, by current folder and options, so that each file is compiled once in a
 * test process.
 */
class SharedSuites {
  readonly #suites = new BoundedMap<string, Suite>(MAX_SUITES);

  get(options: SuiteOptions): Suite {
    const shared = Object.fromEntries(Object.entries(options).filter(([name]) => !TEST_OPTIONS.has(name)));
    // Functions cannot be compared, so a suite with functions is not shared.
    if (options.functions !== undefined) return new SharedSuite(shared);
    const key = JSON.stringify([process.cwd(), shared]);
    let suite = this.#suites.get(key);
    if (suite === undefined) this.#suites.set(key, (suite = new SharedSuite(shared)));
    return suite;
  }
}

const suites = new SharedSuites();

/** See `Suite.compile`. */
export async function compile(source: string, options: SuiteOptions = {}): Promise<TestResult> {
  return suites.get(options).compile(source, options);
}

/** See `Suite.compileClass`. */
export async function compileClass(
  name: string,
  parameters: Readonly<Record<string, unknown>> = {},
  options: SuiteOptions = {},
): Promise<TestResult> {
  return suites.get(options).compileClass(name, parameters, options);
}

/** See `Suite.compileResource`. */
export async function compileResource(
  type: string,
  title: string,
  parameters: Readonly<Record<string, unknown>> = {},
  options: SuiteOptions = {},
): Promise<TestResult> {
  return suites.get(options).compileResource(type, title, parameters, options);
}

/** See `Suite.compileNode`. */
export async function compileNode(node: string, options: SuiteOptions = {}): Promise<TestResult> {
  return suites.get(options).compileNode(node, options);
}

/** See `Suite.compileError`. */
export async function compileError(source: string, options: SuiteOptions = {}): Promise<CatalogCompileError> {
  return suites.get(options).compileError(source, options);
}

/** See `Suite.callFunction`. */
export async function callFunction(
  name: string,
  args: readonly unknown[] = [],
  options: SuiteOptions = {},
): Promise<unknown> {
  return suites.get(options).callFunction(name, args, options);
}

/** See `Suite.isInstance`. */
export async function isInstance(type: string, value: unknown, options: SuiteOptions = {}): Promise<boolean> {
  return suites.get(options).isInstance(type, value, options);
}

/** See `Suite.renderTemplate`. */
export async function renderTemplate(
  file: string,
  parameters: Readonly<Record<string, unknown>> = {},
  options: SuiteOptions = {},
): Promise<string> {
  return suites.get(options).renderTemplate(file, parameters, options);
}
