/** The methods of a suite, for tests that need none of their own: options that are the same share one. */
import type { CatalogCompileError } from '@pptjs/catalog';
import { SharedSuite, type Suite, type SuiteOptions, type TestOptions, type TestResult } from './suite.js';

/** What is different for each test anyway. */
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

const suites = new Map<string, Suite>();

/** Suites with functions are not shared: functions cannot be compared. */
function suiteFor(options: SuiteOptions): Suite {
  const shared = Object.fromEntries(Object.entries(options).filter(([name]) => !TEST_OPTIONS.has(name)));
  if (options.functions !== undefined) return new SharedSuite(shared);
  const key = JSON.stringify([process.cwd(), shared]);
  let suite = suites.get(key);
  if (suite === undefined) suites.set(key, (suite = new SharedSuite(shared)));
  return suite;
}

/** As `Suite.compile`. */
export async function compile(source: string, options: SuiteOptions = {}): Promise<TestResult> {
  return suiteFor(options).compile(source, options);
}

/** As `Suite.compileClass`. */
export async function compileClass(
  name: string,
  parameters: Readonly<Record<string, unknown>> = {},
  options: SuiteOptions = {},
): Promise<TestResult> {
  return suiteFor(options).compileClass(name, parameters, options);
}

/** As `Suite.compileResource`. */
export async function compileResource(
  type: string,
  title: string,
  parameters: Readonly<Record<string, unknown>> = {},
  options: SuiteOptions = {},
): Promise<TestResult> {
  return suiteFor(options).compileResource(type, title, parameters, options);
}

/** As `Suite.compileNode`. */
export async function compileNode(node: string, options: SuiteOptions = {}): Promise<TestResult> {
  return suiteFor(options).compileNode(node, options);
}

/** As `Suite.compileError`. */
export async function compileError(source: string, options: SuiteOptions = {}): Promise<CatalogCompileError> {
  return suiteFor(options).compileError(source, options);
}

/** As `Suite.callFunction`. */
export async function callFunction(
  name: string,
  args: readonly unknown[] = [],
  options: SuiteOptions = {},
): Promise<unknown> {
  return suiteFor(options).callFunction(name, args, options);
}

/** As `Suite.isInstance`. */
export async function isInstance(type: string, value: unknown, options: SuiteOptions = {}): Promise<boolean> {
  return suiteFor(options).isInstance(type, value, options);
}

/** As `Suite.renderTemplate`. */
export async function renderTemplate(
  file: string,
  parameters: Readonly<Record<string, unknown>> = {},
  options: SuiteOptions = {},
): Promise<string> {
  return suiteFor(options).renderTemplate(file, parameters, options);
}
