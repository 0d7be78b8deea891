import type { LogLevel, Value as PuppetValue } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { fromPuppet, toPuppet } from './puppet-values.js';
import { text } from './text.js';
import { copy, isArray, ScopeObject, type Value } from './values.js';

/** The interface of a host to Ruby code that it runs as JavaScript. */
export interface ScopeHost {
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
  callLegacyFunction(name: string, args: readonly Value[]): Value;
  log(level: LogLevel, message: string): void;
}

/** The Puppet scope that Ruby code runs in. */
export class RubyScope<H extends ScopeHost = ScopeHost> extends ScopeObject {
  protected readonly host: H;
  protected readonly changesValues: boolean;

  /** @param changesValues whether the code changes arrays or hashes; it gets copies of all values then */
  constructor(host: H, changesValues: boolean) {
    super();
    this.host = host;
    this.changesValues = changesValues;
  }

  /** `scope['name']` and `scope.lookupvar('name')` */
  lookUp(name: Value): Value {
    return typeof name === 'string'
      ? this.read(this.host.lookupReported(name) ?? null)
      : bailOut('a variable name that is not a String');
  }

  /** `scope.include?('name')` */
  has(name: Value): boolean {
    return (this.host.lookup(nameText(name)) ?? null) !== null;
  }

  /** `scope.call_function('name', …)`. A single argument is splat, as in Ruby. */
  call(name: Value, ...args: Value[]): Value {
    const [first] = args;
    if (args.length !== 1 || first === undefined) return this.callFunction(name, ...args);
    if (isArray(first)) return this.callFunction(name, ...first);
    if (first !== null && typeof first === 'object') return bailOut('call_function with an object that it splats');
    return this.callFunction(name, ...(first === null ? [] : args));
  }

  /** `call_function('name', …)` of a function. */
  callFunction(name: Value, ...args: Value[]): Value {
    const called = nameText(name);
    if (called === 'template' || called === 'inline_template') return this.renderTemplate(called, args);
    return this.read(this.host.callFunction(called, args.map(toPuppet)));
  }

  /** `scope.function_name([…])` */
  callLegacy(name: string, args: Value): Value {
    if (!isArray(args)) return bailOut(`function_${name} without an array`);
    if (name === 'template') return this.renderTemplate(name, args);
    const result = this.host.callLegacyFunction(name, args);
    return this.changesValues ? copy(result) : result;
  }

  /** `Puppet.warning(message)`. Returns nil. */
  log(level: LogLevel, message: Value): null {
    this.host.log(level, text(message));
    return null;
  }

  protected renderTemplate(name: string, _args: readonly Value[]): Value {
    return bailOut(name);
  }

  protected read(value: PuppetValue): Value {
    return this.changesValues ? copy(fromPuppet(value)) : fromPuppet(value);
  }
}

/** Returns a scope that is the receiver of a call. */
export function scopeOf(value: Value): RubyScope {
  return value instanceof RubyScope ? value : bailOut('a method of a scope');
}

/** The name of a variable or function, which can be a String or a Symbol. */
export function nameText(name: Value): string {
  return typeof name === 'string' || typeof name === 'symbol' ? text(name) : bailOut('a name that is not a string');
}
