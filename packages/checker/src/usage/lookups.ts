import type { Value } from '@pptjs/runtime/internal';
import type { PuppetType } from '@pptjs/runtime/lattice';
import {
  areDisjoint,
  describeType,
  type Diagnostic,
  expectedType,
  FileDefinitions,
  parse,
  type TypedLookup,
  type World,
} from '@pptjs/transpiler';
import { diagnosticFrom } from '@pptjs/transpiler/dialect';
import { type EnvironmentData, hasEntry, textKeys } from '../data/data-files.js';
import { DataTypes } from '../data/data-types.js';
import { LookupOptions } from '../data/lookup-options.js';
import { unknownKey } from '../data/unknown-key.js';
import { type MergedLevels, wrongPartOf } from '../data/wrong-parts.js';
import { usageFindings } from '../findings/declarations.js';
import { findingsAbout, type UsingFile } from './using-file.js';

/** Warns about lookups without a default of keys that no data has. */
export function unknownKeys(files: readonly UsingFile[], data: EnvironmentData): readonly (readonly Diagnostic[])[] {
  if (!data.isComplete) return [];
  const keys = textKeys(data);
  return files.map((file) => {
    const unknown = file.usage.lookups.filter(({ key }) => /^[\w:]+$/.test(key) && !keys.has(key));
    return findingsAbout(file, unknown, ({ key }, at) => unknownKey(key, keys, at));
  });
}

/** What a lookup expects, and what the data has. */
interface WrongValue {
  readonly expected: string;
  readonly actual: PuppetType;
}

/** Warns about lookups whose type the value of a level does not fit. Another level can replace the value. */
export function wrongLookups(
  files: readonly UsingFile[],
  { files: dataFiles }: EnvironmentData,
  world: World,
  shownName: (path: string) => string,
): readonly (readonly Diagnostic[])[] {
  const options = new LookupOptions(dataFiles);
  const types = new DataTypes(dataFiles, options);
  return files.map((file) => {
    const wrong = file.usage.typedLookups.flatMap((lookup): (TypedLookup & WrongValue & { path: string })[] => {
      const { key, typeStart, typeEnd } = lookup;
      const ofData = options.strategyOf(key);
      const strategy = ofData && (lookup.strategy ?? ofData);
      const levels = strategy === undefined ? [] : dataFiles.filter(({ data }) => (data.get(key) ?? null) !== null);
      const expected = levels.length === 0 ? null : typeIn(file.text.slice(typeStart, typeEnd), world);
      if (strategy === undefined || expected === null) return [];
      for (const level of levels) {
        const isMergedEntry = (name: Value): boolean => hasEntry(key, name, level, dataFiles);
        const found = wrongIn(level.data.get(key) ?? null, strategy, expected, { types, isMergedEntry });
        if (found !== undefined) return [{ ...lookup, ...found, path: level.path }];
      }
      return [];
    });
    return findingsAbout(file, wrong, ({ key, expected, actual, path }, at) => {
      const names = { key, expected, actual: describeType(actual), file: shownName(path) };
      return diagnosticFrom(usageFindings, 'TYPE_LOOKUP', names, at, 'warning');
    });
  });
}

/** Returns what a type rejects of the value that a level contributes. */
function wrongIn(value: Value, strategy: string, type: PuppetType, levels: MergedLevels): WrongValue | undefined {
  const actual = levels.types.mergedType(value, strategy);
  if (areDisjoint(actual, type)) return { actual, expected: expectedType(type) };
  const part = wrongPartOf(value, strategy, type, levels);
  return part && { actual: part.actual, expected: `${expectedType(part.expected)} in the merged value` };
}

/** Returns the type that an expression denotes; null if it is not known. */
function typeIn(text: string, world: World): PuppetType | null {
  const { program } = parse(text);
  return program === null ? null : new FileDefinitions(program, '', world).readType(program.body);
}
