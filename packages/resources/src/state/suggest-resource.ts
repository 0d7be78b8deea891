import { didYouMean, stripLeadingColons } from '@pptjs/runtime/core';
import { parseReference } from '../model/reference.js';
import type { CatalogState } from './state.js';

/** Classes that every catalog has and that code does not name. */
const IMPLICIT_CLASSES: ReadonlySet<string> = new Set(['main', 'settings']);

/**
 * The question that suggests resources of the catalog with the same type and a similar title for a reference to a
 * missing resource; for a class, also the similar classes that the catalog does not contain. Undefined if there are none.
 *
 * @param reference `Type[title]`
 */
export function suggestResource(state: CatalogState, reference: string): string | undefined {
  const parsed = parseReference(reference);
  if (parsed === null) return undefined;
  const { type, title } = parsed;
  const quote = (name: string): string => `${type}['${name}']`;
  if (type !== 'Class') return didYouMean(title, titlesOf(state, type), quote);
  const name = stripLeadingColons(title).toLowerCase();
  const declared = [...titlesOf(state, type)].map((each) => each.toLowerCase());
  const names = [...declared.filter((each) => !IMPLICIT_CLASSES.has(each)), ...classNames(state, name)];
  return didYouMean(name, names, quote);
}

function* titlesOf({ catalog }: CatalogState, type: string): Generator<string> {
  for (const { title } of catalog.ofType(type)) yield title;
}

function classNames({ context }: CatalogState, name: string): readonly string[] {
  return context.definitions.candidates('class', name);
}
