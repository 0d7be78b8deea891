import { context, DefaultsScope, PuppetHash, type Scope, type Value, withScope } from '@pptjs/runtime/internal';
import type { RubyHost } from './host.js';
import { type JsonObject, readText, readTexts } from './json.js';

/** Variables that every scope has, even without a value. */
export const BUILT_IN_VARIABLES: ReadonlySet<string> = new Set(['module_name', 'caller_module_name']);

type Handler = (request: JsonObject) => Value;

/**
 * Answers requests about scopes and the catalog (ruby-lib/puppet/parser/scope.rb). A request names its scope by steps from
 * the current one: `top`, `parent` (the scope that declared it), `inherited`, `enclosing`, `global`, `class NAME`.
 */
export class ScopeRequests {
  readonly #host: () => RubyHost;

  constructor(host: () => RubyHost) {
    this.#host = host;
  }

  handler(name: string): Handler | undefined {
    return this.#handlers.get(name);
  }

  /** Runs `body` in the scope of a request. */
  of<T>(request: JsonObject, body: () => T): T {
    return isCurrent(request) ? body() : withScope(this.#scopeOf(request), body);
  }

  set(request: JsonObject, value: Value): Value {
    return this.#scopeOf(request).set(readText(request['name']), value);
  }

  readonly #handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
    ['value_or_undef', (request) => this.#scopeOf(request).lookup(readText(request['name'])) ?? null],
    ['variable', (request) => this.#found(this.#scopeOf(request).lookup(readText(request['name'])))],
    ['has_variable', (request) => this.#scopeOf(request).has(readText(request['name']))],
    ['has_own_variable', (request) => hasOwn(this.#scopeOf(request), readText(request['name']))],
    [
      'variables',
      (request) => variablesOf(this.#scopeOf(request), request['recursive'] === true, request['includeUndef'] === true),
    ],
    ['scope_kind', (request) => this.#kind(this.#find(request))],
    ['scope_name', (request) => this.#host().catalog.resourceOf(this.#scopeOf(request)).reference],
    ['resource_of_scope', (request) => this.#host().catalog.resourceOf(this.#scopeOf(request)).describe()],
    ['source_of_scope', (request) => this.#host().catalog.sourceOf(this.#scopeOf(request))],
    ['find_resource', ({ reference }) => this.#host().catalog.find(readText(reference))],
    ['definition', ({ kind, name }) => this.#host().catalog.definition(readText(kind), readText(name))],
    ['resources', () => this.#host().catalog.resources()],
    ['catalog_name', () => this.#host().catalog.name()],
    ['catalog_tags', () => this.#host().catalog.tags()],
    ['classes', () => this.#host().classes()],
    ['defaults', (request) => this.of(request, () => this.#host().resourceDefaults(readText(request['type'])))],
  ]);

  /** Returns an array with the value of a variable that exists, else undef. */
  #found(value: Value | undefined): Value {
    return value === undefined ? null : [value];
  }

  #scopeOf(request: JsonObject): Scope {
    return this.#find(request) ?? context().scope;
  }

  /** Local variables are part of the scope in which the lambda is. */
  #kind(scope: Scope | null): Value {
    return scope === null ? null : withoutLocals(scope).kind;
  }

  #find({ scope: steps = [] }: JsonObject): Scope | null {
    let scope: Scope | null = context().scope;
    for (const step of readTexts(steps)) {
      if (scope === null) return null;
      scope = this.#step(withoutLocals(scope), step);
    }
    return scope;
  }

  #step(scope: Scope, step: string): Scope | null {
    switch (step) {
      case 'top':
        return scope.top;
      case 'parent':
        return this.#host().catalog.declaring(scope);
      case 'inherited':
        return scope.kind === 'class' && scope.parent?.kind === 'class' ? scope.parent : null;
      case 'enclosing':
        return scope.kind === 'top' ? null : global(scope.kind === 'node' ? (scope.parent ?? scope) : scope);
      case 'global':
        return global(scope);
      default:
        return scope.classScope(step.replace(/^class (?:::)?/, '').toLowerCase()) ?? null;
    }
  }
}

function isCurrent({ scope }: JsonObject): boolean {
  return scope === undefined || readTexts(scope).length === 0;
}

function hasOwn(scope: Scope, name: string): boolean {
  return (scope instanceof DefaultsScope && scope.isPending(name)) || scope.own(name) !== undefined;
}

/** The scope without the local variables of lambdas and functions. */
function withoutLocals(scope: Scope): Scope {
  let own = scope;
  while (own.kind === 'local' && own.parent !== null) own = own.parent;
  return own;
}

/** The node scope or the top scope around a scope. */
function global(scope: Scope): Scope {
  let found = scope;
  while (found.kind !== 'node' && found.parent !== null) found = found.parent;
  return found;
}

/** The variables of a scope. A variable that is undef hides an outer one, and is left out except where it is asked for. */
function variablesOf(scope: Scope, isRecursive: boolean, includesUndef: boolean): PuppetHash {
  const chain: Scope[] = [];
  let own: Scope | null = withoutLocals(scope);
  for (let each: Scope | null = scope; each !== own && each !== null; each = each.parent) chain.unshift(each);
  for (; own !== null; own = isRecursive ? own.parent : null) chain.unshift(own);
  const values = new Map<string, Value>();
  for (const each of chain) {
    if (each instanceof DefaultsScope) continue;
    for (const [name, value] of each.variables()) {
      const isKept = value !== null || BUILT_IN_VARIABLES.has(name) || (includesUndef && each === chain.at(-1));
      if (isKept) values.set(name, value);
      else values.delete(name);
    }
  }
  return PuppetHash.from(values);
}
