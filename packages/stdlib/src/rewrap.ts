import { isArray, PuppetHash, Sensitive, type Value } from '@pptjs/runtime';

/** What `body` makes of a value without the Sensitive in it, which is Sensitive where there was any. */
export function rewrapped(value: Value, body: (plain: Value) => Value): Value {
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
  const result = body(unwrap(value));
  return isSensitive ? new Sensitive(result) : result;
}
