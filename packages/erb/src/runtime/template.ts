import type { Value as PuppetValue } from '@pptjs/runtime';
import { bailOut } from './bail-out.js';
import { equal } from './comparison.js';
import { fromPuppet, toPuppet } from './puppet-values.js';
import { text } from './text.js';
import { isArray, isHash, RubyHash, type Value } from './values.js';

/** What a host provides to a template that it renders. */
export interface TemplateHost {
  /** Returns the value of a variable that the current scope can read; undefined if there is none. */
  lookup(name: string): PuppetValue | undefined;
  /** Like `lookup`, but reports a missing variable. */
  lookupReported(name: string): PuppetValue | undefined;
  /** Calls a Puppet function. */
  callFunction(name: string, args: readonly PuppetValue[]): PuppetValue;
  /**
   * Calls a function with the legacy interface.
   *
   * @throws {BailOut} if the function needs Ruby
   */
  callLegacyFunction(name: string, args: readonly PuppetValue[]): PuppetValue;
  /**
   * Renders other templates in the current scope, and returns their joined texts.
   *
   * @throws {BailOut} if a template needs Ruby, or fails
   */
  renderTemplates(names: readonly string[]): string;
  /** Replaces the elements of the array that is the value of a variable. */
  changeArray(name: string, elements: readonly PuppetValue[]): void;
}

/** The default export of the module that an ERB template compiles to. */
export interface CompiledTemplate {
  /**
   * Renders the template.
   *
   * @throws {BailOut} if only Ruby can render it; nothing has been changed then except by functions of the host
   */
  render(host: TemplateHost): string;
}

/**
 * Creates the default export of a compiled template.
 *
 * @param body returns the text
 * @param changesValues whether the template changes arrays or hashes
 */
export function template(body: (scope: TemplateScope) => string, changesValues = false): CompiledTemplate {
  return {
    render: (host) => {
      const scope = new TemplateScope(host, changesValues);
      const result = body(scope);
      scope.finish();
      return result;
    },
  };
}

/** The `scope` of a template that is being rendered, and its instance variables. */
export class TemplateScope {
  readonly #host: TemplateHost;
  readonly #changesValues: boolean;
  /** The arrays that the template may change, by variable, with their original elements. */
  readonly #arrays: { readonly name: string; readonly array: readonly Value[]; readonly original: readonly Value[] }[] =
    [];

  constructor(host: TemplateHost, changesValues: boolean) {
    this.#host = host;
    this.#changesValues = changesValues;
  }

  /** Returns the initial value of the instance variable `@name`. */
  variable(name: string): Value {
    const value = this.#read(this.#host.lookup(name) ?? null);
    if (this.#changesValues && isArray(value)) this.#arrays.push({ name, array: value, original: copy(value) });
    return value;
  }

  /** `scope['name']` and `scope.lookupvar('name')` */
  lookUp(name: Value): Value {
    return this.#read(this.#host.lookupReported(nameText(name)) ?? null);
  }

  /** `has_variable?('name')` and `scope.include?('name')` */
  has(name: Value): boolean {
    return (this.#host.lookup(nameText(name)) ?? null) !== null;
  }

  /** `scope.call_function('name', …)`. A single argument is splat, as in Ruby. */
  call(name: Value, ...args: Value[]): Value {
    const [first] = args;
    if (args.length !== 1 || first === undefined) return this.#call(nameText(name), args);
    if (isArray(first)) return this.#call(nameText(name), first);
    if (first !== null && typeof first === 'object') return bailOut('call_function with an object that it splats');
    return this.#call(nameText(name), first === null ? [] : args);
  }

  /** `scope.function_name([…])` */
  callLegacy(name: string, args: Value): Value {
    if (!isArray(args)) return bailOut(`function_${name} without an array`);
    if (name === 'template') return this.#host.renderTemplates(args.map(nameText));
    return this.#read(this.#host.callLegacyFunction(name, args.map(toPuppet)));
  }

  /** Passes the changed arrays to the host. */
  finish(): void {
    const changed = this.#arrays.filter(({ array, original }) => !isUnchanged(array, original));
    const changes = changed.map(({ name, array }) => ({ name, elements: array.map(toPuppet) }));
    for (const { name, elements } of changes) this.#host.changeArray(name, elements);
  }

  #call(name: string, args: readonly Value[]): Value {
    if (name === 'template') return this.#host.renderTemplates(args.map(nameText));
    if (name === 'inline_template') return bailOut('inline_template');
    return this.#read(this.#host.callFunction(name, args.map(toPuppet)));
  }

  #read(value: PuppetValue): Value {
    return this.#changesValues ? copy(fromPuppet(value)) : fromPuppet(value);
  }
}

/** The name of a variable or function, which can be a String or a Symbol. */
function nameText(name: Value): string {
  return typeof name === 'string' || typeof name === 'symbol' ? text(name) : bailOut('a name that is not a string');
}

/** Copies arrays and hashes, so that the template can change them. */
function copy<T extends Value>(value: T): T;
function copy(value: Value): Value {
  if (isArray(value)) return value.map((element) => copy(element));
  return isHash(value) ? RubyHash.from(Array.from(value, ([key, element]) => [key, copy(element)] as const)) : value;
}

function isUnchanged(array: readonly Value[], original: readonly Value[]): boolean {
  return array.length === original.length && array.every((element, index) => isSame(element, original[index] ?? null));
}

function isSame(left: Value, right: Value): boolean {
  return (
    left === right || (isArray(left) && isArray(right) ? isUnchanged(left, right) : isHash(left) && equal(left, right))
  );
}
