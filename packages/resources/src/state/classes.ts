import { type ClassDefinition, didYouMean, PLAIN_PARAMETERS, stripLeadingColons, withHelp } from '@pptjs/runtime/core';
import { catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { definitionPlace } from '../errors/place.js';
import type { CatalogState } from './state.js';

/** The class of the settings always exists and declares nothing. */
const SETTINGS: ClassDefinition = {
  kind: 'class',
  name: 'settings',
  parameters: [],
  errors: PLAIN_PARAMETERS,
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

/**
 * The advice for an unknown class: that the name is one of a defined type, or else similar names and where the class was
 * searched. Undefined if there is none.
 * @param caller the file of the code that uses the class
 */
export function adviceOnClass(
  { context: { definitions } }: CatalogState,
  name: string,
  caller: string,
): string | undefined {
  const plainName = stripLeadingColons(name);
  if (definitions.find('define', plainName) !== undefined)
    return `'${plainName}' is a defined type: declare it as a resource, \`${plainName} { 'title': }\`.`;
  const question = didYouMean(plainName, definitions.candidates('class', plainName));
  return definitions.adviceOnMissing('class', plainName, caller, question);
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
  const place = definitionPlace(definition);
  const error = catalogError(messages.UNKNOWN_PARENT_CLASS, { name: stripLeadingColons(name), environment }, place);
  throw withHelp(error, adviceOnClass(state, name, place.file ?? ''));
}
