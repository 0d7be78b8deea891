import type { Value as PuppetValue } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { equal } from './comparison.js';
import { toPuppet } from './puppet-values.js';
import { nameText, RubyScope, type ScopeHost } from './scope.js';
import { copy, isArray, isHash, type Value } from './values.js';

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
export class TemplateScope extends RubyScope<TemplateHost> {
  /** The arrays that the template may change, by variable, with their original elements. */
  readonly #arrays: { readonly name: string; readonly array: readonly Value[]; readonly original: readonly Value[] }[] =
    [];

  /** Returns the initial value of the instance variable `@name`. */
  variable(name: string): Value {
    const value = this.read(this.host.instanceVariable(name) ?? null);
    if (this.changesValues && isArray(value)) this.#arrays.push({ name, array: value, original: copy(value) });
    return value;
  }

  /** Passes the changed arrays to the host. */
  finish(): void {
    const changed = this.#arrays.filter(({ array, original }) => !isUnchanged(array, original));
    const changes = changed.map(({ name, array }) => ({ name, elements: array.map(toPuppet) }));
    for (const { name, elements } of changes) this.host.changeArray(name, elements);
  }

  protected override renderTemplate(name: string, args: readonly Value[]): Value {
    return name === 'template' ? this.host.renderTemplates(args.map(nameText)) : bailOut(name);
  }
}

function isUnchanged(array: readonly Value[], original: readonly Value[]): boolean {
  return array.length === original.length && array.every((element, index) => isSame(element, original[index] ?? null));
}

function isSame(left: Value, right: Value): boolean {
  return (
    left === right || (isArray(left) && isArray(right) ? isUnchanged(left, right) : isHash(left) && equal(left, right))
  );
}
