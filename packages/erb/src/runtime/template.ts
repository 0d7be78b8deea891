import { PuppetHash, RESERVED_VARIABLES, type Value as PuppetValue } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { fromPuppet, toPuppet } from './puppet-values.js';
import { nameText, RubyScope, type ScopeHost } from './scope.js';
import { copy, isArray, isHash, RubyHash, type Value } from './values.js';

/** The interface of a host to a template that it renders. */
export interface TemplateHost extends ScopeHost {
  /**
   * Renders other templates in the current scope, and returns their joined texts.
   *
   * @throws {BailOut} if a template needs Ruby, or fails
   */
  renderTemplates(names: readonly string[]): string;
  /** Returns the initial value of an instance variable; undefined if there is none. */
  instanceVariable(name: string): PuppetValue | undefined;
  /**
   * Gives a variable the array or hash that the template has changed.
   *
   * @throws {BailOut} in a template within a template, before anything has been changed
   */
  changeVariable(name: string, value: PuppetValue): void;
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
export class TemplateScope extends RubyScope<TemplateHost> {
  /** The arrays and hashes that the template may change, by variable, with the values of the host. */
  readonly #collections: { readonly name: string; readonly value: Value; readonly original: Value }[] = [];

  /** Returns the initial value of the instance variable `@name`. */
  variable(name: string): Value {
    const original = fromPuppet(this.host.instanceVariable(name) ?? null);
    if (!this.changesValues) return original;
    const value = copy(original);
    if ((isArray(value) || isHash(value)) && !RESERVED_VARIABLES.has(name))
      this.#collections.push({ name, value, original });
    return value;
  }

  /** Passes the changed arrays and hashes to the host. */
  finish(): void {
    const changes = this.#changed().map(({ name, value }) => ({ name, value: toPuppet(value) }));
    for (const { name, value } of changes) this.host.changeVariable(name, value);
  }

  /** A template within the template has the same arrays and hashes. */
  protected override renderTemplate(name: string, args: readonly Value[]): Value {
    if (name !== 'template' || this.#changed().length > 0) return bailOut(name);
    return this.host.renderTemplates(args.map(nameText));
  }

  #changed(): readonly { readonly name: string; readonly value: Value }[] {
    return this.#collections.filter(({ value, original }) => !isUnchanged(value, original));
  }
}

/** Whether the copy of a value still has the elements of the original, in their order. */
function isUnchanged(value: Value, original: Value): boolean {
  if (value === original) return true;
  if (isArray(value) && isArray(original))
    return value.length === original.length && value.every((each, i) => isUnchanged(each, original[i] ?? null));
  return value instanceof RubyHash && original instanceof PuppetHash && value.hasPairsOf(original, isUnchanged);
}
