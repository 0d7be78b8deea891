import { isArray, PuppetHash, Sensitive, type Value } from '@pptjs/runtime/internal';

/**
 * Unwraps the Sensitive values at any depth of a value, and converts the result. If the value contained a Sensitive,
 * the converted value becomes Sensitive.
 */
export function mapSensitive(value: Value, convert: (plain: Value) => Value): Value {
  let isSensitive = false;
  const unwrap = (each: Value): Value => {
    if (each instanceof Sensitive) {
      isSensitive = true;
      return unwrap(each.unwrap());
    }
    if (isArray(each)) return each.map(unwrap);
    if (each instanceof PuppetHash)
      return PuppetHash.from(Array.from(each, ([key, element]) => [unwrap(key), unwrap(element)]));
    return each;
  };
  const result = convert(unwrap(value));
  return isSensitive ? new Sensitive(result) : result;
}
