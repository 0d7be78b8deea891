import { FunctionError, type Value } from '@pptjs/runtime';

const TRUE = /^(1|t|y|true|yes)$/i;
const FALSE = /^(0|f|n|false|no|undef|undefined|)$/i;

/** @throws {FunctionError} where the value is neither a Boolean nor the text of one */
export function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') throw new FunctionError('str2bool(): Requires string to work with');
  const lines = value.split('\n');
  if (lines.some((line) => TRUE.test(line))) return true;
  if (lines.some((line) => FALSE.test(line))) return false;
  throw new FunctionError('str2bool(): Unknown type of boolean given');
}
