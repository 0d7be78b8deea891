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
import { type DataFile, type EnvironmentData, textKeys } from '../data/data-files.js';
import { DataTypes } from '../data/data-types.js';
import { LookupOptions } from '../data/lookup-options.js';
import { unknownKey } from '../data/unknown-key.js';
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

/** A lookup that a value of its key does not fit. */
interface WrongLookup extends TypedLookup {
  readonly expected: PuppetType;
  readonly actual: PuppetType;
  readonly path: string;
}

/** Warns about lookups whose type has no instance among the values of a level. Another level can replace the value. */
export function wrongLookups(
  files: readonly UsingFile[],
  { files: dataFiles }: EnvironmentData,
  world: World,
  shownName: (path: string) => string,
): readonly (readonly Diagnostic[])[] {
  const options = new LookupOptions(dataFiles);
  const types = new DataTypes(dataFiles, options);
  return files.map((file) => {
    const wrong = file.usage.typedLookups.flatMap((lookup): WrongLookup[] => {
      const values = options.of(lookup.key) === null ? valuesOf(lookup.key, dataFiles, types) : [];
      const expected = values.length === 0 ? null : typeIn(file.text.slice(lookup.typeStart, lookup.typeEnd), world);
      const found = expected && values.find(({ actual }) => areDisjoint(actual, expected));
      return found && expected ? [{ ...lookup, expected, ...found }] : [];
    });
    return findingsAbout(file, wrong, ({ key, expected, actual, path }, at) => {
      const names = { key, expected: expectedType(expected), actual: describeType(actual), file: shownName(path) };
      return diagnosticFrom(usageFindings, 'TYPE_LOOKUP', names, at, 'warning');
    });
  });
}

function valuesOf(
  key: string,
  files: readonly DataFile[],
  types: DataTypes,
): readonly Pick<WrongLookup, 'actual' | 'path'>[] {
  return files.flatMap(({ data, path }) => {
    const value = data.get(key);
    return value === undefined || value === null ? [] : [{ actual: types.typeOf(value), path }];
  });
}

/** Returns the type that an expression denotes; null if it is not known. */
function typeIn(text: string, world: World): PuppetType | null {
  const { program } = parse(text);
  return program === null ? null : new FileDefinitions(program, '', world).readType(program.body);
}
