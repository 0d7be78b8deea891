import { stripLeadingColons } from '@pptjs/runtime/internal';

/** Returns the name of a definition as `World` expects it. */
export function nameOf({ name }: { readonly name: string }): string {
  return plainName(name);
}

/** Returns a name in lower case and without leading `::`. */
export function plainName(name: string): string {
  return stripLeadingColons(name).toLowerCase();
}
