import { FunctionError, RejectedCallError, withHelp } from '../../errors/error.js';
import type { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { CallableType } from '../callable.js';
import { inferDetailed } from '../infer.js';
import { Size } from '../size.js';
import { OptionalType, UNDEF } from '../undef.js';
import { describe, merge } from './describe.js';
import {
  BLOCK,
  CountMismatch,
  type Mismatch,
  missingBlock,
  parameter,
  suggestionOf,
  unexpectedBlock,
} from './mismatch.js';
import { parameterTexts } from './parameter-texts.js';

/** A signature, as error messages describe it. */
export interface DescribedSignature {
  readonly parameters: readonly { readonly name: string; readonly type: PuppetType }[];
  /** The minimum and maximum number of values. The last parameter takes all further values. */
  readonly min: number;
  readonly max: number;
  /** Null if the function takes no block. */
  readonly block: { readonly name: string; readonly type: PuppetType } | null;
  readonly blockOptional: boolean;
}

/**
 * Creates the error for a call that matches none of a function's signatures.
 * @param block the type of the block of the call; null if there was none
 */
export function rejectedCall(
  name: string,
  signatures: readonly DescribedSignature[],
  args: readonly Value[],
  block: PuppetType | null = null,
): FunctionError {
  const all = describeCalls(signatures, args, block);
  const error = new RejectedCallError(name, rejectionText(`'${name}'`, `The function '${name}'`, signatures, all));
  return withHelp(error, suggestionOf(all.flat()));
}

/** Creates the error for a lambda that was called with arguments that it does not accept. */
export function rejectedBlockCall(signature: DescribedSignature, args: readonly Value[]): FunctionError {
  const all = describeCalls([signature], args, null);
  const error = new FunctionError(rejectionText('block', 'block', [signature], all));
  return withHelp(error, suggestionOf(all.flat()));
}

/** @param all the mismatches of the call for each signature */
function rejectionText(
  subject: string,
  long: string,
  signatures: readonly DescribedSignature[],
  all: readonly (readonly Mismatch[])[],
): string {
  const [only, ...others] = merge(all, 0, CountMismatch);
  if (only && others.length === 0) return `${subject} ${only}`;
  const [signature] = signatures;
  if (signature && signatures.length === 1)
    return `${subject} expects ${signatureText(signature)}${rejections(all.flat(), '  ')}`;
  const overloads = signatures.map(
    (overload, i) => `\n  ${signatureText(overload)}${rejections(all[i] ?? [], '    ')}`,
  );
  return `${long} was called with arguments it does not accept. It expects one of:${overloads.join('')}`;
}

function rejections(mismatches: readonly Mismatch[], indent: string): string {
  return mismatches.map((mismatch) => `\n${indent}rejected: ${mismatch}`).join('');
}

/**
 * Returns the mismatches of a call for each signature: of the values, otherwise of the block. If the values match one
 * signature and the block none, the block is reported for all signatures.
 */
function describeCalls(
  signatures: readonly DescribedSignature[],
  args: readonly Value[],
  block: PuppetType | null,
): Mismatch[][] {
  const types = args.map((value) => inferDetailed(value).normalize());
  const values = signatures.map((signature) => describeArguments(signature, types));
  if (values.every((mismatches) => mismatches.length > 0)) return values;
  const blocks = signatures.map((signature) => describeBlock(signature, block));
  if (blocks.every((mismatches) => mismatches.length > 0)) return blocks;
  return values.map((mismatches, i) => (mismatches.length > 0 ? mismatches : (blocks[i] ?? [])));
}

/** Reports a wrong number of values, otherwise the first value that does not match. */
function describeArguments(signature: DescribedSignature, types: readonly PuppetType[]): Mismatch[] {
  const { parameters, min, max } = signature;
  if (types.length < min || types.length > max) {
    return [new CountMismatch([], new Size(min, max), new Size(types.length, types.length))];
  }
  for (const [i, type] of types.entries()) {
    const declared = parameters[Math.min(i, parameters.length - 1)];
    if (!declared || declared.type.isAssignable(type)) continue;
    const wrong = describe(declared.type, type, [parameter(declared.name)]);
    if (wrong.length > 0) return wrong;
  }
  return [];
}

/** As in Puppet, a block that accepts more arguments than expected is reported too. */
function describeBlock({ block: declared, blockOptional }: DescribedSignature, block: PuppetType | null): Mismatch[] {
  if (block === null)
    return declared === null || blockOptional || declared.type.isAssignable(UNDEF) ? [] : [missingBlock([])];
  if (declared === null) return [unexpectedBlock([])];
  const type =
    blockOptional && !(declared.type instanceof OptionalType) ? new OptionalType(declared.type) : declared.type;
  return describe(type, block, [BLOCK]);
}

/** `(Integer x, String y?, Float z*, Callable block?)`. As in Puppet, a block without other parameters is not shown. */
export function signatureText(signature: DescribedSignature): string {
  const { block, blockOptional, max } = signature;
  const texts = parameterTexts(signature);
  // A block that is required is shown only if its type is a Callable, not if it is a Variant or an alias.
  if (block && max > 0 && (blockOptional || block.type instanceof OptionalType || block.type instanceof CallableType)) {
    const { type, name } = block;
    const isOptional = blockOptional || type.isAssignable(UNDEF);
    const shown = type instanceof OptionalType && type.type ? type.type : type;
    texts.push(`${shown} ${name}${isOptional ? '?' : ''}`);
  }
  return `(${texts.join(', ')})`;
}
