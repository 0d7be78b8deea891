import {
  type Argument,
  assertType,
  type BuiltinFunction,
  context,
  defineBuiltin,
  defineLegacyFunction,
  type Dispatch,
  dispatch,
  FunctionError,
  isArray,
  type LocalTypes,
  type NativeFunctionDefinition,
  parseType,
  type ResourceTypeData,
  type Value,
} from '@pptjs/runtime';
import { Answers, type RubyCall } from './answers.js';
import type { RubyHost } from './host.js';
import { Interpreter } from './interpreter.js';
import { Border, type Wire } from './wire.js';

interface Failure {
  readonly error: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly kind: 'argument' | 'puppet' | 'ruby';
}

interface ParameterData {
  readonly kind: 'required' | 'optional' | 'repeated' | 'required_repeated';
  readonly type: string;
  readonly name: string;
}

interface DispatchData {
  readonly method: string;
  readonly parameters: readonly ParameterData[];
  readonly block: { readonly kind: 'required' | 'optional'; readonly type: string; readonly name: string } | null;
  readonly returns: string | null;
}

/** What Ruby says of a function of `lib/puppet/functions`. */
interface FunctionData {
  readonly dispatches: readonly DispatchData[];
  readonly mismatches: readonly DispatchData[];
  /** `Name = Type`, for the signatures' own use. */
  readonly types: readonly string[];
  /** Whether the function takes its calls in hand itself, and asks to choose a dispatch. */
  readonly ownCall: boolean;
}

/** What Ruby says of a function of `lib/puppet/parser/functions`. */
interface OldFunctionData {
  readonly type: string;
  readonly arity: number;
}

/** What is to be known of a function before it is called: plain data, which a host may keep. */
export type RubyFunctionData = FunctionData | OldFunctionData;

interface LoadedFunction {
  readonly file: RubySource;
  readonly old: boolean;
  readonly choose: (args: readonly Argument[]) => RubyCall['dispatch'];
  readonly native: (...args: Argument[]) => Value;
  readonly ownCall: boolean;
}

/** A Ruby file of a module. */
export interface RubySource {
  readonly path: string;
  readonly source: string;
}

/** How many templates are remembered: inline ones may be any number. */
const REMEMBERED = 1000;

const SUFFIX = { required: '', optional: '?', repeated: '*', required_repeated: '+' } as const;

/**
 * The Ruby code of modules, run in a CRuby that starts when it is first needed and lives as long as this object. Code
 * that was loaded stays loaded: use one object for each set of modules.
 */
export class Ruby {
  readonly #border = new Border();
  readonly #answers: Answers;
  readonly #functions = new Map<string, LoadedFunction>();
  readonly #variableNames = new Map<string, readonly string[] | null>();
  #interpreter: Interpreter | undefined;
  /** How many requests are under way, one within the other. */
  #depth = 0;
  #mounted = new Set<string>();
  /** The functions that the interpreter has loaded. */
  #knows = new Set<string>();

  constructor() {
    const callBlock = (id: number, args: readonly Value[]): Value =>
      this.#decoded('call_block', { id, args: args.map((each) => this.#border.encode(each)) });
    this.#answers = new Answers(this.#border, callBlock, {
      find: (name, args) => this.#findCall(name, args),
      choose: (name, args) => this.#choose(name, args),
    });
  }

  /** Runs `body`, in which Ruby code may be called, with the host of the evaluation under way. */
  withHost<T>(host: RubyHost, body: () => T): T {
    const previous = this.#answers.host;
    this.#answers.host = host;
    try {
      return body();
    } finally {
      this.#answers.host = previous;
    }
  }

  /**
   * What Ruby says of a function, whose file it loads: of the present interface, or of the old one.
   * @throws {FunctionError} where its code fails
   */
  describeFunction(name: string, file: RubySource, old: boolean): RubyFunctionData {
    const data = this.#request(old ? 'load_function_3x' : 'load_function', { name, ...file }) as RubyFunctionData;
    this.#knows.add(name);
    return data;
  }

  /**
   * A function of `lib/puppet/functions`.
   * @param known what `describeFunction` said of it, where that was kept: then Ruby is not needed before the function
   * is called
   * @throws {FunctionError} where its code fails
   */
  loadFunction(name: string, file: RubySource, known?: RubyFunctionData): NativeFunctionDefinition {
    const data = (known ?? this.describeFunction(name, file, false)) as FunctionData;
    const types = Object.fromEntries(data.types.map((text) => text.split(/\s*=\s*(.*)/s, 2) as [string, string]));
    const dispatches = data.dispatches.map((each, index) => this.#dispatch(name, each, types, ['dispatch', index]));
    const mismatches = data.mismatches.map((each, index) => this.#dispatch(name, each, types, ['mismatch', index]));
    const builtin: BuiltinFunction = defineBuiltin(name, ...dispatches);
    const choose = (args: readonly Argument[]): RubyCall['dispatch'] => {
      const index = dispatches.findIndex(({ signature }) => signature.accepts(args));
      if (index >= 0) return ['dispatch', index];
      const mismatch = mismatches.findIndex(({ signature }) => signature.accepts(args));
      return mismatch < 0 ? null : ['mismatch', mismatch];
    };
    this.#functions.set(name, { file, old: false, choose, native: builtin, ownCall: data.ownCall });
    const native = (...args: Argument[]): Value => {
      if (data.ownCall) return this.#invoke(name, null, args as never[]);
      const [kind, index] = choose(args) ?? ['dispatch', 0];
      if (kind === 'dispatch') return builtin(...args);
      const { signature, body } = mismatches[index] as Dispatch;
      throw new FunctionError(`'${name}' ${String(body(...(signature.arrange(args) as never[])))}`);
    };
    return { kind: 'function', name, file: file.path, line: 1, native };
  }

  #dispatch(
    name: string,
    data: DispatchData,
    types: LocalTypes,
    which: readonly ['dispatch' | 'mismatch', number],
  ): Dispatch {
    const rest = data.parameters.at(-1)?.kind.includes('repeated') === true;
    const returns = data.returns === null ? undefined : parseType(data.returns, types);
    const body = (...values: never[]): Value => {
      const value = this.#invoke(name, which, spread(values, data.parameters.length, rest));
      return returns === undefined
        ? value
        : assertType(`value returned from function '${data.method}' has wrong type,`, returns, value);
    };
    return dispatch(parameterTexts(data), body, { types });
  }

  /** A function of `lib/puppet/parser/functions`, the old interface; otherwise as `loadFunction`. */
  loadOldFunction(name: string, file: RubySource, known?: RubyFunctionData): NativeFunctionDefinition {
    const { type, arity } = (known ?? this.describeFunction(name, file, true)) as OldFunctionData;
    const native = defineLegacyFunction(name, arity < 0 ? { atLeast: -arity - 1 } : { exactly: arity }, (args) => {
      this.#load(name);
      const value = this.#answers.calling(name, () =>
        this.#decoded('call_function_3x', { name, args: args.map((each) => this.#border.encode(each)) }),
      );
      return type === 'rvalue' ? value : null;
    });
    this.#functions.set(name, { file, old: true, choose: () => null, native, ownCall: false });
    return { kind: 'function', name, file: file.path, line: 1, native };
  }

  /** What a catalog needs to know of a native resource type; `undefined` where the file makes none of that name. */
  loadResourceType(name: string, file: RubySource): ResourceTypeData | undefined {
    const data = this.#request('load_type', { name, ...file }) as unknown as ResourceTypeData | null;
    if (data === null) return undefined;
    const { titlePatterns, ...facts } = data;
    return titlePatterns ? { ...facts, titlePatterns } : facts;
  }

  /**
   * Evaluates an ERB template in the current scope.
   * @throws {FunctionError} `Failed to parse template …`
   */
  evaluateTemplate(source: string, from: { readonly name: string; readonly file: string } | null): string {
    const path = from?.file ?? null;
    try {
      const variables = this.#answers.variables(this.#templateVariables(path, source));
      const mark = this.#border.mark;
      const { text, changed } = this.#request('template', { path, source, variables }) as {
        text: Wire;
        changed: readonly (readonly [string, Wire])[];
      };
      for (const [name, elements] of changed) this.#change(context().scope.lookup(name), elements);
      const result = String(this.#border.decode(text));
      this.#border.releaseFrom(mark);
      return result;
    } catch (error) {
      throw templateError(error, from);
    }
  }

  /** The variables that a template may read, null for all. */
  #templateVariables(path: string | null, source: string): readonly string[] | null {
    let names = this.#variableNames.get(source);
    if (this.#variableNames.size > REMEMBERED) this.#variableNames.clear();
    if (names === undefined)
      this.#variableNames.set(
        source,
        (names = this.#request('template_variables', { path, source }) as readonly string[] | null),
      );
    return names;
  }

  /** In the reference a template's arrays are the scope's own: what its code does to them stays. */
  #change(array: Value | undefined, elements: Wire): void {
    if (!isArray(array ?? null)) return;
    const shared = array as unknown as Value[];
    shared.splice(0, shared.length, ...(this.#border.decode(elements) as Value[]));
  }

  /** The call of a Ruby function that Ruby itself is to make. */
  #findCall(name: string, args: readonly Argument[]): RubyCall | undefined {
    const loaded = this.#functions.get(name);
    if (loaded === undefined) return undefined;
    const { file, old, choose, native, ownCall } = loaded;
    const chosen = ownCall ? null : choose(args);
    // No way to call it fits: calling it says why.
    if (!old && !ownCall && chosen === null) native(...args);
    return { name, old, dispatch: chosen, ...file };
  }

  /** The dispatch for a function that takes its calls in hand itself. */
  #choose(name: string, args: readonly Argument[]): RubyCall['dispatch'] {
    const loaded = this.#functions.get(name);
    const chosen = loaded?.choose(args) ?? null;
    // No way to call it fits: calling it says why.
    if (chosen === null) loaded?.native(...args);
    return chosen;
  }

  #invoke(name: string, which: RubyCall['dispatch'], values: readonly never[]): Value {
    this.#load(name);
    return this.#answers.calling(name, () =>
      this.#decoded('call_function', { name, dispatch: which, args: values.map((each) => this.#border.encode(each)) }),
    );
  }

  /** Loads a function into an interpreter that was started after the function was first loaded. */
  #load(name: string): void {
    const loaded = this.#functions.get(name);
    if (loaded === undefined || this.#knows.has(name)) return;
    this.#request(loaded.old ? 'load_function_3x' : 'load_function', { name, ...loaded.file });
    this.#knows.add(name);
  }

  #decoded(name: string, request: unknown): Value {
    const mark = this.#border.mark;
    try {
      return this.#border.decode(this.#request(name, request) as Wire);
    } finally {
      this.#border.releaseFrom(mark);
    }
  }

  #request(name: string, request: unknown): unknown {
    const interpreter = this.#running();
    this.#mount(interpreter);
    this.#depth++;
    try {
      const answer = JSON.parse(this.#ask(interpreter, name, request)) as {
        value?: unknown;
        host_error?: number;
      } & Partial<Failure>;
      if (answer.host_error !== undefined) throw this.#answers.thrown(answer.host_error);
      if (answer.error !== undefined) throw new RubyError(answer as Failure);
      return answer.value;
    } finally {
      if (--this.#depth === 0) this.#answers.forget();
    }
  }

  #running(): Interpreter {
    return (this.#interpreter ??= new Interpreter(
      (asked, text) => this.#answers.answer(asked, text),
      (line) => context().log({ level: 'debug', message: line }),
    ));
  }

  /** An interpreter that breaks down is not used again: the next call starts another. */
  #ask(interpreter: Interpreter, name: string, request: unknown): string {
    try {
      return interpreter.request(name, JSON.stringify(request));
    } catch (error) {
      this.#interpreter = undefined;
      this.#mounted = new Set();
      this.#knows = new Set();
      throw new FunctionError(`Ruby broke down: ${(error as Error).message.split('\n', 1)[0]}`);
    }
  }

  #mount(interpreter: Interpreter): void {
    const host = this.#answers.host;
    if (host === undefined) return;
    const added = host.modulePath.filter((path) => !this.#mounted.has(path));
    if (added.length === 0) return;
    const libraries: string[] = [];
    for (const path of added) {
      this.#mounted.add(path);
      interpreter.sandbox.mount(path, host.files, path);
      for (const name of host.files.list(path) ?? []) libraries.push(`${path}/${name}lib`);
    }
    interpreter.request('libraries', JSON.stringify({ paths: libraries }));
  }
}

/** What Ruby code raised. */
export class RubyError extends FunctionError {
  /** The Ruby file or template, and the line, where known. */
  readonly file: string | null;
  readonly line: number | null;

  constructor({ message, file, line }: Failure) {
    super(message);
    this.file = file;
    this.line = line;
  }
}

function templateError(error: unknown, from: { readonly name: string; readonly file: string } | null): unknown {
  if (!(error instanceof FunctionError)) return error;
  if (from === null) return new FunctionError(`Failed to parse inline template: ${error.message}`);
  const { file, line } = error instanceof RubyError ? error : { file: null, line: null };
  return new FunctionError(
    `Failed to parse template ${from.name}:\n  Filepath: ${file ?? from.file}\n  Line: ${line ?? ''}\n  Detail: ${error.message}\n`,
  );
}

function parameterTexts({ parameters, block }: DispatchData): string[] {
  const texts = parameters.map(({ kind, type, name }) => `${type} ${name}${SUFFIX[kind]}`);
  return block === null ? texts : [...texts, `${block.type} &${block.name}${block.kind === 'optional' ? '?' : ''}`];
}

/**
 * A dispatch gets the rest of the arguments as an array; a Ruby method gets them one by one. Missing optional ones are
 * left out.
 */
function spread(values: readonly never[], count: number, rest: boolean): never[] {
  const flat = rest
    ? [
        ...values.slice(0, count - 1),
        ...((values[count - 1] as unknown as never[] | undefined) ?? []),
        ...values.slice(count),
      ]
    : [...values];
  return flat.filter((value) => value !== undefined);
}
