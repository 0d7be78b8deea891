import type { CompiledFunction } from '@pptjs/erb/runtime';
import {
  type Argument,
  arrange,
  assertType,
  defineBuiltin,
  defineLegacyFunction,
  type Dispatch,
  dispatch,
  functionError,
  isArray,
  isBlock,
  type LocalTypes,
  type NativeFunctionDefinition,
  parseType,
  type Signature,
  type Value,
} from '@pptjs/runtime/internal';
import { callCompiled } from './compiled-function.js';
import type { Description } from './description.js';
import type { ChosenDispatch, HostRequests, RubyCall, RubyFunctionTable } from './host-requests.js';
import {
  type DispatchData,
  type FunctionData,
  type LegacyFunctionData,
  readFunctionData,
  readLegacyFunctionData,
  type RubyFunctionData,
} from './json.js';
import { messages } from './messages.js';
import type { Session } from './session.js';
import type { WireCodec } from './wire-codec.js';

/** A Ruby file of a module. */
export interface RubySource {
  readonly path: string;
  readonly source: string;
}

interface LoadedFunction {
  readonly file: RubySource;
  readonly legacy: boolean;
  /** Whether the function overrides `call` and asks the host to choose a dispatch. */
  readonly ownCall: boolean;
  /** Returns the dispatch that the arguments match, or null. */
  readonly choose: (args: readonly Argument[]) => ChosenDispatch | null;
  readonly native: (...args: Argument[]) => Value;
  readonly compiled: GetCompiledFunction;
  /** The methods of the dispatches. */
  readonly methods: readonly string[];
}

/** Returns the compiled form of a function, or null if the interpreter must execute it. */
export type GetCompiledFunction = () => CompiledFunction | null;

/** The arguments of a dispatch's body: one value for each parameter, an array for a rest parameter, then the block. */
type BodyArguments = readonly (Argument | readonly Argument[] | undefined)[];

/** A dispatch of a Ruby function, with its body. */
interface RubyDispatch {
  readonly dispatch: Dispatch;
  readonly call: (values: BodyArguments) => Value;
}

const SUFFIX = { required: '', optional: '?', repeated: '*', required_repeated: '+' } as const;

/** The functions that modules define in Ruby. A function that was loaded stays loaded. */
export class RubyFunctions implements RubyFunctionTable {
  readonly #session: () => Session;
  readonly #requests: () => HostRequests;
  readonly #codec: WireCodec;
  readonly #loaded = new Map<string, LoadedFunction>();

  constructor(codec: WireCodec, session: () => Session, requests: () => HostRequests) {
    this.#codec = codec;
    this.#session = session;
    this.#requests = requests;
  }

  /**
   * Loads the file of a function into Ruby and describes the function.
   * @throws {FunctionError} if its code fails
   */
  describe(name: string, file: RubySource, legacy: boolean): Description<RubyFunctionData> {
    return legacy ? this.#describeLegacy(name, file) : this.#describe(name, file);
  }

  /**
   * Defines a function of `lib/puppet/functions`.
   *
   * @param recorded a stored description; with it, Ruby is not needed before the function is called
   * @param compiled with it, calls need no Ruby if the function has a compiled form
   * @throws {FunctionError} if its code fails
   */
  define(
    name: string,
    file: RubySource,
    recorded?: RubyFunctionData,
    compiled: GetCompiledFunction = () => null,
  ): NativeFunctionDefinition {
    const data = recorded !== undefined && 'dispatches' in recorded ? recorded : this.#describe(name, file).data;
    const types = localTypes(data.types);
    const dispatches = data.dispatches.map((each, index) => this.#dispatch(name, each, types, ['dispatch', index]));
    const mismatches = data.mismatches.map((each, index) => this.#dispatch(name, each, types, ['mismatch', index]));
    const builtin = defineBuiltin(name, ...dispatches.map((each) => each.dispatch));
    const choose = (args: readonly Argument[]): ChosenDispatch | null => {
      const index = indexAccepting(dispatches, args);
      if (index >= 0) return ['dispatch', index];
      const mismatch = indexAccepting(mismatches, args);
      return mismatch < 0 ? null : ['mismatch', mismatch];
    };
    const methods = data.dispatches.map(({ method }) => method);
    this.#loaded.set(name, { file, legacy: false, choose, native: builtin, ownCall: data.ownCall, compiled, methods });
    const native = (...args: Argument[]): Value => {
      if (data.ownCall) return this.#call(name, 'call', args, () => this.#interpret(name, null, args));
      const mismatch = indexAccepting(dispatches, args) < 0 ? mismatches[indexAccepting(mismatches, args)] : undefined;
      if (mismatch === undefined) return builtin(...args);
      const problem = String(mismatch.call(arrange(mismatch.dispatch.signature, args)));
      throw functionError(messages.REJECTED_CALL, { name, problem });
    };
    return {
      kind: 'function',
      name,
      file: file.path,
      line: 1,
      native,
      actsOnScope: true,
      signatures: data.dispatches.map((each) => signatureOf(each, types)),
    };
  }

  /** Defines a function of `lib/puppet/parser/functions`, the legacy interface. See `define`. */
  defineLegacy(
    name: string,
    file: RubySource,
    recorded?: RubyFunctionData,
    compiled: GetCompiledFunction = () => null,
  ): NativeFunctionDefinition {
    const { type, arity } =
      recorded !== undefined && 'arity' in recorded ? recorded : this.#describeLegacy(name, file).data;
    const native = defineLegacyFunction(name, arity < 0 ? { atLeast: -arity - 1 } : { exactly: arity }, (args) => {
      const value = this.#call(name, name, args, () => this.#interpretLegacy(name, args));
      return type === 'rvalue' ? value : null;
    });
    this.#loaded.set(name, { file, legacy: true, choose: () => null, native, ownCall: false, compiled, methods: [] });
    return { kind: 'function', name, file: file.path, line: 1, native, actsOnScope: true };
  }

  find(name: string, args: readonly Argument[]): RubyCall | undefined {
    const loaded = this.#loaded.get(name);
    if (loaded === undefined) return undefined;
    const { file, legacy, choose, native, ownCall } = loaded;
    const chosen = ownCall ? null : choose(args);
    // The call throws the error that describes why no signature matches.
    if (!legacy && !ownCall && chosen === null) native(...args);
    return { name, legacy, dispatch: chosen, ...file };
  }

  choose(name: string, args: readonly Argument[]): ChosenDispatch | null {
    const loaded = this.#loaded.get(name);
    const chosen = loaded?.choose(args) ?? null;
    // The call throws the error that describes why no signature matches.
    if (chosen === null) loaded?.native(...args);
    return chosen;
  }

  #describe(name: string, file: RubySource): Description<FunctionData> {
    const found = this.#session().requestDescription('load_function', { name, ...file }, readFunctionData);
    this.#session().markLoaded(name);
    return found;
  }

  #describeLegacy(name: string, file: RubySource): Description<LegacyFunctionData> {
    const request = { name, path: file.path, source: this.#codec.encode(file.source) };
    const found = this.#session().requestDescription('load_function_3x', request, readLegacyFunctionData);
    this.#session().markLoaded(name);
    return found;
  }

  #dispatch(name: string, data: DispatchData, types: LocalTypes, chosen: ChosenDispatch): RubyDispatch {
    const hasRest = data.parameters.at(-1)?.kind.includes('repeated') === true;
    const returns = data.returns === null ? undefined : parseType(data.returns, types);
    const call = (values: BodyArguments): Value => {
      const args = spreadArguments(values, data.parameters.length, hasRest);
      const value = this.#call(name, data.method, args, () => this.#interpret(name, chosen, args));
      return returns === undefined
        ? value
        : assertType(`value returned from function '${data.method}' has wrong type,`, returns, value);
    };
    return { dispatch: dispatch(parameterTexts(data), (...values: BodyArguments) => call(values), { types }), call };
  }

  /** Calls a method of a function: its compiled form, or else the interpreter. */
  #call(name: string, method: string, args: readonly Argument[], interpret: () => Value): Value {
    const loaded = this.#loaded.get(name);
    const compiled = loaded?.compiled() ?? null;
    if (loaded === undefined || compiled === null) return interpret();
    const { file, legacy: isLegacy, methods } = loaded;
    const chooseMethod = (given: readonly Value[]): string | null => {
      const [kind, index] = this.choose(name, given) ?? ['mismatch', 0];
      return kind === 'dispatch' ? (methods[index] ?? null) : null;
    };
    const call = { name, compiled, method, args, isLegacy, path: file.path, chooseMethod };
    return callCompiled(call, this.#requests(), interpret);
  }

  #interpretLegacy(name: string, args: readonly Value[]): Value {
    this.#loadAgain(name);
    return this.#requests().whileCalling(name, () =>
      this.#session().requestValue('call_function_3x', { name, args: args.map((each) => this.#codec.encode(each)) }),
    );
  }

  #interpret(name: string, chosen: ChosenDispatch | null, args: readonly Argument[]): Value {
    this.#loadAgain(name);
    return this.#requests().whileCalling(name, () => {
      const wires = args.map((each) => this.#codec.encode(each));
      return this.#session().requestValue('call_function', { name, dispatch: chosen, args: wires });
    });
  }

  /** Loads a function into an interpreter that was started after the function was defined. */
  #loadAgain(name: string): void {
    const loaded = this.#loaded.get(name);
    if (loaded !== undefined && !this.#session().hasLoaded(name)) this.describe(name, loaded.file, loaded.legacy);
  }
}

/** Parses the types of a function: `Name = Type`. */
export function localTypes(texts: readonly string[]): LocalTypes {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', type = ''] = text.split(/\s*=\s*(.*)/s, 2);
      return [name, type];
    }),
  );
}

function indexAccepting(dispatches: readonly RubyDispatch[], args: readonly Argument[]): number {
  return dispatches.findIndex(({ dispatch: { signature } }) => signature.accepts(args));
}

/** The signature of a dispatch with its return type, which the dispatch checks itself. */
function signatureOf(data: DispatchData, types: LocalTypes): Signature {
  const returns = data.returns ?? undefined;
  return dispatch(parameterTexts(data), () => null, { types, returns }).signature;
}

function parameterTexts({ parameters, block }: DispatchData): string[] {
  const texts = parameters.map(({ kind, type, name }) => `${type} ${name}${SUFFIX[kind]}`);
  return block === null ? texts : [...texts, `${block.type} &${block.name}${block.kind === 'optional' ? '?' : ''}`];
}

/**
 * Converts the arguments of a body to those of a Ruby method: the elements of a rest parameter become separate
 * arguments, and missing optional arguments are left out.
 */
function spreadArguments(values: BodyArguments, count: number, hasRest: boolean): Argument[] {
  const args: Argument[] = [];
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    if (!isArgumentList(value)) args.push(value);
    else if (hasRest && index === count - 1) args.push(...value.filter((each) => each !== undefined));
    else args.push(withoutBlocks(value));
  }
  return args;
}

function withoutBlocks(args: readonly Argument[]): Value[] {
  return args.filter((each): each is Value => !isBlock(each));
}

/** Blocks can only be in the list of a rest parameter; any other list is a Puppet array. */
function isArgumentList(value: BodyArguments[number]): value is readonly Argument[] {
  return isArray(value);
}
