/** Type conversion functions. */
import { quoteText } from '../../values/quoting.js';
import {
  BOOL,
  DYNAMIC,
  friendlyName,
  friendlyNameForConstraint,
  ListType,
  MapType,
  NUMBER,
  SetType,
  STRING,
  type Type,
} from '../../values/type.js';
import { typeOf, type Value } from '../../values/value.js';
import { convertedOrNull } from '../calls/conversions.js';
import { ArgumentFailure } from '../calls/failures.js';
import { defineFunction, type FunctionDefinition } from '../calls/function-definition.js';
import { anyOrNull } from '../calls/parameters.js';

export const tobool = conversionTo('tobool', BOOL);
export const tonumber = conversionTo('tonumber', NUMBER);
export const tostring = conversionTo('tostring', STRING);
export const tolist = conversionTo('tolist', new ListType(DYNAMIC));
export const toset = conversionTo('toset', new SetType(DYNAMIC));
export const tomap = conversionTo('tomap', new MapType(DYNAMIC));

function conversionTo(name: string, type: Type): FunctionDefinition {
  return defineFunction(name, [anyOrNull('v')], (value) => {
    // A null without a type stays one.
    if (typeOf(value) === DYNAMIC) return value;
    const converted = convertedOrNull(value, type);
    if (converted === null) throw new ArgumentFailure(0, reasonOf(value, type));
    return converted;
  });
}

function reasonOf(value: Value, type: Type): string {
  if (typeof value === 'string' && type === BOOL) {
    return `cannot convert ${quoteText(value)} to bool; only the strings "true" or "false" are allowed`;
  }
  if (typeof value === 'string' && type === NUMBER) {
    return `cannot convert ${quoteText(value)} to number; given string must be a decimal representation of a number`;
  }
  return `cannot convert ${friendlyName(typeOf(value))} to ${friendlyNameForConstraint(type)}`;
}
