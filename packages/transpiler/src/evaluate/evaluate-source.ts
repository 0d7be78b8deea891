import * as runtime from '@pptjs/runtime';
import * as functions from '@pptjs/runtime/functions';
import * as types from '@pptjs/runtime/types';
import { type CheckOptions, checkedProgram, lower } from '../compile.js';
import { PuppetSyntaxError, summarize } from '../diagnostics/index.js';
import { ENTRY_POINTS, moduleProgram } from '../lowering/index.js';
import { withPlace } from '../locate/index.js';
import { print } from '../printer/index.js';
import { register, type Unit, unitAt } from './units.js';

export interface EvaluateOptions extends Omit<CheckOptions, 'epp'> {
  /** Who evaluates; a new context with `facts` and the strictness where it is not given. */
  readonly context?: runtime.EvaluationContext;
  /** `$facts`, as plain values. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

const entryPoints = new Map<string, unknown>([
  [ENTRY_POINTS.runtime, runtime],
  [ENTRY_POINTS.functions, functions],
  [ENTRY_POINTS.types, types],
]);

/**
 * Compiles Puppet source and evaluates it, at once and in this process.
 *
 * @returns the Puppet value of its last statement
 * @throws {PuppetSyntaxError} where it does not compile
 * @throws {EvaluationError} where it fails, with its place and the message that the reference gives
 */
export function evaluateSource(source: string, options: EvaluateOptions = {}): runtime.Value {
  const { strict = options.context?.strict } = options;
  const manifest = loadSource(source, { ...options, ...(strict && { strict }), epp: false }) as runtime.Manifest;
  try {
    return manifest.run(options.context ?? runtime.createContext({ ...(strict && { strict }), topScope: runtime.createTopScope(options) }));
  } catch (error) {
    throw withPlace(error, unitAt);
  }
}

/**
 * Compiles Puppet source and loads the module, without a file: its default export, a manifest or template.
 * @throws {PuppetSyntaxError} where it does not compile
 */
export function loadSource(source: string, options: CheckOptions = {}): runtime.Manifest | runtime.Template {
  const { file = '' } = options;
  const { program, diagnostics } = checkedProgram(source, options);
  if (program === null) throw new PuppetSyntaxError(diagnostics);
  logWarnings(diagnostics);
  const javascript = moduleProgram(lower(program, file), 'cjs');
  const unit = register(program, file, javascript);
  return run(print(javascript), unit);
}

function logWarnings(diagnostics: Parameters<typeof summarize>[0]): void {
  if (diagnostics.length === 0) return;
  for (const { level, message } of summarize(diagnostics).logs) runtime.context().log({ level, message });
}

function run(code: string, unit: Unit): runtime.Manifest | runtime.Template {
  const exports: { default?: runtime.Manifest | runtime.Template } = {};
  const body = new Function('require', 'exports', `${code}//# sourceURL=${unit.url}\n`) as (require: (name: string) => unknown, exports: object) => void;
  body((name) => entryPoints.get(name), exports);
  return exports.default as runtime.Manifest;
}
