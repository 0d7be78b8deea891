import { type FunctionError, RejectedCallError, withHelp } from '../../errors/error.js';
import { type Argument, isBlock } from '../../values/block.js';
import type { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { argumentCountText } from './count.js';
import type { DescribedSignature } from './signature.js';
import { UNEXPECTED_BLOCK } from './texts.js';

/** Why a value does not fit a parameter. */
interface Reason {
  readonly text: string;
  /** The question that suggests a similar string. */
  readonly suggestion: string | undefined;
}

/**
 * Creates the error for a call of a function without a block that the signature does not accept. The texts are those of
 * `rejectedCall`, which needs the types of all values.
 *
 * @param reasonFor returns undefined for a value that fits the parameter
 */
export function rejectedPlainCall(
  name: string,
  { parameters, min, max }: DescribedSignature,
  args: readonly Argument[],
  reasonFor: (name: string, type: PuppetType, value: Value) => Reason | undefined,
): FunctionError {
  const values = args.filter((arg): arg is Value => !isBlock(arg));
  const count = values.length;
  const reject = (text: string): FunctionError => new RejectedCallError(name, `'${name}' ${text}`);
  if (count < min || count > max) return reject(argumentCountText({ min, max }, { min: count, max: count }));
  for (const [i, value] of values.entries()) {
    const parameter = parameters[Math.min(i, parameters.length - 1)];
    const reason = parameter && reasonFor(parameter.name, parameter.type, value);
    if (reason !== undefined) return withHelp(reject(reason.text), reason.suggestion);
  }
  return reject(UNEXPECTED_BLOCK);
}
