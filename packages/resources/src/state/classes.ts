import { type ClassDefinition, type Definition, didYouMean, stripLeadingColons } from '@pptjs/runtime/core';
import { catalogError } from '../errors/errors.js';
import { messages } from '../errors/messages.js';
import { definitionPlace } from '../errors/place.js';
import type { CatalogState } from './state.js';

/** The class of the settings always exists and declares nothing. */
const SETTINGS: ClassDefinition = {
  kind: 'class',
  name: 'settings',
  parameters: [],
  inherits: null,
  body: () => null,
  file: '',
  line: 1,
};

/** Finds the class with a name, in any case, with or without leading `::`. */
export function findClass(state: CatalogState, name: string): ClassDefinition | undefined {
  return (
    state.context.definitions.find('class', name) ??
    (stripLeadingColons(name).toLowerCase() === SETTINGS.name ? SETTINGS : undefined)
  );
}

/** The question that suggests similar names for an unknown class; undefined if there are none. */
export function suggestClass({ context }: CatalogState, name: string): string | undefined {
  const plainName = stripLeadingColons(name);
  return didYouMean(plainName, context.definitions.candidates('class', plainName));
}

/**
 * The parent class of a class that inherits.
 * @throws {CatalogError} if the parent class does not exist
 */
export function parentClass(state: CatalogState, definition: ClassDefinition): ClassDefinition {
  const name = definition.inherits ?? '';
  const parent = findClass(state, name);
  if (parent !== undefined) return parent;
  const { environment } = state.catalog;
  const error = catalogError(
    messages.UNKNOWN_PARENT_CLASS,
    { name: stripLeadingColons(name), environment },
    definitionPlace(definition),
  );
  error.help = suggestClass(state, name);
  throw error;
}

/**
 * The classes that a class inherits from, nearest first.
 * @throws {CatalogError} if one of them does not exist
 */
export function ancestorClasses(state: CatalogState, definition: ClassDefinition): Definition[] {
  const ancestors: Definition[] = [];
  for (let each = definition; each.inherits !== null;) {
    each = parentClass(state, each);
    if (ancestors.includes(each)) break;
    ancestors.push(each);
  }
  return ancestors;
}
