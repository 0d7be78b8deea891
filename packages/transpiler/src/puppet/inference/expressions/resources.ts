/** Declarations, defaults and overrides of resources, and collectors. */
import { capitalizeSegments } from '@pptjs/runtime/internal';
import { ANY, type PuppetType, TupleType, TypeAliasType } from '@pptjs/runtime/lattice';
import { forEachChild } from '../../ast/children.js';
import type {
  AbstractAttributeOperation,
  CollectExpression,
  Expression,
  Node,
  ResourceBody,
  ResourceDefaultsExpression,
  ResourceExpression,
  ResourceOverrideExpression,
} from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { plainName, RELATIONS, resourceTypeName } from '../definitions/names.js';
import { canBe, isNever, isOnly, Kind, type Kinds, listedStrings, membersOf, NUMBER_KINDS } from '../lattice/index.js';
import { describeType } from '../types/describe-type.js';
import { onlyString } from '../types/only-value.js';
import type { Walk } from '../walk/walk.js';
import { checkAttributeValues } from './attribute-values.js';
import {
  checkAttributes,
  checkGiven,
  type GivenValue,
  type GivenValues,
  givenValues,
  reportMissingParameters,
  withDefaults,
} from './given-values.js';
import { checkTagAttributes } from './tags.js';

/** Infers the titles and attributes of resources, and checks them against the definition of the type. */
export function resource(node: ResourceExpression, walk: Walk): PuppetType {
  walk.infer(node.typeName);
  const typeName = resourceTypeName(node.typeName);
  const defaults = node.bodies.find(isDefaultsBody)?.operations ?? [];
  for (const body of node.bodies) {
    const title = walk.infer(body.title);
    inferOperations(body.operations, walk);
    checkRelations(body.operations, typeName, walk);
    const given = givenValues(body.operations, walk);
    checkDuplicates(given, typeName === null ? 'Resource' : capitalizeSegments(typeName), walk);
    checkTagAttributes(given.values, walk);
    if (typeName !== null && typeName !== 'class') checkStage(given, typeName, walk);
    if (typeName !== null) checkBody(body, { typeName, title, given, defaults }, node, walk);
  }
  return ANY;
}

/** Reports a run stage of a resource that is no class. */
function checkStage({ values }: GivenValues, typeName: string, walk: Walk): void {
  for (const { name: parameter, type, node } of values) {
    if (parameter !== 'stage' || canBe(type, Kind.undef) || isNever(type)) continue;
    const place = 'Only classes can set the run stage.';
    walk.report('TYPE_UNKNOWN_PARAMETER', { owner: capitalizeSegments(typeName), parameter, place }, node);
    walk.fails(node);
  }
}

function inferOperations(operations: readonly AbstractAttributeOperation[], walk: Walk): void {
  for (const operation of operations)
    if (operation.type === 'AttributeOperation') walk.infer(operation.valueExpr);
    else inferAttributes(operation.expr, walk);
}

/** The kinds of values that are no Hash of attributes. */
export const NO_ATTRIBUTES: Kinds = NUMBER_KINDS | Kind.undef | Kind.string | Kind.boolean | Kind.array | Kind.regexp;

/** `* => $attributes` */
function inferAttributes(node: Expression, walk: Walk): void {
  const type = walk.infer(node);
  if (isNever(type) || !isOnly(type, NO_ATTRIBUTES)) return;
  const advice = 'A Hash has the names and values of attributes.';
  const actual = describeType(type);
  walk.report('TYPE_PARAMETER', { owner: 'Resource', parameter: '*', expected: 'Hash', actual, place: advice }, node);
  walk.fails(node);
}

/** Reports attributes that a body sets twice. */
function checkDuplicates({ values }: GivenValues, owner: string, walk: Walk): void {
  const names = new Set<string>();
  for (const { name, node } of values) {
    if (names.has(name)) walk.report('TYPE_DUPLICATE_PARAMETER', { owner, parameter: name }, node);
    names.add(name);
  }
}

/** The kinds of values that can refer to resources. The elements of an Array are references, too. */
const REFERENCE_KINDS: Kinds = Kind.undef | Kind.array | Kind.type | Kind.iterator | Kind.object | Kind.other;

/** Texts such as `File[/x]`. */
const REFERENCE_TEXT = /^[^[\]]+\[.+\]$/s;

/** Warns about relations to something that is no resource. A virtual resource may never be realized. */
function checkRelations(operations: readonly AbstractAttributeOperation[], typeName: string | null, walk: Walk): void {
  for (const operation of operations) {
    if (operation.type !== 'AttributeOperation' || !RELATIONS.has(operation.attributeName)) continue;
    const type = walk.recorded(operation.valueExpr);
    checkClassReferences(operation.valueExpr, walk);
    if (!isNoReference(type) && !namesOnlyType(operation.valueExpr, walk)) continue;
    walk.report(
      'TYPE_PARAMETER',
      {
        owner: typeName === null ? 'Resource' : capitalizeSegments(typeName),
        parameter: operation.attributeName,
        expected: 'a resource reference',
        actual: describeType(type),
        place: "A resource reference is `File['/x']`, for example.",
      },
      operation,
      'warning',
    );
  }
}

function isNoReference(type: PuppetType): boolean {
  if (isNever(type)) return false;
  if (type instanceof TupleType) return type.size === null && type.types.some(isNoReference);
  return membersOf(type).every((member) => {
    const texts = listedStrings(member);
    if (texts !== null) return !texts.some((text) => REFERENCE_TEXT.test(text));
    return !canBe(member, REFERENCE_KINDS | Kind.string);
  });
}

/** Whether an expression is the name of a type alone, or a list with one: `File` refers to no resource. */
export function namesOnlyType(node: Expression, { definitions }: Pick<Walk, 'definitions'>): boolean {
  const inner = unwrap(node);
  if (inner.type === 'LiteralList') return inner.values.some((each) => namesOnlyType(each, { definitions }));
  if (inner.type !== 'QualifiedReference') return false;
  const named = definitions.types.typeNamed(inner.value);
  return named.kind === 'type' && !(named.type instanceof TypeAliasType);
}

/** A body of a resource expression. */
interface TypedBody {
  readonly typeName: string;
  readonly title: PuppetType;
  readonly given: GivenValues;
  /** The attributes that the body `default:` sets for the other bodies. */
  readonly defaults: readonly AbstractAttributeOperation[];
}

function checkBody(
  body: ResourceBody,
  { typeName, title, given, defaults }: TypedBody,
  node: ResourceExpression,
  walk: Walk,
): void {
  const { definitions } = walk;
  if (isIllegalTitle(title, TITLE_KINDS)) {
    const advice = 'Each title is a String that is not empty.';
    const owner = capitalizeSegments(typeName);
    const actual = describeType(title);
    walk.report('TYPE_PARAMETER', { owner, parameter: 'title', expected: 'String', actual, place: advice }, body.title);
    return;
  }
  if (typeName === 'class') {
    const name = onlyString(title);
    if (name !== null) checkClass(body, given, name, walk);
    return;
  }
  const found = definitions.findDefinedType(typeName);
  if (found) {
    const owner = capitalizeSegments(typeName);
    checkGiven(given.values, { owner, declared: found, acceptsUndef: false }, walk);
    const all = defaults.length === 0 ? given : withDefaults(given, givenValues(defaults, walk));
    if (!isDefaultsBody(body)) reportMissingParameters(all, { owner, declared: found, node: body.title }, walk);
    return;
  }
  const native = definitions.findResourceType(typeName);
  if (native) {
    checkAttributes(given.values, { typeName, type: native }, walk);
    checkAttributeValues([...given.values, ...titleValues(title, body, given)], typeName, walk);
  } else if (native === null && found === null)
    walk.reportMissing('TYPE_UNKNOWN_RESOURCE_TYPE', typeName, node.typeName);
}

/** The title as the value of the attribute `path`, which it is if the body does not set it. */
function titleValues(type: PuppetType, { title }: ResourceBody, { values, isComplete }: GivenValues): GivenValue[] {
  if (!isComplete || values.some(({ name }) => name === 'path' || name === 'name')) return [];
  return [{ name: 'path', type, node: title, expression: title, isAdded: false }];
}

/** The kinds of values that can be titles. The elements of an Array are titles, too. */
const TITLE_KINDS: Kinds = Kind.string | Kind.array | Kind.default | Kind.iterator | Kind.object | Kind.other;

function isIllegalTitle(type: PuppetType, kinds: Kinds): boolean {
  if (isNever(type)) return false;
  if (type instanceof TupleType) return type.size === null && type.types.some((each) => isIllegalTitle(each, kinds));
  return !canBe(type, kinds) || onlyString(type) === '';
}

const isDefaultsBody = ({ title }: ResourceBody): boolean => title.type === 'LiteralDefault';

function checkClass(body: ResourceBody, given: GivenValues, written: string, walk: Walk): void {
  const name = plainName(written);
  const found = walk.definitions.findClass(name);
  checkClassName(written, body.title, walk);
  if (!found) return;
  // Parameters without a value are looked up in data.
  const owned = { owner: `Class[${capitalizeSegments(name)}]`, declared: found, acceptsUndef: true };
  checkGiven(given.values, owned, walk);
}

/** The kinds of values that name neither a class nor a type. */
export const NO_NAMES: Kinds = NUMBER_KINDS | Kind.undef | Kind.boolean | Kind.hash;

/** Reports a class that does not exist. Names that are not literals are not known. @param mayExist as of `reportMissing` */
export function checkClassName(written: string, node: Node, walk: Walk, { mayExist = false } = {}): void {
  const name = plainName(written);
  const { classes, world } = walk.definitions;
  if (!classes.has(name) && world.findClass(name) === null)
    walk.reportMissing('TYPE_UNKNOWN_CLASS', name, node, { mayExist });
}

/** Warns about relations to classes that do not exist: `Class['a']`, also in a list. The resource may never be realized. */
export function checkClassReferences(node: Expression, walk: Walk): void {
  const inner = unwrap(node);
  if (inner.type === 'LiteralList') for (const each of inner.values) checkClassReferences(each, walk);
  if (inner.type !== 'AccessExpression' || resourceTypeName(inner.leftExpr) !== 'class') return;
  for (const key of inner.keys) {
    const name = onlyString(walk.recorded(key));
    if (name !== null) checkClassName(name, key, walk, { mayExist: true });
  }
}

/** Infers and checks the defaults of a resource type. */
export function resourceDefaults(node: ResourceDefaultsExpression, walk: Walk): PuppetType {
  walk.infer(node.typeRef);
  inferOperations(node.operations, walk);
  checkOverrides(node.typeRef, node.operations, walk);
  return ANY;
}

/** Infers and checks the attributes that override those of resources. */
export function resourceOverride(node: ResourceOverrideExpression, walk: Walk): PuppetType {
  walk.infer(node.resources);
  inferOperations(node.operations, walk);
  const { resources } = node;
  if (resources.type === 'AccessExpression') checkOverrides(resources.leftExpr, node.operations, walk);
  return ANY;
}

/** Infers and checks the query and the overrides of a collector. */
export function collector(node: CollectExpression, walk: Walk): PuppetType {
  walk.infer(node.typeExpr);
  if (resourceTypeName(node.typeExpr) === 'class') {
    walk.report('TYPE_INVALID_TYPE', { problem: 'Classes cannot be collected' }, node);
    walk.fails(node);
  }
  inferQuery(node.query, walk);
  inferOperations(node.operations, walk);
  checkOverrides(node.typeExpr, node.operations, walk);
  return ANY;
}

/** Warns about attributes that are set for resources declared elsewhere: there may be none. */
function checkOverrides(type: Expression, operations: readonly AbstractAttributeOperation[], walk: Walk): void {
  const typeName = resourceTypeName(type);
  if (typeName === null || typeName === 'class') return;
  const { values } = givenValues(operations, walk);
  checkTagAttributes(values, walk, 'warning');
  const declared = walk.definitions.findDefinedType(typeName);
  if (declared) {
    const owned = { owner: capitalizeSegments(typeName), declared, acceptsUndef: true };
    checkGiven(values, owned, walk, 'warning');
    return;
  }
  const native = walk.definitions.findResourceType(typeName);
  if (!native) return;
  checkAttributes(values, { typeName, type: native }, walk, 'warning');
  checkAttributeValues(values, typeName, walk);
}

/** The names in a query are those of attributes: only the values are evaluated. */
function inferQuery(node: Node, walk: Walk): void {
  forEachChild(node, (child) => {
    if (child.type === 'VariableExpression' || child.type === 'ConcatenatedString') walk.infer(child);
    else inferQuery(child, walk);
  });
}
