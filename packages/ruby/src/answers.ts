import { context, FunctionError, inferType, parseType, PuppetHash, type LogLevel, type Scope, richData, type Value } from '@pptjs/runtime';
import type { RubyHost } from './host.js';
import type { Border, Wire } from './wire.js';

type Request = Readonly<Record<string, unknown>>;
type Handler = (request: Request) => Value;

const RUBY_LEVELS: Readonly<Record<string, LogLevel>> = { warning: 'warning', err: 'err' };

/** Answers what Ruby asks while a function or template of its runs. */
export class Answers {
  readonly #border: Border;
  /** Names of variables that were found missing, each reported once. */
  readonly #missing = new WeakMap<object, Set<string>>();
  readonly #errors = new Map<number, unknown>();
  readonly #callBlock: (id: number, args: readonly Value[]) => Value;
  host: RubyHost | undefined;
  /** The function under way, for messages. */
  caller: string | undefined;

  constructor(border: Border, callBlock: (id: number, args: readonly Value[]) => Value) {
    this.#border = border;
    this.#callBlock = callBlock;
  }

  /** The answer in JSON: a value, or the number and message of what was thrown. */
  answer(name: string, request: string): string {
    try {
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
    function: ({ name, args, block }) => this.#callFunction(String(name), this.#values(args), (block ?? null) as { id: number; arity: number } | null),
    yield: ({ block, args }) => this.#border.block(block as number)(...this.#values(args)),
    has_function: ({ name }) => this.#service().hasFunction(String(name)),
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
    const here = context();
    let names = this.#missing.get(here);
    if (!names) this.#missing.set(here, (names = new Set()));
    if (names.has(name)) return;
    names.add(name);
    const separator = name.lastIndexOf('::');
    const owner = separator > 0 ? name.slice(0, separator).replace(/^::/, '') : '';
    const reason = owner !== '' && currentScope().classScope(owner) === undefined ? `class ${owner} has not been evaluated` : ' ';
    here.log({ level: 'warning', message: `Undefined variable '${name}'; ${reason.trimStart()}\n   (file & line not available)` });
  }

  #callFunction(name: string, args: readonly Value[], block: { id: number; arity: number } | null): Value {
    const service = this.#service();
    if (!service.hasFunction(name)) {
      throw new FunctionError(this.caller === undefined ? `Unknown function: '${name}'` : `Function ${this.caller}(): Unknown function: '${name}'`);
    }
    if (block === null) return service.callFunction(name, args);
    const body = (...values: Value[]): Value => this.#callBlock(block.id, values);
    Object.defineProperty(body, 'length', { value: block.arity < 0 ? -block.arity - 1 : block.arity });
    return service.callFunction(name, [...args, body]);
  }
}

function currentScope(): Scope {
  return context().scope;
}

function resourceOf(scope: Scope): string {
  const capitalized = scope.name.replace(/(^|::)[a-z]/g, (start) => start.toUpperCase());
  return scope.kind === 'class' ? `Class[${capitalized}]` : scope.kind === 'top' ? 'Class[main]' : capitalized;
}

