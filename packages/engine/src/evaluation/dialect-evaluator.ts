import {
  engineSizeLimit,
  TimeLimit,
  TimeLimitError,
  withStackTraceLimit,
  withTimeLimit,
} from '@pptjs/runtime/internal';
import { isStackOverflow } from '@pptjs/runtime/stack-overflow';
import {
  type Diagnostic,
  type Dialect,
  type DialectRuntime,
  type ErrorRange,
  type EvaluationServices,
  generateWith,
  type LineAndColumn,
  LineIndex,
  type RuntimeFailure,
  type SourceOptions,
  type SourcePlace,
  type SourceRange,
} from '@pptjs/transpiler/dialect';
import { stackFrames } from '../modules/call-stack.js';
import { debuggerMap } from '../modules/debugger-map.js';
import { compileModule, HEAD_LINES } from '../modules/module-body.js';
import { exactOffsets, type FindOffset } from '../modules/offsets.js';

export interface EvaluationOptions extends SourceOptions {
  /** The values of the variables of the source: see `DialectRuntime.evaluate`. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Receives the messages of the evaluated program. By default, they are lost. */
  readonly log?: EvaluationServices['log'];
  /** The time that the evaluation may take, in seconds. Default: no limit. Only Node can end an evaluation. */
  readonly timeLimit?: number;
}

/** The result of an evaluation, with the warnings and notes about the source. */
export type DialectOutcome<Value> =
  | { readonly value: Value; readonly diagnostics: readonly Diagnostic[]; readonly hasFailed: false }
  | { readonly diagnostics: readonly Diagnostic[]; readonly hasFailed: true };

/** A module that is being evaluated. */
interface RunningModule<Tree> {
  readonly url: string;
  readonly file: string;
  readonly tree: Tree;
  readonly placeAt: (offset: number) => LineAndColumn;
  readonly offsetAt: FindOffset;
}

/** The number of stack frames that errors record: the frame of the compiled code may be below many of the runtime. */
const STACK_FRAMES = 100;

/** Evaluates sources of a dialect in this process. Each evaluation is independent of the others. */
export class DialectEvaluator<Tree = unknown, Value = unknown> {
  readonly dialect: Dialect<Tree>;
  readonly host: DialectRuntime<Value>;
  readonly #modules: ReadonlyMap<string, unknown>;
  #count = 0;

  private constructor(dialect: Dialect<Tree>, host: DialectRuntime<Value>, modules: ReadonlyMap<string, unknown>) {
    this.dialect = dialect;
    this.host = host;
    this.#modules = modules;
  }

  /** Loads the runtime of a dialect and creates an evaluator. */
  static async load<Tree, Value = unknown>(dialect: Dialect<Tree>): Promise<DialectEvaluator<Tree, Value>> {
    const runtime = await dialect.loadRuntime();
    const host = runtime.host as DialectRuntime<Value>;
    const modules = new Map<string, unknown>([[dialect.runtime, runtime], ...Object.entries(host.modules ?? {})]);
    return new DialectEvaluator(dialect, host, modules);
  }

  /**
   * Compiles and evaluates a source.
   *
   * @returns the value, or the errors: those of the source, or the one that the evaluation threw
   * @throws any error of the runtime that is not an error of the language
   */
  evaluate(source: string, options: EvaluationOptions = {}): DialectOutcome<Value> {
    const { file = '' } = options;
    const { tree, diagnostics } = this.dialect.parse(source, options);
    if (tree === null) return { diagnostics, hasFailed: true };
    const { code, mappings, sourceMap } = generateWith(this.dialect, tree, { file, source, format: 'cjs' });
    const url = `${this.dialect.name}:///${this.#count++}`;
    const offsetAt = exactOffsets(mappings, HEAD_LINES);
    const lines = new LineIndex(source);
    const placeAt = (offset: number): LineAndColumn => this.dialect.placeAt?.(tree, offset) ?? lines.placeAt(offset);
    const comment = debuggerMap({ file, headLines: HEAD_LINES, map: sourceMap });
    const module: RunningModule<Tree> = { url, file, tree, placeAt, offsetAt };
    try {
      const value = withinTimeLimit(options.timeLimit, () =>
        withStackTraceLimit(STACK_FRAMES, () => this.#run(`${code}${comment}`, module, options)),
      );
      return { value, diagnostics, hasFailed: false };
    } catch (error) {
      const failure = this.host.failureOf(error) ?? limitFailureOf(error);
      if (failure === null) throw error;
      return { diagnostics: [...diagnostics, this.#diagnosticOf(failure, error, module)], hasFailed: true };
    }
  }

  #run(code: string, module: RunningModule<Tree>, { variables = {}, log = ignore }: EvaluationOptions): Value {
    const exports: { default?: unknown } = {};
    compileModule(code, module.url)((name) => this.#modules.get(name), exports);
    return this.host.evaluate(exports.default, variables, {
      placeOf: (error, part) => placeOf(this.#rangeOf(error, part, module), module),
      log,
    });
  }

  #diagnosticOf(failure: RuntimeFailure, thrown: unknown, module: RunningModule<Tree>): Diagnostic {
    const { code, message, detail, help, part, site = thrown } = failure;
    const range = site instanceof Error ? this.#rangeOf(site, part, module) : null;
    return {
      severity: 'error',
      code,
      message,
      ...(detail !== undefined && { detail }),
      ...(help !== undefined && { help }),
      file: module.file,
      ...(range === null
        ? { start: 0, end: 0, line: 1, column: null }
        : { ...range, ...module.placeAt(range.anchor ?? range.start) }),
    };
  }

  /** The range of the source that an error refers to: that of the innermost frame of the module with a mapping. */
  #rangeOf(error: Error, part: unknown, { url, tree, offsetAt }: RunningModule<Tree>): ErrorRange | null {
    for (const frame of stackFrames(error)) {
      const mapped = frame.url === url ? offsetAt(frame.line, frame.column) : undefined;
      if (mapped === undefined) continue;
      const { offset } = mapped;
      return this.dialect.locate?.(tree, offset, part) ?? { start: offset, end: offset + 1 };
    }
    return null;
  }
}

function ignore(): void {}

function placeOf(range: SourceRange | null, { file, placeAt }: RunningModule<unknown>): SourcePlace | null {
  if (range === null) return null;
  const at = (offset: number): SourcePlace['start'] => ({ offset, ...placeAt(offset) });
  return { file, start: at(range.start), end: at(range.end) };
}

function withinTimeLimit<T>(seconds: number | undefined, body: () => T): T {
  return seconds === undefined ? body() : withTimeLimit(new TimeLimit(seconds * 1000), seconds, body);
}

/** The failure for an evaluation that exceeds a limit; null for any other error. */
function limitFailureOf(error: unknown): RuntimeFailure | null {
  if (error instanceof TimeLimitError) {
    const { code, message, help } = error;
    return { code, message, ...(help !== undefined && { help }) };
  }
  const exceeded = engineSizeLimit(error);
  if (exceeded !== undefined) return { code: exceeded.code, message: exceeded.message };
  if (!isStackOverflow(error)) return null;
  return {
    code: 'STACK_OVERFLOW',
    message: 'The evaluation is nested too deeply',
    help: 'Look for endless recursion.',
  };
}
