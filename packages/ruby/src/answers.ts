import { type Argument, type Block, context, FunctionError, inferType, parseType, PuppetHash, type LogLevel, type Scope, richData, type Value } from '@pptjs/runtime';
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

/** Finds the Ruby function of a name; `undefined` where there is none. Throws where the arguments do not fit. */
export type FindRubyCall = (name: string, args: readonly Argument[]) => RubyCall | undefined;

const RUBY_LEVELS: Readonly<Record<string, LogLevel>> = { warning: 'warning', err: 'err' };

/** Answers what Ruby asks while a function or template of its runs. */
export class Answers {
  readonly #border: Border;
  /** Names of variables that were found missing, each reported once. */
  readonly #missing = new Set<string>();
  readonly #errors = new Map<number, unknown>();
  readonly #callBlock: (id: number, args: readonly Value[]) => Value;
  readonly #findRubyCall: FindRubyCall;
  host: RubyHost | undefined;
  /** The function under way, for messages. */
  caller: string | undefined;

  constructor(border: Border, callBlock: (id: number, args: readonly Value[]) => Value, findRubyCall: FindRubyCall) {
    this.#border = border;
    this.#callBlock = callBlock;
    this.#findRubyCall = findRubyCall;
  }

  /** The answer in JSON: a value, or the number and message of what was thrown. */
  answer(name: string, request: string): string {
    try {
      if (name === 'function') return JSON.stringify(this.#answerCall(JSON.parse(request) as CallRequest));
      const value = this.#handle(name, JSON.parse(request) as Request);
      return JSON.stringify({ value: this.#border.encode(value) });
    } catch (error) {
      const id = this.#errors.size + 1;
      this.#errors.set(id, error);
      return JSON.stringify({ error: id, message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** What was thrown in answering, by its number. */
  thrown(id: number): unknown {
    return this.#errors.get(id);
  }

  #handle(name: string, request: Request): Value {
    const handler = this.#handlers[name];
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
      context().log({ level: RUBY_LEVELS[String(level)] ?? (String(level) as LogLevel), message: String(message) });
      return null;
    },
    setting: ({ name }) => this.#service().setting(String(name)),
    environment: () => this.#service().environment,
    modulepath: () => this.#service().modulePath,
    module_path: ({ name }) => this.#service().moduleDirectory(String(name)) ?? null,
    find_file: ({ kind, name }) => this.#service().findFile(kind as 'files' | 'templates', String(name)) ?? null,
    fact: ({ name }) => currentScope().top.lookup(String(name)) ?? null,
    find_resource: ({ reference }) => this.#service().findResource(String(reference)),
    current_resource: () => this.#service().findResource(resourceOf(currentScope())),
    attribute: ({ reference, name }) => this.#service().attribute(String(reference), String(name)),
    classes: () => this.#service().classes(),
    tags: () => this.#service().tags(),
    source: () => null,
    resources: () => [],
    scope_name: () => `Scope(${resourceOf(currentScope())})`,
    infer: ({ value }) => inferType(this.#border.decode(value as Wire)),
    instance: ({ type, value }) => {
      const decoded = this.#border.decode(type as Wire);
      const puppetType = typeof decoded === 'string' ? parseType(decoded) : decoded;
      return 'predicate' in Object(puppetType) && (puppetType as { predicate(value: Value): boolean }).predicate(this.#border.decode(value as Wire));
    },
    to_data: ({ value }) => richData(this.#border.decode(value as Wire)),
    type_file: ({ name }) => {
      const file = this.#service().typeFile(String(name));
      return file === undefined ? null : PuppetHash.from([['path', file.path], ['source', file.source]]);
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
    const reason = owner !== '' && currentScope().classScope(owner) === undefined ? `class ${owner} has not been evaluated` : ' ';
    context().log({ level: 'warning', message: `Undefined variable '${name}'; ${reason.trimStart()}\n   (file & line not available)` });
  }

  #answerCall({ name, args, block }: CallRequest): { readonly value: Wire } | { readonly ruby: RubyCall } {
    const service = this.#service();
    if (!service.hasFunction(name)) {
      throw new FunctionError(this.caller === undefined ? `Unknown function: '${name}'` : `Function ${this.caller}(): Unknown function: '${name}'`);
    }
    const values: Argument[] = this.#values(args);
    if (block !== null) values.push(this.#block(block));
    const ruby = this.#findRubyCall(name, values);
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

