import { MissingParameterError } from '../errors/error.js';
import { ANY } from '../types/any.js';
import { TupleType } from '../types/array.js';
import { CallableType } from '../types/callable.js';
import { Size } from '../types/size.js';
import { OptionalType } from '../types/undef.js';
import { VariantType } from '../types/variant.js';
import type { Block } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { signatureOfLambda } from './lambda.js';
import { acceptedCounts, type CallableParts, countRequired } from './parameters.js';

/**
 * Returns the arity of a block in Ruby: the number of its parameters if it requires a value for each, else the negative
 * position of the first other one. Without a signature, it is the number of parameters of the JavaScript function.
 */
export function blockArity(block: Block): number {
  const required = requiredValues(block);
  const count = signatureOfLambda(block)?.parameters.length ?? required;
  return required === count ? count : -required - 1;
}

/** Returns how many values a call of a block must pass: defaults, and the values of `*$rest`, may be missing. */
export function requiredValues(block: Block): number {
  const signature = signatureOfLambda(block);
  return signature === undefined ? block.length : countRequired(signature.parameters);
}

/** Whether a block has exactly `count` parameters without types, so that a call with any values needs no check. */
export function acceptsValues(block: Block, count: number): boolean {
  return block.length === count && signatureOfLambda(block) === undefined;
}

/** Returns the Callable type of a block. */
export function blockType(block: Block): CallableType {
  const signature = signatureOfLambda(block);
  if (signature === undefined) {
    const count = block.length;
    return new CallableType(new TupleType(Array<PuppetType>(count).fill(ANY), new Size(count, count)));
  }
  const types = signature.parameters.map(({ type }) => type?.() ?? ANY);
  const { min, max } = acceptedCounts(signature.parameters);
  return new CallableType(new TupleType(types, new Size(min, max)), null, signature.returns?.() ?? null);
}

/** Returns whether a function that requires a block of type `expected` accepts this block. */
export function blockAccepted(expected: PuppetType, block: Block): boolean {
  const type = expected.resolved();
  if (type instanceof OptionalType && type.type !== null) return blockAccepted(type.type, block);
  if (type instanceof VariantType) return type.types.some((each) => blockAccepted(each, block));
  return !(type instanceof CallableType) || callableAccepts(type, block);
}

function callableAccepts(callable: CallableType, block: Block): boolean {
  const signature = signatureOfLambda(block);
  if (signature !== undefined) readTypes(signature);
  if (callable.parameters === null) return true;
  const { types } = callable.parameters;
  if (signature === undefined || types.length === 0) {
    const { min, max } = callable.parameters.givenSize();
    if (signature === undefined) return block.length <= min && block.length >= max;
    const accepted = acceptedCounts(signature.parameters);
    return accepted.min <= min && accepted.max >= max;
  }
  return callable.isAssignable(blockType(block));
}

/** Puppet infers the type of every block, so a type in it that does not exist is an error. */
function readTypes({ parameters, returns }: CallableParts): void {
  for (const { type } of parameters) type?.();
  returns?.();
}

/**
 * Calls a block whose number of parameters the function's signature does not check.
 * @throws {MissingParameterError} if the block requires more values
 */
export function callBlock(block: Block, ...values: readonly Value[]): Value {
  if (values.length < requiredValues(block)) throw new MissingParameterError(values.length);
  return block(...values);
}
