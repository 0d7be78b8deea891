import { isArray, type Scope, type Value, viewScope } from '@pptjs/runtime/internal';

/**
 * The changes that ERB templates have made to the arrays, hashes and texts of their scopes. In Puppet, a template has the values
 * of the scope itself.
 */
export class TemplateChanges {
  /** The elements that changed arrays had before. Data and compiled files share the arrays with all catalogs. */
  readonly #originals = new Map<Value[], readonly Value[]>();

  /**
   * Gives a variable of a scope the value that a template has left. An array changes in place. Another value is replaced,
   * in the scope and in the parameter from which the variable has it: hashes are immutable, and compiled code shares them.
   */
  apply(scope: Scope, name: string, value: Value): void {
    const before = scope.own(name);
    if (isArray(before) && isArray(value)) this.#changeArray(before as Value[], value);
    else replaceVariable(scope, name, value);
  }

  #changeArray(array: Value[], elements: readonly Value[]): void {
    if (!this.#originals.has(array)) this.#originals.set(array, [...array]);
    replaceElements(array, elements);
  }

  /**
   * Runs an evaluation, which must not see the changes of earlier ones. The catalog of an evaluation is written after the
   * evaluation, so its changes are undone when the next one starts.
   */
  evaluate<T>(body: () => T): T {
    for (const [array, original] of this.#originals) replaceElements(array, original);
    this.#originals.clear();
    return body();
  }
}

/** Puppet arrays are immutable for Puppet code, but the array object itself is a plain JavaScript array. */
function replaceElements(array: Value[], elements: readonly Value[]): void {
  array.length = 0;
  for (const element of elements) array.push(element);
}

function replaceVariable(scope: Scope, name: string, value: Value): void {
  const { resource } = viewScope(scope);
  const parameter = resource.parameters.get(name);
  if (parameter !== undefined && parameter.value === scope.own(name))
    resource.parameters.set(name, { ...parameter, value });
  scope.bind(name, value);
}
