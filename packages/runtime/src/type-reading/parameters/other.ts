import * as typeMessages from '../../errors/messages/types.js';
import { InitType } from '../../types/init.js';
import { RuntimeType } from '../../types/runtime.js';
import { sliceError } from '../../types/size.js';
import { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';
import { badArity, badSpecialization, capitalized, notAType, type Key } from './keys.js';

/** `Runtime[runtime, name]` */
export function runtimeType(keys: readonly Key[], type: PuppetType): PuppetType {
  const [runtime, name] = keys;
  if (!runtime || !name || keys.length > 2) throw badArity(capitalized(`${type}-Type`), 1, 2, keys.length);
  for (const key of [runtime, name])
    if (typeof key.value !== 'string') throw badSpecialization(String(type), key, 'String or String');
  if (name.value === '') {
    throw sliceError(typeMessages.EMPTY_RUNTIME_NAME, {});
  }
  return new RuntimeType(runtime.value as string, name.value as string);
}

/** `Init[type, argument, …]` */
export function initType(keys: readonly Key[]): PuppetType {
  const [type, ...args] = keys;
  if (!type) throw badArity('Init-Type', 1, null, 0);
  if (!(type.value instanceof PuppetType)) throw notAType('Init', type);
  return new InitType(
    type.value,
    args.map((key): Value => key.value),
  );
}
