import { bailOut, type TemplateHost, toPuppet, type Value as RubyValue } from '@pptjs/erb/runtime';
import type { Value } from '@pptjs/runtime';
import { describe } from './wire.js';

/** A host whose functions only describe their calls, like that of test/record/erb/render.rb. */
export class StubHost implements TemplateHost {
  readonly calls: string[] = [];
  readonly changed: [name: string, elements: string][] = [];
  readonly #variables: ReadonlyMap<string, Value>;
  /** The number of calls after which the next call bails out. */
  readonly #maxCalls: number;

  constructor(variables: ReadonlyMap<string, Value>, maxCalls = Infinity) {
    this.#variables = variables;
    this.#maxCalls = maxCalls;
  }

  lookup(name: string): Value | undefined {
    return this.#variables.get(name) ?? undefined;
  }

  lookupReported(name: string): Value | undefined {
    return this.lookup(name);
  }

  callFunction(name: string, args: readonly Value[]): Value {
    if (this.calls.length >= this.#maxCalls) return bailOut('a limit of the test');
    this.calls.push(`${name} ${describe(args)}`);
    if (name !== 'versioncmp') return `${name} ${args.length}`;
    const [left, right] = args;
    if (typeof left !== 'string' || typeof right !== 'string') return bailOut('versioncmp');
    return left < right ? -1 : left > right ? 1 : 0;
  }

  callLegacyFunction(name: string, args: readonly RubyValue[]): RubyValue {
    return this.callFunction(name, args.map(toPuppet));
  }

  log(level: string, message: string): void {
    this.calls.push(`Puppet.${level} ${describe(message)}`);
  }

  instanceVariable(name: string): Value | undefined {
    return this.lookup(name);
  }

  renderTemplates(names: readonly string[]): string {
    return `template ${names.join('')}`;
  }

  changeVariable(name: string, value: Value): void {
    this.changed.push([name, describe(value)]);
  }
}
