import { isArray, type Value } from '@pptjs/runtime/core';
import { referenceValue } from './catalog-reference.js';
import { implicitParameter, type Resource } from './resource.js';

/** The parameter to which an arrow adds its targets. */
export type EdgeParameter = 'before' | 'notify';

/**
 * The edges that arrows add to a catalog. They are collected first, because the values of parameters do not change: a
 * resource with many targets would be copied for each of them.
 */
export class CatalogEdges {
  /** The new values of the parameters. */
  readonly #values = new Map<Resource, Map<EdgeParameter, Value[]>>();
  readonly #references = new Map<string, Value>();

  /** Adds references to `targets` after the present values of a parameter. */
  add(resource: Resource, parameter: EdgeParameter, targets: readonly string[]): void {
    const values = this.#valuesOf(resource, parameter);
    for (const target of targets) values.push(this.#reference(target));
  }

  /** Sets the parameters of all resources. */
  apply(): void {
    this.#values.forEach((parameters, resource) =>
      parameters.forEach((value, name) =>
        resource.parameters.set(name, implicitParameter(name, value, resource.frame)),
      ),
    );
  }

  #valuesOf(resource: Resource, parameter: EdgeParameter): Value[] {
    let parameters = this.#values.get(resource);
    if (parameters === undefined) this.#values.set(resource, (parameters = new Map()));
    let values = parameters.get(parameter);
    if (values === undefined) {
      const current = resource.get(parameter);
      parameters.set(parameter, (values = current === undefined ? [] : isArray(current) ? [...current] : [current]));
    }
    return values;
  }

  #reference(target: string): Value {
    let value = this.#references.get(target);
    if (value === undefined) this.#references.set(target, (value = referenceValue(target)));
    return value;
  }
}
