/** Functions over maps and objects (Terraform's collection functions). */
import { quoteText } from '../../values/quoting.js';
import { DYNAMIC, friendlyName, STRING, type Type } from '../../values/type.js';
import {
  isComposite,
  isNull,
  listOf,
  ListValue,
  mapOf,
  MapValue,
  objectOf,
  ObjectValue,
  sizeOf,
  TupleValue,
  typeOf,
  type Value,
} from '../../values/value.js';
import { convertedOrNull } from '../calls/conversions.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction, defineVariadic } from '../calls/function-definition.js';
import { any, anyOrNull, list, text } from '../calls/parameters.js';

export const keys = defineFunction('keys', [any('inputMap')], (map) => {
  if (map instanceof MapValue) return listOf(STRING, [...map.entries.keys()]);
  if (map instanceof ObjectValue) return new TupleValue([...map.attributes.keys()]);
  throw new ArgumentFailure(0, 'must have map or object type');
});

export const lookup = defineFunction('lookup', [any('inputMap'), text('key'), any('default')], (map, key, fallback) => {
  if (map instanceof ObjectValue) return map.attributes.get(key) ?? fallback;
  if (!(map instanceof MapValue)) throw new ArgumentFailure(0, 'lookup() requires a map as the first argument');
  const converted = convertedOrNull(fallback, map.elementType);
  if (converted === null) {
    throw new ArgumentFailure(2, 'the default value must have the same type as the map elements');
  }
  return map.entries.get(key) ?? converted;
});

export const merge = defineVariadic('merge', [], anyOrNull('maps'), (_, maps) => {
  const types: Type[] = [];
  for (const map of maps) {
    const type = typeOf(map);
    if (type === DYNAMIC) break;
    if (type.kind !== 'map' && type.kind !== 'object') {
      throw new CallFailure(`arguments must be maps or objects, got ${quoteText(friendlyName(type))}`);
    }
    types.push(type);
  }
  const merged = maps.flatMap((map): (readonly [string, Value])[] => {
    if (map instanceof MapValue) return [...map.entries];
    if (map instanceof ObjectValue) return [...map.attributes];
    // After a null without a type, collections of any type are allowed, if they are empty.
    if (isNull(map) || (isComposite(map) && sizeOf(map) === 0)) return [];
    throw new CallFailure(`arguments must be maps or objects, got ${quoteText(friendlyName(typeOf(map)))}`);
  });
  const [first] = types;
  const isOneType = types.length === maps.length && types.every((type) => first?.equals(type) === true);
  return isOneType && first?.kind === 'map' ? mapOf(first.elementType, merged) : objectOf(merged);
});

export const zipmap = defineFunction('zipmap', [list('keys', STRING), any('values')], (names, sequence) => {
  if (!(sequence instanceof ListValue) && !(sequence instanceof TupleValue)) {
    throw new CallFailure('values argument must be a list or tuple value');
  }
  const { elements } = sequence;
  if (names.elements.length !== elements.length) {
    throw new CallFailure(
      `number of keys (${names.elements.length}) does not match number of values (${elements.length})`,
    );
  }
  const entries = elements.map((value, i): readonly [string, Value] => {
    const key = names.elements[i];
    if (typeof key !== 'string') throw new CallFailure(`keys list has null value at index ${i}`);
    return [key, value];
  });
  return sequence instanceof TupleValue ? objectOf(entries) : mapOf(sequence.elementType, entries);
});
