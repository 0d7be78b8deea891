import type { BuiltinFunction } from '@pptjs/runtime/internal';
import { unavailableUriescape } from './functions/escape.js';
import { rejectNoPair } from './functions/filter.js';
import { deprecationRegardlessOfStrict } from './functions/introspection.js';
import { defineLoadyaml, deprecatedParsepson } from './functions/read-data.js';
import { validateLegacyType } from './functions/validate-legacy.js';
import { isDeprecatedFunction } from './legacy/deprecated-function.js';
import { shimFunction } from './legacy/shim.js';
import { stdlibFunction } from './library.js';

/** A function whose behavior changed. Only the files of versions after the change contain `marker`. */
interface Change {
  readonly marker: string;
  readonly function: BuiltinFunction;
}

const CHANGES: ReadonlyMap<string, Change> = new Map([
  ['deprecation', { marker: 'use_strict_setting', function: deprecationRegardlessOfStrict }],
  ['loadyaml', { marker: 'aliases: true', function: defineLoadyaml({ aliases: true }) }],
  ['reject', { marker: 'grep_v', function: rejectNoPair }],
  ['uriescape', { marker: 'not available in Puppet 8', function: unavailableUriescape }],
  ['parsepson', { marker: "call_function('deprecation'", function: deprecatedParsepson }],
  ['validate_legacy', { marker: 'validate_legacy(#{target_type}', function: validateLegacyType }],
]);

/**
 * Returns the function of an installed stdlib with a name.
 *
 * @param text the Ruby file of the function in the installed module, which decides between behaviors of versions
 * @param isLegacy whether the file has the API of Puppet 3
 */
export function installedFunction(name: string, text: string, isLegacy: boolean): BuiltinFunction | undefined {
  const change = CHANGES.get(name);
  if (change !== undefined && text.includes(change.marker)) return change.function;
  const found = shimFunction(name, text) ?? stdlibFunction(name);
  return found !== undefined && isLegacy && isDeprecatedFunction(found) ? found.legacyForm : found;
}
