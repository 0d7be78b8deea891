import type { ClassDefinition, Definition } from '@pptjs/runtime/core';
import { findClass } from './class-definition.js';
import { CatalogError } from './errors.js';
import { plainName } from './reference.js';
import { catalogState } from './state.js';

/**
 * The class that a class inherits from.
 * @throws {CatalogError} where there is no such class
 */
export function parentOf(definition: ClassDefinition): ClassDefinition {
  const parent = findClass(definition.inherits ?? '');
  if (parent === undefined) {
    const { environment } = catalogState().catalog;
    const message = `Could not find parent resource type '::${plainName(definition.inherits ?? '')}' of type hostclass in ${environment}`;
    throw new CatalogError(message, definition);
  }
  return parent;
}

/** The classes that a class inherits from, nearest first. */
export function ancestorsOf(definition: ClassDefinition): Definition[] {
  const ancestors: Definition[] = [];
  for (let each = definition; each.inherits !== null;) {
    each = parentOf(each);
    if (ancestors.includes(each)) break;
    ancestors.push(each);
  }
  return ancestors;
}
