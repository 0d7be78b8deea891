/** Values of attributes of Puppet's own resource types that an agent rejects. */
import { capitalizeSegments } from '@pptjs/runtime/internal';
import { BooleanType, IntegerType, type PuppetType, TupleType, UNDEF } from '@pptjs/runtime/lattice';
import {
  isNever,
  isOnly,
  Kind,
  type Kinds,
  listedStrings,
  membersOf,
  NUMBER_KINDS,
  subtract,
} from '../lattice/index.js';
import { describeType } from '../types/describe-type.js';
import type { Walk } from '../walk/walk.js';
import { type AttributeRule, attributeRule } from './core-attributes.js';
import type { GivenValue } from './given-values.js';

/** The kinds of values whose texts no rule accepts. */
const NO_TEXTS: Kinds = Kind.hash | Kind.regexp;

/** Warns about values that the agent rejects, although the catalog compiles. The resource may not be applied. */
export function checkAttributeValues(values: readonly GivenValue[], typeName: string, walk: Walk): void {
  for (const { name: parameter, type, node } of values) {
    const rule = attributeRule(typeName, parameter);
    if (rule === undefined) continue;
    // An attribute with the value undef is not set.
    const given = subtract(type, UNDEF);
    if (isNever(given) || !membersOf(given).every((member) => isRejected(member, rule))) continue;
    const owner = capitalizeSegments(typeName);
    const place = 'The catalog compiles, but the agent rejects the resource.';
    const actual = describeType(given);
    walk.report('TYPE_PARAMETER', { owner, parameter, expected: rule.expected, actual, place }, node, 'warning');
  }
}

/** Whether an agent certainly rejects each value of a type that is no union. */
function isRejected(type: PuppetType, rule: AttributeRule): boolean {
  if (type instanceof TupleType) return rule.isList && type.types.some((each) => isRejected(each, rule));
  if (isOnly(type, NO_TEXTS)) return true;
  if (isOnly(type, NUMBER_KINDS) && rule.rejectsNumbers) return true;
  const texts = textsOf(type);
  return texts !== null && !texts.some((text) => rule.accepts(text));
}

/** Returns the texts of the values of a type; null if they are not known. */
function textsOf(type: PuppetType): readonly string[] | null {
  if (type instanceof BooleanType) return type.value === null ? ['true', 'false'] : [String(type.value)];
  if (type instanceof IntegerType) return type.from !== null && type.from === type.to ? [String(type.from)] : null;
  return listedStrings(type);
}
