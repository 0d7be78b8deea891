import { evaluationError } from '../../errors/messages.js';
import * as typeMessages from '../../errors/messages/types.js';
import { rubyClass } from '../../types/ruby-class.js';
import { SensitiveType } from '../../types/sensitive.js';
import { StringType } from '../../types/string.js';
import { TypeType } from '../../types/type-type.js';
import { NotUndefType, OptionalType } from '../../types/undef.js';
import { VariantType } from '../../types/variant.js';
import { PuppetType } from '../../values/type.js';
import { onlyType } from './collection.js';
import { badArity, badSpecialization, capitalized, notAType, type Key } from './keys.js';

/** `Optional[type]` or `Optional['text']` */
export function optionalType(keys: readonly Key[]): PuppetType {
  const [key, ...others] = keys;
  if (!key || others.length > 0) throw badArity('Optional-Type', 1, 1, keys.length);
  if (typeof key.value === 'string') return new OptionalType(new StringType(null, key.value));
  if (key.value instanceof PuppetType) return new OptionalType(key.value);
  throw notAType('Optional', key);
}

/** `NotUndef`, `NotUndef[type]` or `NotUndef['text']` */
export function notUndefType(keys: readonly Key[]): PuppetType {
  const [key, ...others] = keys;
  if (!key) return new NotUndefType(null);
  if (others.length > 0) throw badArity('NotUndef-Type', 0, 1, keys.length);
  if (typeof key.value === 'string') return new NotUndefType(new StringType(null, key.value));
  if (key.value instanceof PuppetType) return new NotUndefType(key.value.name === 'Any' ? null : key.value);
  throw evaluationError(typeMessages.BAD_NOT_UNDEF_PARAMETER, { actual: rubyClass(key.value) }, key.blame);
}

export function typeType(keys: readonly Key[]): PuppetType {
  return new TypeType(onlyType('Type', keys));
}

export function sensitiveType(keys: readonly Key[]): PuppetType {
  return new SensitiveType(onlyType('Sensitive', keys).generalize());
}

/** `Variant[type, …]` */
export function variantType(keys: readonly Key[], type: PuppetType): PuppetType {
  if (keys.length === 0) throw badArity(capitalized(`${type}-Type`), 1, null, 0);
  return VariantType.of(
    keys.map((key) => {
      if (key.value instanceof PuppetType) return key.value;
      throw badSpecialization(String(type), key, 'Any-Type');
    }),
  );
}
