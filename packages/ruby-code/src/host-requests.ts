import {
  type Argument,
  type Block,
  callBlock,
  callMember,
  context,
  createSemVer,
  createSemVerRange,
  createTimespan,
  createTimestamp,
  EvaluationError,
  findService,
  formatMessage,
  functionError,
  IllegalSignalError,
  inferDetailed,
  fromJS,
  inferType,
  interpolate,
  isIn,
  type LogLevel,
  LookupError,
  mismatchMessage,
  NotFoundSignal,
  parseSemVerRange,
  parseType,
  PuppetHash,
  PuppetObject,
  PuppetType,
  RejectedCallError,
  reportUndefinedVariable,
  ReturnSignal,
  richData,
  Signal,
  UndefinedVariableError,
  type Value,
  UnrescuedError,
} from '@pptjs/runtime/internal';
import type { RubyDataTypes } from './data-types.js';
import type { LoggedCall } from './function-calls.js';
import type { RubyHost } from './host.js';
import { instanceVariable, instanceVariables } from './instance-variables.js';
import {
  type JsonObject,
  readInteger,
  readList,
  readNullable,
  readObject,
  readOneOf,
  readText,
  readTexts,
} from './json.js';
import { messages } from './messages.js';
import { ScopeRequests } from './scope-requests.js';
import type { Wire, WireCodec } from './wire-codec.js';

/** A dispatch or a mismatch of a function, by its index. */
export type ChosenDispatch = readonly ['dispatch' | 'mismatch', number];

/** A call of a Ruby function, which Ruby executes itself. */
export interface RubyCall {
  readonly name: string;
  /** Whether the function has the legacy interface. */
  readonly legacy: boolean;
  /** Null if the function overrides `call`. */
  readonly dispatch: ChosenDispatch | null;
  readonly path: string;
  readonly source: string;
}

/** The functions that are written in Ruby. Both methods throw if the arguments match no signature. */
export interface RubyFunctionTable {
  /** Returns the call of a Ruby function, or `undefined` if there is no Ruby function with that name. */
  find(name: string, args: readonly Argument[]): RubyCall | undefined;
  /** Returns the dispatch that the arguments match. */
  choose(name: string, args: readonly Argument[]): ChosenDispatch | null;
}

type Handler = (request: JsonObject) => Value;

const LOG_LEVELS: readonly LogLevel[] = ['debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'];

/** Answers the requests that Ruby code sends to the host (ruby-lib/pptjs/host.rb) while a function or template runs. */
export class HostRequests {
  host: RubyHost | undefined;
  /** Whether the interpreter has failed. No code of it may run again: errors leave all requests. */
  isTerminated = false;
  readonly #codec: WireCodec;
  readonly #callRubyBlock: (id: number, args: readonly Value[]) => Value;
  readonly #functions: RubyFunctionTable;
  readonly #dataTypes: RubyDataTypes;
  readonly #scopes = new ScopeRequests(() => this.#currentHost());
  /** Errors that pass through Ruby, by number. They are forgotten when the outermost request ends. */
  readonly #errors = new Map<number, unknown>();
  /** The running function, for messages. */
  #caller: string | undefined;
  #callingPlace: ReturnType<RubyHost['callingPlace']> = { file: null, line: null };
  #effects = 0;
  /** The logged calls that answer the next calls of functions. */
  #replayed: LoggedCall[] = [];

  constructor(
    codec: WireCodec,
    callRubyBlock: (id: number, args: readonly Value[]) => Value,
    functions: RubyFunctionTable,
    dataTypes: RubyDataTypes,
  ) {
    this.#codec = codec;
    this.#callRubyBlock = callRubyBlock;
    this.#functions = functions;
    this.#dataTypes = dataTypes;
  }

  /** Runs `body`. The first calls of functions that Ruby requests meanwhile get the results of logged calls. */
  whileReplaying<T>(calls: readonly LoggedCall[], body: () => T): T {
    const outer = this.#replayed;
    this.#replayed = [...calls];
    try {
      return body();
    } finally {
      this.#replayed = outer;
    }
  }

  /** The number of requests so far for anything but the source text of resource types. */
  get effects(): number {
    return this.#effects;
  }

  /** Answers a request. The answer is JSON: a value, or the number and the message of an error. */
  answer(name: string, request: string): string {
    if (name !== 'type_file') this.#effects++;
    try {
      return JSON.stringify(this.#answer(name, readObject(JSON.parse(request))));
    } catch (error) {
      if (this.isTerminated) throw error;
      const id = this.#errors.size + 1;
      this.#errors.set(id, error);
      return JSON.stringify({
        error: id,
        message: messageOf(error),
        kind: kindOf(error),
        ...(error instanceof ReturnSignal && { value: this.#codec.encode(error.value) }),
      });
    }
  }

  /** Returns the error with a number. */
  thrownError(id: number): unknown {
    return this.#errors.get(id);
  }

  /** Called when the outermost request of the host has ended. */
  endOutermost(): void {
    this.#errors.clear();
    this.isTerminated = false;
  }

  /** Runs `body`, which calls a Ruby function. Messages and `calling_place` requests refer to that function. */
  whileCalling<T>(name: string, body: () => T): T {
    const caller = this.#caller;
    const place = this.#callingPlace;
    this.#caller = name;
    if (caller === undefined) this.#callingPlace = this.#currentHost().callingPlace();
    try {
      return body();
    } finally {
      this.#caller = caller;
      this.#callingPlace = place;
    }
  }

  /** Returns the values of variables by name: those in `names`, or all visible ones if `names` is null. */
  variables(names: readonly string[] | null): Record<string, Wire> {
    const { scope } = context();
    const bindings =
      names === null
        ? [...instanceVariables(scope)]
        : names.map((name) => [name, instanceVariable(scope, name)] as const);
    const variables: [string, Wire][] = [];
    for (const [name, value] of bindings) {
      if (value !== undefined && value !== null && /^[a-z_]\w*$/.test(name))
        variables.push([name, this.#codec.encode(value)]);
    }
    return Object.fromEntries(variables);
  }

  #answer(name: string, request: JsonObject): { readonly value: unknown } | { readonly ruby: object } {
    switch (name) {
      case 'function':
        return this.#callFunction(request);
      case 'choose':
        return { value: this.#functions.choose(readText(request['name']), this.#codec.decodeAll(request['args'])) };
      case 'legacy_function':
        return { value: this.#encodeSource(this.#currentHost().legacyFunction(readText(request['name']))) };
      case 'data_type':
        return { value: this.#dataTypes.describeType(readText(request['name'])) };
      case 'find_template':
        return { value: this.#encodeSource(this.#currentHost().template(readText(request['name']))) };
      case 'variables_of':
        return this.#scopes.of(request, () => ({ value: this.variables(readNullable(request['names'], readTexts)) }));
      default: {
        const handler = this.#handlers.get(name) ?? this.#scopes.handler(name);
        if (handler === undefined) throw new TypeError(formatMessage(messages.UNKNOWN_REQUEST, { name }));
        return { value: this.#codec.encode(handler(request)) };
      }
    }
  }

  #encodeSource(file: { readonly path: string; readonly source: string | null } | undefined): object | null {
    return file === undefined ? null : { ...file, source: this.#codec.encode(file.source) };
  }

  /** The requests whose answer is a Puppet value. */
  readonly #handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
    ['undefined_variable', (request) => this.#scopes.of(request, () => problemOf(readText(request['name'])))],
    ['set_variable', (request) => this.#scopes.set(request, this.#codec.decode(request['value']))],
    [
      'method',
      ({ object, name, args, block }) =>
        callMember(readText(name), this.#codec.decode(object), ...this.#argumentsOf(args, block)),
    ],
    ['yield', ({ block, args }) => this.#yield(readInteger(block), args)],
    ['has_function', ({ name }) => this.#currentHost().hasFunction(readText(name))],
    ['has_legacy_function', ({ name }) => this.#currentHost().hasLegacyFunction(readText(name))],
    ['log', ({ level, message }) => this.#log(readText(level), readText(message))],
    ['setting', ({ name }) => this.#currentHost().setting(readText(name))],
    ['environment', () => this.#currentHost().environment],
    ['manifest', () => this.#currentHost().manifest],
    ['modulepath', () => this.#currentHost().modulePath],
    ['module_path', ({ name }) => this.#currentHost().moduleDirectory(readText(name)) ?? null],
    ['find_file', ({ kind, name }) => this.#findFile(kind, readText(name))],
    ['calling_place', () => [this.#callingPlace.file || 'unknown', this.#callingPlace.line ?? 0]],
    ['fact', ({ name }) => context().scope.top.lookup(readText(name)) ?? null],
    ['modules', () => this.#currentHost().modules()],
    ['infer', ({ value }) => inferType(this.#codec.decode(value))],
    ['infer_detailed', ({ value }) => inferDetailed(this.#codec.decode(value))],
    ['parse_type', ({ text }) => parseType(readText(text))],
    [
      'describe_mismatch',
      ({ name, expected, actual }) => mismatchMessage(readText(name), this.#type(expected), this.#type(actual)),
    ],
    ['instance', ({ type, value }) => this.#isInstance(this.#codec.decode(type), this.#codec.decode(value))],
    ['text', ({ value }) => objectText(this.#codec.decode(value))],
    ['create_time', ({ type, options }) => createTime(readText(type), this.#codec.decode(options))],
    ['format_time', ({ args }) => this.#currentHost().callFunction('strftime', this.#codec.decodeAll(args))],
    ['version_range', ({ text }) => parseSemVerRange(readText(text))?.normalized() ?? null],
    [
      'version_in_range',
      ({ range, version }) => isIn(createSemVer(readText(version)), createSemVerRange(readText(range))),
    ],
    ['to_data', ({ value }) => fromJS(richData(this.#codec.decode(value)))],
    ['type_file', ({ name }) => this.#typeFile(readText(name))],
    ['add_resource', (request) => this.#scopes.of(request, () => this.#addResource(request))],
  ]);

  /** Calls a lambda, unless compiled code has called it. */
  #yield(block: number, args: unknown): Value {
    const logged = this.#replayed.shift();
    return logged === undefined
      ? callBlock(this.#codec.block(block), ...this.#codec.decodeAll(args))
      : loggedResult(logged, 'yield');
  }

  /** Logs a message, unless compiled code has logged it. */
  #log(level: string, message: string): Value {
    const logged = this.#replayed.shift();
    return logged === undefined ? log(level, message) : loggedResult(logged, `Puppet.${level}`);
  }

  #argumentsOf(args: unknown, block: unknown): Argument[] {
    const values: Argument[] = this.#codec.decodeAll(args);
    const given = readNullable(block, readObject);
    if (given !== null) values.push(this.#rubyBlock(readInteger(given['id']), readInteger(given['arity'])));
    return values;
  }

  #currentHost(): RubyHost {
    if (this.host === undefined) throw functionError(messages.NO_EVALUATION, {});
    return this.host;
  }

  #findFile(kind: unknown, name: string): Value {
    return this.#currentHost().findFile(kind === 'templates' ? 'templates' : 'files', name) ?? null;
  }

  #type(wire: unknown): PuppetType {
    const value = this.#codec.decode(wire);
    return value instanceof PuppetType ? value : inferType(value);
  }

  /** @param type a type, or its text */
  #isInstance(type: Value, value: Value): boolean {
    const puppetType = typeof type === 'string' ? parseType(type) : type;
    return puppetType instanceof PuppetType && puppetType.isInstance(value);
  }

  #addResource(request: JsonObject): Value {
    this.#currentHost().catalog.add({
      type: readText(request['type']),
      title: readText(request['title']),
      parameters: readList(request['parameters']).map((each) => {
        const [name, value] = readList(each);
        return [readText(name), this.#codec.decode(value)];
      }),
      tags: readTexts(request['tags']),
      form: readOneOf(request['form'], ['regular', 'virtual', 'exported']),
      place: { file: readNullable(request['file'], readText), line: readNullable(request['line'], readInteger) },
      isContained: request['contained'] === true,
    });
    return null;
  }

  #typeFile(name: string): Value {
    const file = this.#currentHost().typeFile(name);
    if (file === undefined) return null;
    return PuppetHash.from([
      ['path', file.path],
      ['source', file.source],
    ]);
  }

  /** Calls a function for Ruby. A function that is itself written in Ruby is returned, and Ruby calls it. */
  #callFunction(request: JsonObject): { readonly value: Wire } | { readonly ruby: object } {
    const host = this.#currentHost();
    const name = readText(request['name']);
    const logged = this.#replayed.shift();
    if (logged !== undefined) return { value: this.#codec.encode(loggedResult(logged, name)) };
    const caller = this.#caller;
    if (!host.hasFunction(name)) {
      // The file of another function has defined it.
      if (request['defined'] === true) return { ruby: { name, legacy: true } };
      throw caller === undefined
        ? functionError(messages.UNKNOWN_FUNCTION, { name })
        : functionError(messages.UNKNOWN_FUNCTION_IN, { caller, name });
    }
    const args = this.#argumentsOf(request['args'], request['block']);
    const ruby = this.#functions.find(name, args);
    if (ruby !== undefined) return { ruby: { ...ruby, source: this.#codec.encode(ruby.source) } };
    return { value: this.#codec.encode(this.#scopes.of(request, () => host.callFunction(name, args))) };
  }

  /** Wraps a Ruby block for a function that is not written in Ruby. */
  #rubyBlock(id: number, arity: number): Block {
    const block = (...values: Value[]): Value => this.#callRubyBlock(id, values);
    return Object.defineProperty(block, 'length', { value: arity < 0 ? -arity - 1 : arity });
  }
}

function loggedResult({ name, result }: LoggedCall, calledName: string): Value {
  if (name !== calledName)
    throw new TypeError(formatMessage(messages.OTHER_CALL, { expected: name, name: calledName }));
  if ('error' in result) throw result.error;
  return result.value;
}

/**
 * Reports a variable that does not exist.
 * @returns the message of the error that Ruby raises if the evaluation is strict; else null
 */
function problemOf(name: string): string | null {
  try {
    reportUndefinedVariable(name);
    return null;
  } catch (error) {
    if (!(error instanceof UndefinedVariableError)) throw error;
    return error.message;
  }
}

/** @param options a text and its format: a Hash that the type takes */
function createTime(type: string, options: Value): Value {
  return type === 'Timespan' ? createTimespan(options) : createTimestamp(options);
}

/** The text of an object as Puppet source: Ruby code can have another text for it. */
function objectText(value: Value): string {
  return value instanceof PuppetObject ? value.toSource() : interpolate(value);
}

/** The message of an error in Ruby. An error in Puppet code that Ruby has called has a place. */
function messageOf(error: unknown): string {
  if (error instanceof Signal) return new IllegalSignalError(error.name, error.trace).message;
  const reason = findService('places')?.reasonWithin?.(error, new EvaluationError('', ''));
  return reason ?? (error instanceof Error ? error.message : String(error));
}

/** The kind of an error in Ruby: module code rescues errors by their classes. */
function kindOf(error: unknown): 'not found' | 'lookup' | 'argument' | 'exception' | Signal['name'] | 'failure' {
  if (error instanceof Signal) return error.name;
  if (error instanceof NotFoundSignal) return 'not found';
  if (error instanceof LookupError) return 'lookup';
  if (error instanceof UnrescuedError) return 'exception';
  return error instanceof RejectedCallError ? 'argument' : 'failure';
}

function log(levelName: string, message: string): Value {
  const level = LOG_LEVELS.find((known) => known === levelName) ?? 'notice';
  context().log({ level, message });
  return null;
}
