import { functionError, type Message } from '../errors/messages.js';
import { CallableType } from '../types/callable.js';
import { assertType, rejectedCall } from '../types/mismatch/index.js';
import type { Attribute, ObjectFunction, ObjectMember } from '../types/object-member.js';
import { ObjectType, ObjectTypeExtension, ownerOf } from '../types/object.js';
import { isBlock, type Argument } from '../values/block.js';
import type { PuppetObject } from '../values/object.js';
import type { Value } from '../values/value.js';

const messages = {
  NO_ARGUMENTS: { text: "'{attribute}' expects no arguments, got {count}" },
  NO_BLOCK: { text: "'{member}' does not expect a block" },
  DERIVED_ATTRIBUTE: { text: 'no method is implemented for derived {attribute}' },
  NO_METHOD: { text: 'no method is implemented for {member}' },
} as const satisfies Record<string, Message>;

/**
 * Returns the method of an object: a function of its host, or an attribute or a function of its type; `undefined` if
 * there is none.
 */
export function methodOf(object: PuppetObject, name: string): ((...args: Argument[]) => Value) | undefined {
  const own = object.method(name);
  if (own !== undefined) return own as (...args: Argument[]) => Value;
  const type = object.type instanceof ObjectTypeExtension ? object.type.base : object.type;
  if (!(type instanceof ObjectType)) return undefined;
  const attribute = type.allAttributes().get(name);
  if (attribute !== undefined) return (...args) => readAttribute(type, attribute, object, args);
  const member = type.allFunctions().get(name);
  if (member === undefined) return undefined;
  return (...args) => callMember(type, member, object, args);
}

/** Functions that return an attribute of another name. */
const IMPLEMENTED: ReadonlyMap<string, string> = new Map([['message', 'msg']]);

/** `$object.attribute`, which takes no arguments. */
function readAttribute(type: ObjectType, attribute: Attribute, object: PuppetObject, args: readonly Argument[]): Value {
  if (args.some(isBlock)) throw functionError(messages.NO_BLOCK, { member: labelOf(type, attribute) });
  if (args.length > 0)
    throw functionError(messages.NO_ARGUMENTS, { attribute: labelOf(type, attribute), count: args.length });
  const value = object.get(attribute.name);
  const derived =
    attribute.kind === 'derived' && value === undefined ? object.callImplementation?.(attribute.name, []) : value;
  if (attribute.kind === 'derived' && derived === undefined)
    throw functionError(messages.DERIVED_ATTRIBUTE, { attribute: labelOf(type, attribute) });
  return derived ?? null;
}

/** `$object.function(…)`. Functions cannot be implemented in the Puppet language. */
function callMember(type: ObjectType, member: ObjectFunction, object: PuppetObject, args: readonly Argument[]): Value {
  checkArguments(labelOf(type, member), member, args);
  const { name } = member;
  const result = object.get(IMPLEMENTED.get(name) ?? '') ?? object.callImplementation?.(name, args);
  if (result === undefined) throw functionError(messages.NO_METHOD, { member: labelOf(type, member) });
  const returns = member.type instanceof CallableType ? member.type.returns : null;
  return returns === null
    ? result
    : assertType(`value returned from function '${name}' has wrong type,`, returns, result);
}

function checkArguments(label: string, { type }: ObjectFunction, args: readonly Argument[]): void {
  const parameters = type instanceof CallableType ? type.parameters : null;
  if (parameters === null || (parameters.types.length === 0 && parameters.size === null)) return;
  const values = args.filter((arg): arg is Value => !isBlock(arg));
  if (values.length < args.length && type instanceof CallableType && type.block === null)
    throw functionError(messages.NO_BLOCK, { member: label });
  const { min, max } = parameters.givenSize();
  const fits =
    values.length >= min &&
    values.length <= max &&
    values.every((value, i) => parameters.typeAt(i)?.isInstance(value) ?? false);
  if (fits) return;
  const described = {
    parameters: parameters.types.map((type_) => ({ name: '', type: type_ })),
    min,
    max,
    block: null,
    blockOptional: false,
  };
  throw rejectedCall(label, [described], values);
}

function labelOf(type: ObjectType, member: ObjectMember): string {
  return `${member.feature} ${ownerOf(member, type).name}[${member.name}]`;
}
