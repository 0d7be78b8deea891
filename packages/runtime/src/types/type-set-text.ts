import { quote } from '../text/quote.js';
import type { WriteOptions } from '../values/type.js';
import { writeValue } from './literal-value.js';
import type { TypeSetParts } from './type-set.js';

/** Writes the complete definition of a type set: `TypeSet[{…}]`. */
export function writeTypeSet(parts: TypeSetParts, options: WriteOptions): string {
  const { pcoreUri, pcoreVersion, nameAuthority, setName, version, types, references, annotations } = parts;
  const entries: string[] = [];
  if (annotations !== undefined) entries.push(`annotations => ${writeValue(annotations, options)}`);
  if (pcoreUri !== undefined) entries.push(`pcore_uri => ${quote(pcoreUri)}`);
  entries.push(`pcore_version => ${quote(pcoreVersion)}`);
  if (nameAuthority !== undefined) entries.push(`name_authority => ${quote(nameAuthority)}`);
  entries.push(`name => ${setName === null ? 'undef' : quote(setName)}`);
  if (version !== null) entries.push(`version => ${quote(version)}`);
  const within: WriteOptions = { expandAliases: true, open: new Set(), shortName: (name) => shortName(name, parts) };
  if (types && types.size > 0)
    entries.push(`types => {${Array.from(types, ([name, type]) => `${name} => ${type.write(within)}`).join(', ')}}`);
  if (references && references.size > 0)
    entries.push(
      `references => {${Array.from(references, ([name, value]) => `${name} => ${writeValue(value, options)}`).join(', ')}}`,
    );
  return `TypeSet[{${entries.join(', ')}}]`;
}

/** Returns the name of a type within a set; undefined if it is not a type of the set or of a set that it refers to. */
function shortName(name: string, { setName, types, referenced = new Map() }: TypeSetParts): string | undefined {
  const separator = name.lastIndexOf('::');
  if (separator < 0) return setName === null && types?.has(name) ? name : undefined;
  const set = name.slice(0, separator);
  const own = name.slice(separator + 2);
  if (set === setName) return own;
  for (const [alias, { parts }] of referenced) if (parts.setName === set) return `${alias}::${own}`;
  return undefined;
}
