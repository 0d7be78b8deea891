import { compileFunction, type PlaceInSource } from '@pptjs/erb';
import * as runtime from '@pptjs/erb/runtime';
import * as interpreter from '@pptjs/ruby';
import { Ruby, RubyError, type RubyFunctionData, type RubyHost, type RubySource } from '@pptjs/ruby-code';
import { type Library, readFunction } from '@pptjs/ruby-code/reader';
import { type Argument, createContext, EMPTY_HASH, EvaluationError, type Value, withContext } from '@pptjs/runtime';
import { describe } from './wire.js';

/** The result of a call and its effects, as text. */
export interface Outcome {
  /** The value or the error; undefined if the compiled form bails out and there is no interpreter. */
  readonly result: string | undefined;
  /** The calls of functions and the messages. */
  readonly effects: readonly string[];
}

/** Thrown in place of a start of the interpreter. */
class InterpreterNeeded extends Error {}

/** Returns Ruby, whose interpreter starts when it is first needed. */
export const newInterpreter = (): Ruby => new Ruby(() => interpreter);

/** A Ruby function, compiled and in the interpreter, whose results can be compared. */
export class ComparedFunction {
  readonly name: string;
  readonly data: RubyFunctionData;
  /** Where the compiled form bails out. */
  readonly bailOuts: readonly PlaceInSource[];
  readonly #file: RubySource;
  readonly #isLegacy: boolean;
  readonly #compiled: runtime.CompiledFunction;
  readonly #effects: string[] = [];
  readonly #host: RubyHost;
  readonly #interpreter: Ruby;

  private constructor(
    name: string,
    file: RubySource,
    isLegacy: boolean,
    data: RubyFunctionData,
    compiled: runtime.CompiledFunction,
    bailOuts: readonly PlaceInSource[],
    libraries: RubyHost['files'],
    ruby: Ruby,
  ) {
    this.name = name;
    this.#file = file;
    this.#isLegacy = isLegacy;
    this.data = data;
    this.#compiled = compiled;
    this.bailOuts = bailOuts;
    this.#host = this.#createHost(libraries);
    this.#interpreter = ruby;
  }

  /**
   * Compiles a function. Returns the reason if only the interpreter can execute it.
   *
   * @param ruby the interpreter; functions of different names can share it
   */
  static compile(
    name: string,
    file: RubySource,
    isLegacy: boolean,
    library: Library = { find: () => undefined },
    libraries: RubyHost['files'] = { list: () => undefined, read: () => new Uint8Array() },
    ruby = newInterpreter(),
  ): ComparedFunction | string {
    const reading = readFunction(name, file, isLegacy, library);
    if ('reason' in reading) return reading.reason;
    const compiled = compileFunction(file.source, { name, isLegacy, file: file.path });
    if ('rejected' in compiled) return compiled.rejected.reason;
    const loaded = load(compiled.code);
    return new ComparedFunction(name, file, isLegacy, reading.data, loaded, compiled.bailOuts, libraries, ruby);
  }

  /** Calls the compiled form without an interpreter. */
  callCompiled(args: readonly Argument[], variables: ReadonlyMap<string, Value>): Outcome {
    const ruby = new Ruby(() => {
      throw new InterpreterNeeded();
    });
    return this.#call(ruby, this.#compiled, args, variables);
  }

  callInterpreter(args: readonly Argument[], variables: ReadonlyMap<string, Value>): Outcome {
    return this.#call(this.#interpreter, null, args, variables);
  }

  /** Calls the compiled form, which bails out at a call of the host: the interpreter continues. */
  callBothWays(args: readonly Argument[], variables: ReadonlyMap<string, Value>, maxCalls: number): Outcome {
    const limited: runtime.CompiledFunction = {
      ...this.#compiled,
      call: (method, host, values, invocation) => {
        const limit = limitOf(maxCalls);
        return this.#compiled.call(
          method,
          limitedHost(host, limit),
          values,
          invocation && {
            callBlock: invocation.callBlock && limit(invocation.callBlock),
            caller: limitedHost(invocation.caller, limit),
            chooseMethod: (given) => invocation.chooseMethod(given),
          },
        );
      },
    };
    return this.#call(this.#interpreter, limited, args, variables);
  }

  #call(
    ruby: Ruby,
    compiled: runtime.CompiledFunction | null,
    args: readonly Argument[],
    variables: ReadonlyMap<string, Value>,
  ): Outcome {
    this.#effects.length = 0;
    const context = createContext({
      strict: 'warning',
      log: ({ level, message }) => this.#effects.push(`${level}: ${message}`),
    });
    for (const [name, value] of variables) context.topScope.set(name, value);
    const result = withContext(context, () =>
      ruby.withHost(this.#host, () => {
        try {
          const { native } = ruby.loadFunction(this.name, this.#file, this.#isLegacy, this.data, () => compiled);
          return describe(native(...args));
        } catch (error) {
          return textOfError(error);
        }
      }),
    );
    return { result, effects: [...this.#effects] };
  }

  /** A host whose functions describe their calls, and return their first argument. */
  #createHost(files: RubyHost['files']): RubyHost {
    const host: Partial<RubyHost> = {
      files,
      modulePath: ['/modules'],
      environment: 'production',
      temporaryFolders: () => [],
      hasFunction: (name) => name !== 'unknown',
      callFunction: (name, args) => {
        this.#effects.push(`${name} ${describe(args as Value[])}`);
        if (name === 'fail') throw new EvaluationError('FAILED', String(args[0]));
        return (args[0] ?? null) as Value;
      },
      hasLegacyFunction: (name) => name !== 'unknown',
      legacyFunction: (name) => {
        if (name === this.name) return { path: '/legacy.rb', source: legacyNamesake(name) };
        return name === 'unknown' ? undefined : { path: '', source: null };
      },
      compiledLegacyFunction: (name) => {
        const compiled = compileFunction(legacyNamesake(name), { name, isLegacy: true });
        return 'rejected' in compiled ? null : load(compiled.code);
      },
      compiledTemplate: () => null,
      callingPlace: () => ({ file: '/site.pp', line: 1 }),
      typeFile: () => undefined,
      findFile: () => undefined,
      setting: () => null,
      modules: () => [],
      moduleDirectory: () => undefined,
      resourceDefaults: () => EMPTY_HASH,
      classes: () => [],
    };
    return host as RubyHost;
  }
}

/** A function with the legacy interface that has the name of the compared function: it calls another one. */
function legacyNamesake(name: string): string {
  return `Puppet::Parser::Functions.newfunction(:${name}, type: :rvalue) { |args| call_function('namesake', [args]) }`;
}

function load(code: string): runtime.CompiledFunction {
  const exports: { default?: runtime.CompiledFunction } = {};
  // oxlint-disable-next-line no-new-func -- the engine loads modules in the same way
  new Function('require', 'exports', code)(() => runtime, exports);
  return exports.default as runtime.CompiledFunction;
}

type Limit = <A extends unknown[], T>(call: (...args: A) => T) => (...args: A) => T;

/** Returns a function that limits calls: after a number of them, all bail out. */
function limitOf(maxCalls: number): Limit {
  let count = 0;
  return (call) =>
    (...args) =>
      count++ < maxCalls ? call(...args) : runtime.bailOut('a limit of the test');
}

/** A host that bails out after a number of calls. */
function limitedHost(host: runtime.ScopeHost, limited: Limit): runtime.ScopeHost {
  return {
    lookup: (name) => host.lookup(name),
    lookupReported: (name) => host.lookupReported(name),
    callFunction: limited((name, args) => host.callFunction(name, args)),
    callLegacyFunction: limited((name, args) => host.callLegacyFunction(name, args)),
    log: limited((level, message) => host.log(level, message)),
  };
}

function textOfError(error: unknown): string | undefined {
  if (error instanceof InterpreterNeeded) return undefined;
  if (error instanceof RubyError)
    return `RubyError ${error.message} ${error.rubyFile}:${error.rubyLine} ${error.isPuppetError}`;
  if (error instanceof EvaluationError) return `${error.name} ${error.message}`;
  throw error;
}
