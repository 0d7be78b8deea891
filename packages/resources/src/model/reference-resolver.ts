import { type Catalog, uniqueReference } from './catalog.js';

/**
 * Returns a function that returns the reference of the resource that `Catalog.findReference` finds. The function has a copy
 * of the references, so that it does not keep the catalog and its evaluation in memory.
 */
export function referenceResolver(catalog: Catalog): (reference: string) => string | undefined {
  const references = new Map(Array.from(catalog.references, ([key, { reference }]) => [key, reference]));
  const types = new Map(catalog.resources.map(({ type, nativeType }) => [type, nativeType]));
  return (reference) => {
    const found = references.get(reference);
    if (found !== undefined) return found;
    const key = uniqueReference(reference, (type) => types.get(type) ?? null);
    return key === undefined ? undefined : references.get(key);
  };
}
