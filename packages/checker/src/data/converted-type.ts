import { call } from '@pptjs/runtime/functions';
import { createContext, FunctionError, isArray, type Value, withContext } from '@pptjs/runtime/internal';
import { builtinType, type PuppetType, SensitiveType } from '@pptjs/runtime/lattice';
import type { KeyOptions } from './lookup-options.js';

/**
 * Returns the type of a value after its conversion; the message of the error if it cannot be converted, and undefined if
 * that is not known.
 */
export function convertedType(
  value: Value,
  type: PuppetType,
  { strategy, conversion }: KeyOptions,
): PuppetType | string | undefined {
  const [name, ...others] = isArray(conversion) ? conversion : [conversion ?? null];
  if (typeof name !== 'string' || others.length > 0) return undefined;
  if (name === 'Sensitive') return new SensitiveType(type);
  const target = builtinType(name.toLowerCase());
  if (target === undefined || !/^[A-Z]\w*$/.test(name) || strategy !== 'first') return undefined;
  if (typeof value !== 'string' || value.includes('%{') || value.includes('ENC[')) return target;
  try {
    withContext(createContext({ log: () => undefined }), () => call('new', target, value));
    return target;
  } catch (error) {
    return error instanceof FunctionError ? error.message : undefined;
  }
}
