import { isArray, type Value } from '@pptjs/runtime/core';
import { referenceValue } from './catalog-reference.js';
import { implicitParameter, type Resource } from './resource.js';

/** The parameters to which arrows add their targets. */
const EDGE_PARAMETERS = ['before', 'notify'] as const;
export type EdgeParameter = (typeof EDGE_PARAMETERS)[number];

/**
 * The edges that arrows add to a catalog. They are collected first, because the values of parameters do not change: a
 * resource with many targets would be copied for each of them.
 *
 * If the value of a parameter is an array that several resources have in common (the titles of one statement, or
 * resources with a default), Puppet adds a target to that array, and so to all of these resources.
 */
export class CatalogEdges {
  /** The new values of parameters, by the arrays that they replace. */
  readonly #extended = new Map<readonly Value[], Value[]>();
  /** The new values of parameters that were no arrays. */
  readonly #values = new Map<Resource, Map<EdgeParameter, Value[]>>();
  readonly #references = new Map<string, Value>();

  /** Adds references to `targets` after the present values of a parameter. */
  add(resource: Resource, parameter: EdgeParameter, targets: readonly string[]): void {
    const values = this.#valuesOf(resource, parameter);
    for (const target of targets) values.push(this.#reference(target));
  }

  /** Sets the parameters of all resources. */
  apply(resources: Iterable<Resource>): void {
    this.#values.forEach((parameters, resource) =>
      parameters.forEach((value, name) =>
        resource.parameters.set(name, implicitParameter(name, value, resource.frame)),
      ),
    );
    if (this.#extended.size === 0) return;
    for (const resource of resources) {
      for (const name of EDGE_PARAMETERS) {
        const parameter = resource.parameters.get(name);
        const value = this.#extensionOf(parameter?.value);
        // As in Puppet, a parameter whose array has got more elements keeps its place.
        if (parameter !== undefined && value !== undefined) resource.parameters.set(name, { ...parameter, value });
      }
    }
  }

  #valuesOf(resource: Resource, parameter: EdgeParameter): Value[] {
    const current = resource.get(parameter);
    // An empty array may be the value of a variable, which statements do not copy.
    if (isArray(current) && current.length > 0) {
      let values = this.#extended.get(current);
      if (values === undefined) this.#extended.set(current, (values = [...current]));
      return values;
    }
    let parameters = this.#values.get(resource);
    if (parameters === undefined) this.#values.set(resource, (parameters = new Map()));
    let values = parameters.get(parameter);
    if (values === undefined) {
      values = current === undefined || isArray(current) ? [] : [current];
      parameters.set(parameter, values);
    }
    return values;
  }

  #extensionOf(current: Value | undefined): Value[] | undefined {
    return isArray(current) ? this.#extended.get(current) : undefined;
  }

  #reference(target: string): Value {
    let value = this.#references.get(target);
    if (value === undefined) this.#references.set(target, (value = referenceValue(target)));
    return value;
  }
}
