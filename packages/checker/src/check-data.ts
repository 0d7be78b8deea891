import type { CatalogEnvironment } from '@pptjs/catalog';
import { findInData } from '@pptjs/hiera';
import { capitalizeSegments, isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import {
  ANY,
  EMPTY_ARRAY,
  EnumType,
  HashType,
  inferDetailed,
  type PuppetType,
  STRING,
  StructElement,
  StructType,
  TupleType,
} from '@pptjs/runtime/lattice';
import { dynamicRegExp, RegExpError } from '@pptjs/runtime/regexp';
import { didYouMean } from '@pptjs/runtime/suggestion';
import {
  acceptedByContainer,
  areDisjoint,
  describeType,
  type Diagnostic,
  expectedType,
  type World,
} from '@pptjs/transpiler';
import { diagnosticFrom, LineIndex } from '@pptjs/transpiler/dialect';
import { type DataFile, dataFiles } from './data-files.js';
import { dataFindings } from './findings.js';
import { withoutIgnoredData } from './suppressions.js';

/** The findings about a data file. */
export interface DataFindings {
  /** The name of the file in messages. */
  readonly file: string;
  readonly text: string;
  readonly findings: readonly Diagnostic[];
}

/** Checks the data of all nodes against the class parameters that they bind to. @param shownName names a file */
export function checkData(
  environment: CatalogEnvironment,
  world: World,
  shownName: (path: string) => string,
): readonly DataFindings[] {
  const files = dataFiles(environment);
  const options = new LookupOptions(files);
  return files.map((file) => {
    const shown = shownName(file.path);
    const findings = [...file.data].flatMap(([key, value]) => {
      if (typeof key !== 'string' || value === null || options.changes(key)) return [];
      return checkEntry(key, value, file, world, shown) ?? [];
    });
    return { file: shown, text: file.text, findings: withoutIgnoredData(findings, file.text, shown) };
  });
}

function checkEntry(
  key: string,
  value: Value,
  file: DataFile,
  world: World,
  shownName: string,
): Diagnostic | undefined {
  const separator = key.lastIndexOf('::');
  if (separator <= 0) return undefined;
  const [className, parameter] = [key.slice(0, separator), key.slice(separator + 2)];
  const found = world.findClass(className);
  if (!found) return undefined;
  const declared = found.parameters.find(({ name }) => name === parameter);
  const place = `Declared in ${found.place.file}:${found.place.line}.`;
  const at = placeOf(key, file, shownName);
  if (declared === undefined) {
    const similar = didYouMean(
      parameter,
      found.parameters.map(({ name }) => name),
    );
    const detail = similar === undefined ? place : `${similar} ${place}`;
    return diagnosticFrom(
      dataFindings,
      'TYPE_DATA_KEY',
      { key, class: capitalizeSegments(className), parameter, place: detail },
      at,
      'warning',
    );
  }
  const actual = dataType(value);
  if (!areDisjoint(actual, acceptedByContainer(declared.type))) return undefined;
  const expected = expectedType(declared.type);
  return diagnosticFrom(
    dataFindings,
    'TYPE_DATA',
    { key, class: capitalizeSegments(className), parameter, expected, actual: describeType(actual), place },
    at,
  );
}

/** The type of a value in data. A string with an interpolation can become any value. */
function dataType(value: Value): PuppetType {
  if (typeof value === 'string') {
    if (value.includes('%{')) return ANY;
    return value.includes('ENC[') ? STRING : new EnumType([value]);
  }
  if (isArray(value)) return value.length === 0 ? EMPTY_ARRAY : new TupleType(value.map(dataType));
  if (!(value instanceof PuppetHash)) return inferDetailed(value);
  const entries = [...value];
  if (entries.length > 0 && entries.every(([key]) => typeof key === 'string' && key !== '' && !key.includes('%{')))
    return new StructType(entries.map(([key, each]) => new StructElement(String(key), false, dataType(each))));
  return new HashType(ANY, ANY);
}

/** The keys whose values `lookup_options` merges or converts: they are not bound as they are in a file. */
class LookupOptions {
  readonly #names = new Set<string>();
  readonly #patterns: RegExp[] = [];

  constructor(files: readonly DataFile[]) {
    for (const { data } of files) {
      const options = data.get('lookup_options');
      if (!(options instanceof PuppetHash)) continue;
      for (const key of options.keys()) {
        if (typeof key !== 'string') continue;
        if (key.startsWith('^')) this.#addPattern(key);
        else this.#names.add(key);
      }
    }
  }

  #addPattern(source: string): void {
    try {
      this.#patterns.push(dynamicRegExp(source).compiled);
    } catch (error) {
      if (!(error instanceof RegExpError)) throw error;
      // Each lookup fails because of this pattern, so nothing is known about the keys.
      this.#patterns.push(/(?:)/u);
    }
  }

  changes(key: string): boolean {
    return this.#names.has(key) || this.#patterns.some((pattern) => pattern.test(key));
  }
}

function placeOf(
  key: string,
  { text, format }: DataFile,
  file: string,
): { file: string; start: number; end: number; line: number; column: number | null } {
  const range = findInData(text, format, [key], { withKey: true });
  if (range === undefined) return { file, start: 0, end: 0, line: 1, column: null };
  const { line, column, length } = range;
  const start = new LineIndex(text).lineStart(line) + column - 1;
  return { file, start, end: start + length, line, column };
}
