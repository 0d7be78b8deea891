import {
  bailOut,
  fromPuppet,
  RaisedError,
  type ScopeHost,
  toPuppet,
  type Value as RubyValue,
} from '@pptjs/erb/runtime';
import {
  context,
  type LogLevel,
  lookUpVariable,
  type Scope,
  UndefinedVariableError,
  type Value,
  withScope,
} from '@pptjs/runtime/internal';
import type { FunctionCalls } from './function-calls.js';
import type { HostRequests } from './host-requests.js';
import type { RubyHost } from './host.js';
import { BUILT_IN_VARIABLES } from './scope-requests.js';

/** The current evaluation as the host of Ruby code that has been compiled to JavaScript. */
export class CompiledCodeHost implements ScopeHost {
  protected readonly host: RubyHost;
  protected readonly requests: HostRequests;
  protected readonly calls: FunctionCalls;

  /** @param calls the log of the code's calls */
  constructor(host: RubyHost, requests: HostRequests, calls: FunctionCalls) {
    this.host = host;
    this.requests = requests;
    this.calls = calls;
  }

  /** The scope that the code sees. */
  protected get scope(): Scope {
    return context().scope;
  }

  lookup(name: string): Value | undefined {
    return this.scope.lookup(name);
  }

  lookupReported(name: string): Value {
    if (BUILT_IN_VARIABLES.has(name)) return this.lookup(name) ?? null;
    try {
      return withScope(this.scope, () => lookUpVariable(name));
    } catch (error) {
      throw error instanceof UndefinedVariableError ? new RaisedError('ArgumentError', error.message) : error;
    }
  }

  callFunction(name: string, args: readonly Value[]): Value {
    if (!this.host.hasFunction(name)) return bailOut(`the unknown function ${name}`);
    return this.calls.record(name, () => withScope(this.scope, () => this.call(name, args)));
  }

  /** Calls functions of Puppet itself, and functions of modules that have been compiled. */
  callLegacyFunction(name: string, args: readonly RubyValue[]): RubyValue {
    const file = this.host.legacyFunction(name);
    if (file?.source === null) return fromPuppet(this.callFunction(name, args.map(toPuppet)));
    const compiled = file && this.calls.callHost(() => this.host.compiledLegacyFunction(name, file.path));
    if (!compiled || compiled.changesValues) return bailOut(`the function ${name}, which is written in Ruby`);
    try {
      return compiled.call(name, this, [args.map((arg) => arg ?? '')]);
    } catch (error) {
      // The error would get the place of the outer code.
      throw error instanceof RaisedError ? bailOut(`an error of the function ${name}`) : error;
    }
  }

  log(level: LogLevel, message: string): void {
    this.calls.record(`Puppet.${level}`, () => {
      context().log({ level, message });
      return null;
    });
  }

  protected call(name: string, args: readonly Value[]): Value {
    return this.host.callFunction(name, args);
  }
}
