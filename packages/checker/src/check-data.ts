import { errorText } from '@pptjs/files';
import { findInData, type InterpolationPart, parseInterpolation } from '@pptjs/hiera';
import { call } from '@pptjs/runtime/functions';
import {
  capitalizeSegments,
  createContext,
  flattenArrays,
  FunctionError,
  isArray,
  PuppetHash,
  stripLeadingColons,
  type Value,
  withContext,
} from '@pptjs/runtime/internal';
import { ArrayType, builtinType, HashType, type PuppetType, SensitiveType } from '@pptjs/runtime/lattice';
import { didYouMean } from '@pptjs/runtime/suggestion';
import {
  acceptedByContainer,
  areDisjoint,
  type DeclaredClass,
  type DeclaredParameter,
  describeType,
  type Diagnostic,
  expectedType,
  typeFindings,
  type World,
} from '@pptjs/transpiler';
import { diagnosticFrom, type DiagnosticPlace, LineIndex } from '@pptjs/transpiler/dialect';
import { unknownKey } from './check-usage.js';
import { type DataFile, type DataProblem, type EnvironmentData, textKeys } from './data-files.js';
import { DataTypes, partsOf } from './data-types.js';
import { dataFindings } from './findings.js';
import { type KeyOptions, LookupOptions, optionProblems } from './lookup-options.js';
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
  { files, problems, isComplete }: EnvironmentData,
  world: World,
  shownName: (path: string) => string,
): readonly DataFindings[] {
  const options = new LookupOptions(files);
  const types = new DataTypes(files, options);
  const keys = isComplete ? textKeys({ files }) : null;
  const checked = files.map((file) => {
    const shown = shownName(file.path);
    const findings = [...file.data].flatMap(([key, value]) => {
      if (typeof key !== 'string' || value === null) return [];
      const place = (): DiagnosticPlace => placeOf(key, file, shown);
      const isReplaced = (): boolean => hasHigherValue(key, file, files);
      const invalid = key === 'lookup_options' ? optionProblems(file) : textProblems(key, value);
      return [
        ...Array.from(invalid, (problem) => invalidData(problem, place())),
        ...Array.from(unknownVariables(value, world), (name) => unknownVariable(name, place())),
        ...(keys === null ? [] : Array.from(unknownLookups(value, keys), (name) => unknownKey(name, keys, place()))),
        ...(checkEntry(key, value, { options, types, world, place, isReplaced }) ?? []),
      ];
    });
    return { file: shown, text: file.text, findings: withoutIgnoredData(findings, file.text, shown) };
  });
  return [...problems.map((problem) => configurationFinding(problem, shownName)), ...checked];
}

function configurationFinding({ path, text, problem }: DataProblem, shownName: (path: string) => string): DataFindings {
  const file = shownName(path);
  const findings = [invalidData(problem, { file, start: 0, end: 0, line: 1, column: null })];
  return { file, text, findings: withoutIgnoredData(findings, text, file) };
}

const invalidData = (problem: string, place: DiagnosticPlace): Diagnostic =>
  diagnosticFrom(dataFindings, 'TYPE_DATA_INVALID', { problem }, place);

/** The functions that interpolations can call. */
const INTERPOLATION_FUNCTIONS: ReadonlySet<string> = new Set(['alias', 'hiera', 'literal', 'lookup', 'scope']);

/** Returns the texts with interpolations in a value. */
function* interpolatedTexts(value: Value): Generator<string> {
  if (isArray(value)) for (const each of value) yield* interpolatedTexts(each);
  else if (value instanceof PuppetHash) for (const pair of value) yield* interpolatedTexts(pair);
  else if (typeof value === 'string' && value.includes('%{')) yield value;
}

/** Returns the problems of the interpolations in a value with which each lookup of it fails. */
function* textProblems(key: string, value: Value): Generator<string> {
  for (const text of interpolatedTexts(value)) yield* interpolationProblems(key, text);
}

function* interpolationProblems(key: string, text: string): Generator<string> {
  let parts: readonly InterpolationPart[];
  try {
    parts = parseInterpolation(text);
  } catch (error) {
    yield `'${key}': ${errorText(error)}`;
    return;
  }
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if (part.kind === 'variable') {
      // A call without quotes around its argument is no method.
      if (part.key.root.includes('(')) yield `'${key}': Undefined variable '${part.key.root}'`;
    } else if (!INTERPOLATION_FUNCTIONS.has(part.name)) yield `'${key}': Unknown interpolation method '${part.name}'`;
    else if (part.name === 'alias' && parts.length > 1)
      yield `'${key}': An interpolation with 'alias' must be the whole text`;
  }
}

/** The functions of interpolations whose argument is a key of the data. */
const LOOKUP_FUNCTIONS: ReadonlySet<string> = new Set(['alias', 'hiera', 'lookup']);

/** Returns the keys in the interpolations of a value that no data has. The interpolation is an empty text then. */
function unknownLookups(value: Value, keys: ReadonlySet<string>): ReadonlySet<string> {
  const unknown = new Set<string>();
  for (const text of interpolatedTexts(value))
    for (const part of partsOf(text)) {
      if (typeof part === 'string' || part.kind !== 'method' || !LOOKUP_FUNCTIONS.has(part.name)) continue;
      const [root = ''] = part.argument.split('.');
      if (/^[\w:]+$/.test(root) && !keys.has(root)) unknown.add(root);
    }
  return unknown;
}

/** Variables of lookups that are neither facts nor variables of the top scope. */
const LOOKUP_VARIABLES: ReadonlySet<string> = new Set([
  'calling_class',
  'calling_class_path',
  'calling_module',
  'environment',
  'facts',
  'module_name',
  'name',
  'server_facts',
  'settings',
  'title',
  'trusted',
]);

/** Returns the variables in the interpolations of a value that the top scope does not have. */
function unknownVariables(value: Value, world: World): ReadonlySet<string> {
  const names = new Set(interpolatedVariables(value));
  return new Set(
    [...names].filter((name) => {
      const plain = stripLeadingColons(name);
      return /^[a-z]\w*$/.test(plain) && !LOOKUP_VARIABLES.has(plain) && world.hasTopVariable(plain) === false;
    }),
  );
}

function* interpolatedVariables(value: Value): Generator<string> {
  for (const text of interpolatedTexts(value))
    for (const part of partsOf(text)) if (typeof part !== 'string' && part.kind === 'variable') yield part.key.root;
}

/** A lookup from the body of a class can also read the variables of the class. */
function unknownVariable(name: string, at: DiagnosticPlace): Diagnostic {
  const place = 'The top scope does not assign the variable, and no fact has this name.';
  return diagnosticFrom(typeFindings, 'TYPE_UNKNOWN_VARIABLE', { name, place }, at, 'warning');
}

/** What is known about the data and the classes of an environment, and the place of an entry. */
interface EntryContext {
  readonly options: LookupOptions;
  readonly types: DataTypes;
  readonly world: World;
  readonly place: () => DiagnosticPlace;
  /** Whether a level above may replace the value. */
  readonly isReplaced: () => boolean;
}

/** Whether a level above that of a file has a value of a key, for some nodes at least. */
function hasHigherValue(key: string, { level }: DataFile, files: readonly DataFile[]): boolean {
  return files.some((other) => other.level < level && (other.data.get(key) ?? null) !== null);
}

function checkEntry(key: string, value: Value, context: EntryContext): readonly Diagnostic[] | undefined {
  const separator = key.lastIndexOf('::');
  if (separator <= 0) return undefined;
  const [className, name] = [key.slice(0, separator), key.slice(separator + 2)];
  const found = context.world.findClass(className);
  const options = context.options.of(key);
  if (!found || options === 'unknown') return undefined;
  const parameter = found.parameters.find((each) => each.name === name);
  const bound = { key, className, found, place: context.place, isReplaced: context.isReplaced };
  if (parameter === undefined) return options === null ? [unknownParameter(name, bound)] : undefined;
  const { types } = context;
  const merged = options === null ? types.typeOf(value) : types.mergedType(value, options.strategy);
  if (options?.conversion === undefined) {
    const part = options === null ? undefined : mergedParts(value, options.strategy, parameter.type, types);
    return part === undefined ? wrongType(merged, parameter, bound) : [wrongPart(part, parameter, bound)];
  }
  const converted = convertedType(value, merged, options);
  if (converted === undefined) return undefined;
  if (typeof converted !== 'string') return wrongType(converted, parameter, bound);
  return [invalidData(`The convert_to lookup_option for key '${key}' raised error: ${converted}`, context.place())];
}

/** A key of data that binds to a parameter of a class. */
interface BoundKey {
  readonly key: string;
  readonly className: string;
  readonly found: DeclaredClass;
  readonly place: () => DiagnosticPlace;
  readonly isReplaced: () => boolean;
}

const declaredAt = ({ found }: BoundKey): string => `Declared in ${found.place.file}:${found.place.line}.`;

function unknownParameter(parameter: string, bound: BoundKey): Diagnostic {
  const { key, className, found, place } = bound;
  const similar = didYouMean(
    parameter,
    found.parameters.map(({ name }) => name),
  );
  const detail = similar === undefined ? declaredAt(bound) : `${similar} ${declaredAt(bound)}`;
  const names = { key, class: capitalizeSegments(className), parameter, place: detail };
  return diagnosticFrom(dataFindings, 'TYPE_DATA_KEY', names, place(), 'warning');
}

function wrongType(
  actual: PuppetType,
  { name: parameter, type }: DeclaredParameter,
  bound: BoundKey,
): readonly Diagnostic[] | undefined {
  if (!areDisjoint(actual, acceptedByContainer(type))) return undefined;
  return [wrongData(parameter, expectedType(type), actual, bound, bound.isReplaced() ? 'warning' : 'error')];
}

/** A part of a value that is in the merged value, too, and the type that it does not fit. */
interface WrongPart {
  readonly actual: PuppetType;
  readonly expected: PuppetType;
}

/** Returns an element or a key of a value that the merged value has, and that a parameter rejects. */
function mergedParts(value: Value, strategy: string, type: PuppetType, types: DataTypes): WrongPart | undefined {
  const declared = type.resolved();
  const parts = (values: Iterable<Value>, expected: PuppetType): WrongPart | undefined => {
    for (const each of values) {
      const actual = types.typeOf(each);
      if (areDisjoint(actual, acceptedByContainer(expected))) return { actual, expected };
    }
    return undefined;
  };
  if (strategy === 'unique' && declared instanceof ArrayType)
    return parts(isArray(value) ? flattenArrays(value) : [value], declared.elementType);
  if (MERGED_HASHES.has(strategy) && declared instanceof HashType && value instanceof PuppetHash)
    return parts(Array.from(value.keys()).filter(isPlainKey), declared.keyType);
  return undefined;
}

/** The strategies whose result has the keys of all levels. */
const MERGED_HASHES: ReadonlySet<string> = new Set(['hash', 'deep', 'reverse_deep', 'unconstrained_deep']);

/** Whether a key is no interpolation, and does not remove another key. */
const isPlainKey = (key: Value): boolean => typeof key !== 'string' || /^\w[^%]*$/.test(key);

/** Another level may remove the part. */
function wrongPart(
  { actual, expected }: WrongPart,
  { name: parameter }: DeclaredParameter,
  bound: BoundKey,
): Diagnostic {
  return wrongData(parameter, `${expectedType(expected)} in the merged value`, actual, bound, 'warning');
}

function wrongData(
  parameter: string,
  expected: string,
  actual: PuppetType,
  bound: BoundKey,
  severity: 'error' | 'warning',
): Diagnostic {
  const names = { key: bound.key, class: capitalizeSegments(bound.className), parameter, place: declaredAt(bound) };
  const types = { expected, actual: describeType(actual) };
  return diagnosticFrom(dataFindings, 'TYPE_DATA', { ...names, ...types }, bound.place(), severity);
}

/**
 * Returns the type of a value after its conversion; the message of the error if it cannot be converted, and undefined if
 * that is not known.
 */
function convertedType(
  value: Value,
  type: PuppetType,
  { strategy, conversion }: KeyOptions,
): PuppetType | string | undefined {
  const [name, ...others] = isArray(conversion) ? conversion : [conversion ?? null];
  if (typeof name !== 'string' || others.length > 0) return undefined;
  if (name === 'Sensitive') return new SensitiveType(type);
  const target = builtinType(name.toLowerCase());
  if (target === undefined || !/^[A-Z]\w*$/.test(name) || strategy !== 'first') return undefined;
  if (typeof value !== 'string' || value.includes('%{') || value.includes('ENC[')) return target;
  try {
    withContext(createContext({ log: () => undefined }), () => call('new', target, value));
    return target;
  } catch (error) {
    return error instanceof FunctionError ? error.message : undefined;
  }
}

function placeOf(key: string, { text, format }: DataFile, file: string): DiagnosticPlace {
  const range = findInData(text, format, [key], { withKey: true });
  if (range === undefined) return { file, start: 0, end: 0, line: 1, column: null };
  const { line, column, length } = range;
  const start = new LineIndex(text).lineStart(line) + column - 1;
  return { file, start, end: start + length, line, column };
}
