import {
  type Argument,
  type Block,
  context,
  FunctionError,
  inferDetailed,
  inferType,
  mismatchMessage,
  parseType,
  PuppetHash,
  type LogLevel,
  type PuppetType,
  type Scope,
  richData,
  type Value,
} from '@pptjs/runtime';
import type { RubyHost } from './host.js';
import type { Border, Wire } from './wire.js';

type Request = Readonly<Record<string, unknown>>;
type Handler = (request: Request) => Value;

interface CallRequest {
  readonly name: string;
  readonly args: readonly Wire[];
  readonly block: { readonly id: number; readonly arity: number } | null;
}

/** A function that is written in Ruby, and the way to call it that the arguments fit. */
export interface RubyCall {
  readonly name: string;
  readonly old: boolean;
  readonly dispatch: readonly ['dispatch' | 'mismatch', number] | null;
  readonly path: string;
  readonly source: string;
}

/** The functions that are loaded into Ruby. Both throw where the arguments do not fit. */
export interface RubyFunctionTable {
  /** The call of a Ruby function; `undefined` where there is none of the name. */
  find(name: string, args: readonly Argument[]): RubyCall | undefined;
  /** The dispatch that the arguments fit. */
  choose(name: string, args: readonly Argument[]): RubyCall['dispatch'];
}

/** Answers what Ruby asks while a function or template of its runs. */
export class Answers {
  readonly #border: Border;
  /** Names of variables that were found missing, each reported once. */
  readonly #missing = new Set<string>();
  readonly #errors = new Map<number, unknown>();
  readonly #callBlock: (id: number, args: readonly Value[]) => Value;
  readonly #functions: RubyFunctionTable;
  host: RubyHost | undefined;
  /** The function under way, for messages. */
  caller: string | undefined;
  #place: ReturnType<RubyHost['callingPlace']> = { file: null, line: null };

  constructor(border: Border, callBlock: (id: number, args: readonly Value[]) => Value, functions: RubyFunctionTable) {
    this.#border = border;
    this.#callBlock = callBlock;
    this.#functions = functions;
  }

  /** The answer in JSON: a value, or the number and message of what was thrown. */
  answer(name: string, request: string): string {
    try {
      return JSON.stringify(this.#answer(name, JSON.parse(request) as Request));
    } catch (error) {
      const id = this.#errors.size + 1;
      this.#errors.set(id, error);
      return JSON.stringify({ error: id, message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Forgets what was thrown: no call is under way that might ask for it. */
  forget(): void {
    this.#errors.clear();
  }

  /** Runs the function of a name, which Ruby code is called for. */
  calling<T>(name: string, body: () => T): T {
    const { caller } = this;
    const place = this.#place;
    this.caller = name;
    if (caller === undefined) this.#place = this.#service().callingPlace();
    try {
      return body();
    } finally {
      this.caller = caller;
      this.#place = place;
    }
  }

  /** What was thrown in answering, by its number. */
  thrown(id: number): unknown {
    return this.#errors.get(id);
  }

  #answer(name: string, request: Request): { readonly value: unknown } | { readonly ruby: RubyCall } {
    switch (name) {
      case 'function':
        return this.#answerCall(request as unknown as CallRequest);
      case 'choose':
        return { value: this.#functions.choose(String(request['name']), this.#values(request['args'])) };
      case 'old_function':
        return { value: this.#service().oldFunction(String(request['name'])) ?? null };
      case 'find_template':
        return { value: this.#service().template(String(request['name'])) };
      case 'variables_of':
        return { value: this.variables(request['names'] as readonly string[] | null) };
      default:
        return { value: this.#border.encode(this.#handle(name, request)) };
    }
  }

  /** The values of variables that a template may read: those named, or all, by name. */
  variables(names: readonly string[] | null): Record<string, Wire> {
    const { scope } = context();
    const found = names === null ? [...scope.visible()] : names.map((name) => [name, scope.lookup(name)] as const);
    const variables: [string, Wire][] = [];
    for (const [name, value] of found) {
      if (value !== undefined && value !== null && /^[a-z_]\w*$/.test(name))
        variables.push([name, this.#border.encode(value)]);
    }
    return Object.fromEntries(variables);
  }

  #handle(name: string, request: Request): Value {
    const handler = Object.hasOwn(this.#handlers, name) ? this.#handlers[name] : undefined;
    if (handler === undefined) throw new TypeError(`Ruby asked for '${name}'`);
    return handler(request);
  }

  #values(wires: unknown): Value[] {
    return (wires as readonly Wire[]).map((wire) => this.#border.decode(wire));
  }

  readonly #handlers: Readonly<Record<string, Handler>> = {
    variable: ({ name }) => this.#variable(String(name)),
    has_variable: ({ name }) => currentScope().lookup(String(name)) !== undefined,
    variables: () => PuppetHash.from(currentScope().visible()),
    set_variable: ({ name, value }) => currentScope().set(String(name), this.#border.decode(value as Wire)),
    yield: ({ block, args }) => this.#border.block(block as number)(...this.#values(args)),
    has_function: ({ name }) => this.#service().hasFunction(String(name)),
    has_old_function: ({ name }) => this.#service().hasOldFunction(String(name)),
    log: ({ level, message }) => {
      context().log({ level: String(level) as LogLevel, message: String(message) });
      return null;
    },
    setting: ({ name }) => this.#service().setting(String(name)),
    environment: () => this.#service().environment,
    modulepath: () => this.#service().modulePath,
    module_path: ({ name }) => this.#service().moduleDirectory(String(name)) ?? null,
    find_file: ({ kind, name }) => this.#service().findFile(kind as 'files' | 'templates', String(name)) ?? null,
    calling_place: () => [this.#place.file || 'unknown', this.#place.line ?? 0],
    fact: ({ name }) => currentScope().top.lookup(String(name)) ?? null,
    find_resource: ({ reference }) => this.#service().findResource(String(reference)),
    current_resource: () => this.#service().findResource(resourceOf(currentScope())),
    attribute: ({ reference, name }) => this.#service().attribute(String(reference), String(name)),
    classes: () => this.#service().classes(),
    defaults: ({ type }) => this.#service().resourceDefaults(String(type)),
    tags: () => this.#service().tags(),
    source: () => null,
    resources: () => [],
    scope_name: () => `Scope(${resourceOf(currentScope())})`,
    infer: ({ value }) => inferType(this.#border.decode(value as Wire)),
    infer_detailed: ({ value }) => inferDetailed(this.#border.decode(value as Wire)),
    parse_type: ({ text }) => parseType(String(text)),
    describe_mismatch: ({ name, expected, actual }) =>
      mismatchMessage(
        String(name),
        this.#border.decode(expected as Wire) as PuppetType,
        this.#border.decode(actual as Wire) as PuppetType,
      ),
    instance: ({ type, value }) => {
      const decoded = this.#border.decode(type as Wire);
      const puppetType = typeof decoded === 'string' ? parseType(decoded) : decoded;
      return (
        'predicate' in Object(puppetType) &&
        (puppetType as { predicate(value: Value): boolean }).predicate(this.#border.decode(value as Wire))
      );
    },
    to_data: ({ value }) => richData(this.#border.decode(value as Wire)),
    type_file: ({ name }) => {
      const file = this.#service().typeFile(String(name));
      return file === undefined
        ? null
        : PuppetHash.from([
            ['path', file.path],
            ['source', file.source],
          ]);
    },
  };

  #service(): RubyHost {
    if (this.host === undefined) throw new FunctionError('Ruby code can only run while something is evaluated');
    return this.host;
  }

  #variable(name: string): Value {
    const value = currentScope().lookup(name);
    if (value !== undefined) return value;
    this.#warnMissing(name);
    return null;
  }

  #warnMissing(name: string): void {
    if (this.#missing.has(name)) return;
    this.#missing.add(name);
    const separator = name.lastIndexOf('::');
    const owner = separator > 0 ? name.slice(0, separator).replace(/^::/, '') : '';
    const reason =
      owner !== '' && currentScope().classScope(owner) === undefined ? `class ${owner} has not been evaluated` : '';
    context().log({
      level: 'warning',
      message: `Undefined variable '${name}'; ${reason}\n   (file & line not available)`,
    });
  }

  #answerCall({ name, args, block }: CallRequest): { readonly value: Wire } | { readonly ruby: RubyCall } {
    const service = this.#service();
    if (!service.hasFunction(name)) {
      throw new FunctionError(
        this.caller === undefined
          ? `Unknown function: '${name}'`
          : `Function ${this.caller}(): Unknown function: '${name}'`,
      );
    }
    const values: Argument[] = this.#values(args);
    if (block !== null) values.push(this.#block(block));
    const ruby = this.#functions.find(name, values);
    return ruby === undefined ? { value: this.#border.encode(service.callFunction(name, values)) } : { ruby };
  }

  /** A block of Ruby's for a function that is not. */
  #block({ id, arity }: { readonly id: number; readonly arity: number }): Block {
    const body = (...values: Value[]): Value => this.#callBlock(id, values);
    return Object.defineProperty(body, 'length', { value: arity < 0 ? -arity - 1 : arity });
  }
}

function currentScope(): Scope {
  return context().scope;
}

function resourceOf(scope: Scope): string {
  const capitalized = scope.name.replace(/(^|::)[a-z]/g, (start) => start.toUpperCase());
  return scope.kind === 'class' ? `Class[${capitalized}]` : scope.kind === 'top' ? 'Class[main]' : capitalized;
}
