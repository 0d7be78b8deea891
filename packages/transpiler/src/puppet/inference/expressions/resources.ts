import { capitalizeSegments, isMetaparameter } from '@pptjs/runtime/internal';
import { ANY, type PuppetType, TupleType, UNDEF, UndefType } from '@pptjs/runtime/lattice';
import { didYouMean } from '@pptjs/runtime/suggestion';
import type { Severity } from '../../../diagnostics/index.js';
import { forEachChild } from '../../ast/children.js';
import type {
  AbstractAttributeOperation,
  AttributeOperation,
  CollectExpression,
  Expression,
  Node,
  ResourceBody,
  ResourceDefaultsExpression,
  ResourceExpression,
  ResourceOverrideExpression,
} from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { isKnownUndef, placeText } from '../call-check.js';
import { describeType, expectedType } from '../describe-type.js';
import { plainName } from '../file-definitions.js';
import {
  acceptedByContainer,
  areDisjoint,
  canBe,
  isNever,
  isOnly,
  Kind,
  type Kinds,
  listedStrings,
  membersOf,
  NUMBER_KINDS,
  subtract,
} from '../lattice/index.js';
import type { Walk } from '../walk.js';
import type { ContainerSignature, Declared, DeclaredParameter, KnownResourceType } from '../world.js';
import { onlyString } from './literals.js';

export function resource(node: ResourceExpression, walk: Walk): PuppetType {
  walk.infer(node.typeName);
  const typeName = resourceTypeName(node.typeName);
  const defaults = node.bodies.find(isDefaultsBody)?.operations ?? [];
  for (const body of node.bodies) {
    const title = walk.infer(body.title);
    inferOperations(body.operations, walk);
    checkRelations(body.operations, typeName, walk);
    checkDuplicates(body.operations, typeName === null ? 'Resource' : capitalizeSegments(typeName), walk);
    if (typeName !== null) checkBody(body, { typeName, title, defaults }, node, walk);
  }
  return ANY;
}

/** Returns the name of a resource type in lower case; null for other expressions. */
export function resourceTypeName(node: Expression): string | null {
  const inner = unwrap(node);
  if (inner.type !== 'QualifiedName' && inner.type !== 'QualifiedReference') return null;
  return plainName(inner.value);
}

function inferOperations(operations: readonly AbstractAttributeOperation[], walk: Walk): void {
  for (const operation of operations)
    if (operation.type === 'AttributeOperation') walk.infer(operation.valueExpr);
    else inferAttributes(operation.expr, walk);
}

/** The kinds of values that are no attributes after `* =>`. */
const NO_ATTRIBUTES: Kinds = NUMBER_KINDS | Kind.undef | Kind.string | Kind.boolean | Kind.array | Kind.regexp;

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
function checkDuplicates(operations: readonly AbstractAttributeOperation[], owner: string, walk: Walk): void {
  const given = new Set<string>();
  for (const operation of operations) {
    if (operation.type !== 'AttributeOperation') continue;
    const { attributeName } = operation;
    if (given.has(attributeName))
      walk.report('TYPE_DUPLICATE_PARAMETER', { owner, parameter: attributeName }, operation);
    given.add(attributeName);
  }
}

/** The metaparameters with references to other resources. */
const RELATIONS: ReadonlySet<string> = new Set(['before', 'notify', 'require', 'subscribe']);

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
    if (!isNoReference(type)) continue;
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

/** A body of a resource expression. */
interface TypedBody {
  readonly typeName: string;
  readonly title: PuppetType;
  /** The attributes that the body `default:` sets for the other bodies. */
  readonly defaults: readonly AbstractAttributeOperation[];
}

function checkBody(
  body: ResourceBody,
  { typeName, title, defaults }: TypedBody,
  node: ResourceExpression,
  walk: Walk,
): void {
  const { definitions } = walk;
  if (isIllegalTitle(title, typeName === 'class' ? TITLE_KINDS | Kind.type : TITLE_KINDS)) {
    const advice = 'Each title is a String that is not empty.';
    const owner = capitalizeSegments(typeName);
    const actual = describeType(title);
    walk.report('TYPE_PARAMETER', { owner, parameter: 'title', expected: 'String', actual, place: advice }, body.title);
    return;
  }
  if (typeName === 'class') {
    const name = onlyString(title);
    if (name !== null) checkClass(body, name, walk);
    return;
  }
  const found = definitions.findDefinedType(typeName);
  if (found) {
    checkParameters(body, capitalizeSegments(typeName), found, { isData: false, defaults }, walk);
    return;
  }
  const native = definitions.findResourceType(typeName);
  if (native) checkAttributes(body.operations, typeName, native, walk);
  else if (native === null && found === null) walk.reportMissing('TYPE_UNKNOWN_RESOURCE_TYPE', typeName, node.typeName);
}

/** The kinds of values that can be titles. The elements of an Array are titles, too. */
const TITLE_KINDS: Kinds = Kind.string | Kind.array | Kind.default | Kind.iterator | Kind.object | Kind.other;

function isIllegalTitle(type: PuppetType, kinds: Kinds): boolean {
  if (isNever(type)) return false;
  if (type instanceof TupleType) return type.size === null && type.types.some((each) => isIllegalTitle(each, kinds));
  return !canBe(type, kinds) || onlyString(type) === '';
}

const isDefaultsBody = ({ title }: ResourceBody): boolean => title.type === 'LiteralDefault';

function checkClass(body: ResourceBody, written: string, walk: Walk): void {
  const name = plainName(written);
  const found = walk.definitions.findClass(name);
  checkClassName(written, body.title, walk);
  // Parameters without a value are looked up in data.
  if (found) checkParameters(body, `Class[${capitalizeSegments(name)}]`, found, { isData: true, defaults: [] }, walk);
}

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

interface BodyKind {
  /** Whether parameters without a value may have one in data. */
  readonly isData: boolean;
  readonly defaults: readonly AbstractAttributeOperation[];
}

function checkParameters(
  body: ResourceBody,
  owner: string,
  declared: ContainerSignature,
  { isData, defaults }: BodyKind,
  walk: Walk,
): void {
  const { operations, title } = body;
  const { parameters } = declared;
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  for (const operation of operations) {
    if (operation.type !== 'AttributeOperation') continue;
    const { attributeName } = operation;
    const parameter = byName.get(attributeName);
    if (parameter !== undefined) checkValue(operation, { owner, declared, parameter, isData }, walk);
    else checkParameterName(operation, { owner, declared }, walk);
  }
  const all = [...operations, ...defaults];
  if (isData || isDefaultsBody(body) || all.some(({ type }) => type === 'AttributesOperation')) return;
  const given = new Set(all.map((each) => (each.type === 'AttributeOperation' ? each.attributeName : '')));
  for (const { name, hasDefault, type } of parameters) {
    // A parameter without a value is undef. Resource defaults of another file may set it.
    if (hasDefault || given.has(name) || name === 'name' || name === 'title' || !areDisjoint(type, UNDEF)) continue;
    if (walk.definitions.hasResourceDefault(plainName(owner), name)) continue;
    walk.report('TYPE_MISSING_PARAMETER', { owner, parameter: name, place: placeText(declared) }, title);
  }
}

/** Reports a name that is neither a parameter of a class or defined type nor a metaparameter. */
function checkParameterName(
  operation: AttributeOperation,
  { owner, declared }: { readonly owner: string; readonly declared: ContainerSignature },
  walk: Walk,
  severity?: Severity,
): void {
  const { attributeName } = operation;
  const names = declared.parameters.map(({ name }) => name);
  if (names.includes(attributeName) || isMetaparameter(attributeName) || attributeName === 'name') return;
  const place = advice(attributeName, names, declared);
  walk.report('TYPE_UNKNOWN_PARAMETER', { owner, parameter: attributeName, place }, operation, severity);
}

/** A parameter that an operation sets. */
interface SetParameter {
  readonly owner: string;
  readonly declared: Declared;
  readonly parameter: DeclaredParameter;
  readonly isData: boolean;
}

function checkValue(
  operation: AttributeOperation,
  { owner, declared, parameter: { name, type, hasDefault }, isData }: SetParameter,
  walk: Walk,
): void {
  const { valueExpr } = operation;
  const value = walk.recorded(valueExpr);
  if (isNever(value) || operation.operator === '+>') return;
  // undef stands for the default, or for the value in data. A Deferred is checked when it is resolved.
  const given = hasDefault || isData ? subtract(value, UNDEF) : value;
  if (isNever(given) || canBe(given, Kind.object)) return;
  if (areDisjoint(given, acceptedByContainer(type))) {
    walk.report(
      'TYPE_PARAMETER',
      { owner, parameter: name, expected: expectedType(type), actual: describeType(given), place: placeText(declared) },
      operation,
    );
  } else if (!(given instanceof UndefType) && isKnownUndef(given, valueExpr) && areDisjoint(type, UNDEF))
    walk.report('TYPE_POSSIBLE_UNDEF', { function: owner, parameter: name, expected: String(type) }, operation);
}

function advice(name: string, names: readonly string[], declared: Declared): string {
  const similar = didYouMean(name, names);
  return similar === undefined ? placeText(declared) : `${similar} ${placeText(declared)}`;
}

function checkAttributes(
  operations: readonly AbstractAttributeOperation[],
  typeName: string,
  type: KnownResourceType,
  walk: Walk,
  severity: Severity = 'error',
): void {
  for (const operation of operations) {
    if (operation.type !== 'AttributeOperation' || type.hasAttribute(operation.attributeName)) continue;
    const { attributeName } = operation;
    walk.report(
      'TYPE_UNKNOWN_PARAMETER',
      {
        owner: capitalizeSegments(typeName),
        parameter: attributeName,
        place:
          didYouMean(attributeName, type.attributeNames()) ??
          `${capitalizeSegments(typeName)} is a resource type without this attribute.`,
      },
      operation,
      severity,
    );
  }
}

export function resourceDefaults(node: ResourceDefaultsExpression, walk: Walk): PuppetType {
  walk.infer(node.typeRef);
  inferOperations(node.operations, walk);
  checkOverrides(node.typeRef, node.operations, walk);
  return ANY;
}

export function resourceOverride(node: ResourceOverrideExpression, walk: Walk): PuppetType {
  walk.infer(node.resources);
  inferOperations(node.operations, walk);
  const { resources } = node;
  if (resources.type === 'AccessExpression') checkOverrides(resources.leftExpr, node.operations, walk);
  return ANY;
}

export function collector(node: CollectExpression, walk: Walk): PuppetType {
  walk.infer(node.typeExpr);
  inferQuery(node.query, walk);
  inferOperations(node.operations, walk);
  checkOverrides(node.typeExpr, node.operations, walk);
  return ANY;
}

/** Warns about names of attributes that are set for resources declared elsewhere: there may be none. */
function checkOverrides(type: Expression, operations: readonly AbstractAttributeOperation[], walk: Walk): void {
  const typeName = resourceTypeName(type);
  if (typeName === null || typeName === 'class') return;
  const declared = walk.definitions.findDefinedType(typeName);
  if (declared) {
    const owner = capitalizeSegments(typeName);
    for (const operation of operations)
      if (operation.type === 'AttributeOperation') checkParameterName(operation, { owner, declared }, walk, 'warning');
    return;
  }
  const native = walk.definitions.findResourceType(typeName);
  if (native) checkAttributes(operations, typeName, native, walk, 'warning');
}

/** The names in a query are those of attributes: only the values are evaluated. */
function inferQuery(node: Node, walk: Walk): void {
  forEachChild(node, (child) => {
    if (child.type === 'VariableExpression' || child.type === 'ConcatenatedString') walk.infer(child);
    else inferQuery(child, walk);
  });
}
