/** The values that declarations give to parameters and attributes. */
import { capitalizeSegments, isMetaparameter } from '@pptjs/runtime/internal';
import { type PuppetType, UNDEF, UndefType } from '@pptjs/runtime/lattice';
import { didYouMean } from '@pptjs/runtime/suggestion';
import type { Severity } from '../../../diagnostics/index.js';
import type { AbstractAttributeOperation, Expression, Node } from '../../ast/nodes.js';
import { plainName } from '../definitions/names.js';
import type { ContainerSignature, Declared, DeclaredParameter, KnownResourceType } from '../definitions/world.js';
import {
  acceptedByContainer,
  areDisjoint,
  areDisjointUnlessEmpty,
  canBe,
  isNever,
  Kind,
  subtract,
} from '../lattice/index.js';
import { describeType, expectedType } from '../types/describe-type.js';
import type { Walk } from '../walk/walk.js';
import { isKnownUndef, placeText } from './call-check.js';
import { entriesOf, literalEntry } from './entries.js';

/** A value that a declaration gives to a parameter or attribute. */
export interface GivenValue {
  readonly name: string;
  readonly type: PuppetType;
  /** The place of findings. */
  readonly node: Node;
  /** The expression of the value; null if it is not known. */
  readonly expression: Expression | null;
  /** Whether the value is added to that of the resource: `require +> …`. */
  readonly isAdded: boolean;
}

export interface GivenValues {
  readonly values: readonly GivenValue[];
  /** Whether no other parameter can have a value. */
  readonly isComplete: boolean;
}

/** Returns the values of attributes, with those of `* => { … }`. Their types have been inferred. */
export function givenValues(operations: readonly AbstractAttributeOperation[], walk: Walk): GivenValues {
  const values: GivenValue[] = [];
  let isComplete = true;
  for (const operation of operations) {
    if (operation.type === 'AttributeOperation') {
      const { attributeName: name, valueExpr: expression, operator } = operation;
      const type = walk.recorded(expression);
      values.push({ name, type, node: operation, expression, isAdded: operator === '+>' });
      continue;
    }
    const entries = hashValues(walk.recorded(operation.expr), operation.expr, operation);
    values.push(...entries.values);
    isComplete &&= entries.isComplete;
  }
  return { values, isComplete };
}

/**
 * Returns the values of a Hash of parameters.
 *
 * @param written the expression of the Hash, if the program has one
 * @param place the place of findings about values that the expression does not show
 */
export function hashValues(type: PuppetType | undefined, written: Expression | undefined, place: Node): GivenValues {
  const entries = entriesOf(type);
  if (entries === null) return { values: [], isComplete: false };
  const values = entries
    .filter(({ optional }) => !optional)
    .map(({ key, type: valueType }): GivenValue => {
      const entry = literalEntry(written, key);
      return { name: key, type: valueType, node: entry ?? place, expression: entry?.value ?? null, isAdded: false };
    });
  return { values, isComplete: values.length === entries.length };
}

/** Returns the values of a declaration, and of the defaults for parameters to which it gives none. */
export function withDefaults(given: GivenValues, defaults: GivenValues): GivenValues {
  const names = new Set(given.values.map(({ name }) => name));
  return {
    values: [...given.values, ...defaults.values.filter(({ name }) => !names.has(name))],
    isComplete: given.isComplete && defaults.isComplete,
  };
}

/** A class or defined type whose parameters get values. */
interface Owner {
  /** Its name in messages. */
  readonly owner: string;
  readonly declared: ContainerSignature;
}

/** @param to `acceptsUndef`: whether undef stands for no value, so that another place can give one */
export function checkGiven(
  values: readonly GivenValue[],
  to: Owner & { readonly acceptsUndef: boolean },
  walk: Walk,
  severity?: Severity,
): void {
  if (values.length === 0) return;
  const byName = new Map(to.declared.parameters.map((parameter) => [parameter.name, parameter]));
  for (const value of values) {
    const parameter = byName.get(value.name);
    if (parameter === undefined) checkParameterName(value, to, walk, severity);
    else checkValue(value, { ...to, parameter }, walk, severity);
  }
}

function checkValue(
  value: GivenValue,
  {
    owner,
    declared,
    acceptsUndef,
    parameter,
  }: Parameters<typeof checkGiven>[1] & { readonly parameter: DeclaredParameter },
  walk: Walk,
  severity?: Severity,
): void {
  const { name, node, expression } = value;
  if (isNever(value.type) || value.isAdded) return;
  const { type, hasDefault } = parameter;
  // undef stands for the default, or for the value in data. A Deferred is checked when it is resolved.
  const given = hasDefault || acceptsUndef ? subtract(value.type, UNDEF) : value.type;
  if (isNever(given) || canBe(given, Kind.object)) return;
  const accepted = acceptedByContainer(type);
  if (areDisjointUnlessEmpty(given, accepted)) {
    const [expected, actual, place] = [expectedType(type), describeType(given), placeText(declared)];
    const level = areDisjoint(given, accepted) ? severity : 'warning';
    walk.report('TYPE_PARAMETER', { owner, parameter: name, expected, actual, place }, node, level);
  } else if (
    expression !== null &&
    !(given instanceof UndefType) &&
    isKnownUndef(given, expression) &&
    areDisjoint(type, UNDEF)
  )
    walk.report('TYPE_POSSIBLE_UNDEF', { function: owner, parameter: name, expected: String(type) }, node);
}

/** Reports a name that is neither a parameter of a class or defined type nor a metaparameter. */
function checkParameterName(
  { name, node }: GivenValue,
  { owner, declared }: Owner,
  walk: Walk,
  severity?: Severity,
): void {
  if (isMetaparameter(name) || name === 'name') return;
  const names = declared.parameters.map((parameter) => parameter.name);
  walk.report(
    'TYPE_UNKNOWN_PARAMETER',
    { owner, parameter: name, place: advice(name, names, declared) },
    node,
    severity,
  );
}

function advice(name: string, names: readonly string[], declared: Declared): string {
  const similar = didYouMean(name, names);
  return similar === undefined ? placeText(declared) : `${similar} ${placeText(declared)}`;
}

/** Reports the parameters of a defined type that get no value and have no default. */
export function reportMissingParameters(
  { values, isComplete }: GivenValues,
  { owner, declared, node }: Owner & { readonly node: Node },
  walk: Walk,
): void {
  if (!isComplete) return;
  const given = new Set(values.map(({ name }) => name));
  for (const { name, hasDefault } of declared.parameters) {
    // A parameter that accepts undef needs a value, too. Resource defaults of another file may set it.
    if (hasDefault || given.has(name) || name === 'name' || name === 'title') continue;
    if (walk.definitions.hasResourceDefault(plainName(owner), name)) continue;
    walk.report('TYPE_MISSING_PARAMETER', { owner, parameter: name, place: placeText(declared) }, node);
  }
}

/** The detail of a finding about an attribute that a native resource type does not have. */
export const lackOfAttribute = (owner: string): string => `${owner} is a resource type without this attribute.`;

/** Reports attributes that a native resource type does not have. */
export function checkAttributes(
  values: readonly GivenValue[],
  { typeName, type }: { readonly typeName: string; readonly type: KnownResourceType },
  walk: Walk,
  severity?: Severity,
): void {
  const owner = capitalizeSegments(typeName);
  for (const { name, node } of values) {
    if (type.hasAttribute(name)) continue;
    const place = didYouMean(name, type.attributeNames()) ?? lackOfAttribute(owner);
    walk.report('TYPE_UNKNOWN_PARAMETER', { owner, parameter: name, place }, node, severity);
  }
}
