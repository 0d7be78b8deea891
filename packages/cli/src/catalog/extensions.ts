import { type CatalogExtension, moduleExtensions } from '@pptjs/catalog';

/** What catalogs are given besides the files of their environment. */
export const extensions = (): readonly CatalogExtension[] => moduleExtensions();
