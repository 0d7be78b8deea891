import { capitalizeSegments, type Value } from '@pptjs/runtime/internal';
import { type PuppetType, UNDEF } from '@pptjs/runtime/lattice';
import { didYouMean } from '@pptjs/runtime/suggestion';
import {
  acceptedByContainer,
  areDisjoint,
  type DeclaredClass,
  type DeclaredParameter,
  describeType,
  type Diagnostic,
  expectedType,
  type World,
} from '@pptjs/transpiler';
import { diagnosticFrom, type DiagnosticPlace } from '@pptjs/transpiler/dialect';
import { dataFindings } from '../findings/declarations.js';
import { convertedType } from './converted-type.js';
import { parameterOf } from './data-files.js';
import { invalidData } from './invalid-data.js';
import type { LookupOptions } from './lookup-options.js';
import { type MergedLevels, type WrongPart, wrongPartOf } from './wrong-parts.js';

/** The data and the classes of an environment, and the place of an entry. */
export interface EntryContext extends MergedLevels {
  readonly options: LookupOptions;
  readonly world: World;
  /** The keys that interpolations in the data look up. */
  readonly lookedUp: ReadonlySet<string>;
  readonly place: () => DiagnosticPlace;
  /** Whether a level above may replace the value. */
  readonly isReplaced: () => boolean;
}

/** Checks the value of a key against the class parameter that it binds to. Other keys have no findings. */
export function checkBoundValue(key: string, value: Value, context: EntryContext): readonly Diagnostic[] {
  const [className, name] = parameterOf(key) ?? [];
  if (className === undefined || name === undefined) return [];
  const { options: allOptions, types, world, lookedUp, place, isReplaced, isMergedEntry } = context;
  const found = world.findClass(className);
  const options = allOptions.of(key);
  if (!found || options === 'unknown') return [];
  const parameter = found.parameters.find((each) => each.name === name);
  const bound = { key, className, found, place, isReplaced };
  if (parameter === undefined)
    return options === null && value !== null && !lookedUp.has(key) ? [unknownParameter(name, bound)] : [];
  if (value === null) return options === null && !parameter.hasDefault ? wrongValue(UNDEF, parameter, bound) : [];
  const merged = options === null ? types.typeOf(value) : types.mergedType(value, options.strategy);
  if (options?.conversion === undefined) {
    const part =
      options === null ? undefined : wrongPartOf(value, options.strategy, parameter.type, { types, isMergedEntry });
    return part === undefined ? wrongValue(merged, parameter, bound) : [wrongPart(part, parameter, bound)];
  }
  const converted = convertedType(value, merged, options);
  if (converted === undefined) return [];
  if (typeof converted !== 'string') return wrongValue(converted, parameter, bound);
  return [invalidData(`The convert_to lookup_option for key '${key}' raised error: ${converted}`, place())];
}

/** A key of data that binds to a parameter of a class. */
interface BoundKey extends Pick<EntryContext, 'place' | 'isReplaced'> {
  readonly key: string;
  readonly className: string;
  readonly found: DeclaredClass;
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

function wrongValue(
  actual: PuppetType,
  { name: parameter, type }: DeclaredParameter,
  bound: BoundKey,
): readonly Diagnostic[] {
  if (!areDisjoint(actual, acceptedByContainer(type))) return [];
  return [wrongData(parameter, expectedType(type), actual, bound, bound.isReplaced() ? 'warning' : 'error')];
}

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
