import {
  type AliasDefinition,
  lazyType,
  parseType,
  puppetTypeAlias,
  stripLeadingColons,
} from '@pptjs/runtime/internal';
import { ADDRESSES } from './addresses.js';
import { CHOICES } from './choices.js';
import { COMPAT_ADDRESSES } from './compat-addresses.js';
import { COMPAT } from './compat.js';
import { PATHS } from './paths.js';
import { TEXTS } from './texts.js';

const tables = { ...ADDRESSES, ...CHOICES, ...COMPAT, ...COMPAT_ADDRESSES, ...PATHS, ...TEXTS };

const byName: ReadonlyMap<string, AliasDefinition> = new Map(
  Object.entries(tables).map(([plain, text]) => {
    const name = `Stdlib::${plain}`;
    return [name.toLowerCase(), puppetTypeAlias(name, { type: lazyType(() => parseType(text)), file: '', line: 1 })];
  }),
);

/** Returns the type alias of stdlib with a name (`Stdlib::Port`, in any case), or `undefined` if stdlib has none. */
export function stdlibType(name: string): AliasDefinition | undefined {
  return byName.get(stripLeadingColons(name).toLowerCase());
}

/** Returns all type aliases of stdlib, sorted by name. */
export function stdlibTypes(): readonly AliasDefinition[] {
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
