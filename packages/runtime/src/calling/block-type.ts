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
import type { CallableParts } from './parameters.js';

/** The number of values that a block accepts, and the number of its parameters. `max` may be Infinity. */
export interface BlockArity {
  readonly min: number;
  readonly max: number;
  readonly parameters: number;
}

/** Returns the arity of a block. Without a signature, it is the number of parameters of the JavaScript function. */
export function blockArity(block: Block): BlockArity {
  const signature = signatureOfLambda(block);
  if (signature === undefined) return { min: block.length, max: block.length, parameters: block.length };
  const { parameters } = signature;
  let min = 0;
  for (const { optional, rest } of parameters) if (!optional && !rest) min++;
  return { min, max: parameters.at(-1)?.rest === true ? Infinity : parameters.length, parameters: parameters.length };
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
  const { min, max } = blockArity(block);
  const types = signature.parameters.map(({ type }) => type?.() ?? ANY);
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
    const arity = blockArity(block);
    return arity.min <= min && arity.max >= max;
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
  if (values.length < blockArity(block).min) throw new MissingParameterError(values.length);
  return block(...values);
}
