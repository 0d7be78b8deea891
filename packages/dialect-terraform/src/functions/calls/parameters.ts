import type { NumberValue } from '../../values/number.js';
import { BOOL, DYNAMIC, ListType, NUMBER, SetType, STRING, type Type } from '../../values/type.js';
import type { ListValue, SetValue, Value } from '../../values/value.js';

/** A parameter whose arguments have the JavaScript type `T` after their conversion to `type`. */
export interface Parameter<T extends Value = Value> {
  readonly name: string;
  /** The type to which arguments are converted. */
  readonly type: Type;
  readonly allowsNull: boolean;
  /** Binds the JavaScript type of the arguments. The property never has a value. */
  readonly argument?: T;
}

export type ArgumentsOf<P extends readonly Parameter[]> = {
  -readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

export function text(name: string): Parameter<string> {
  return { name, type: STRING, allowsNull: false };
}

export function numeric(name: string): Parameter<NumberValue> {
  return { name, type: NUMBER, allowsNull: false };
}

export function bool(name: string): Parameter<boolean> {
  return { name, type: BOOL, allowsNull: false };
}

/** Arguments of any type, which are not converted. */
export function any(name: string): Parameter {
  return { name, type: DYNAMIC, allowsNull: false };
}

/** Arguments of any type, or null. */
export function anyOrNull(name: string): Parameter {
  return { name, type: DYNAMIC, allowsNull: true };
}

/** @param elementType `DYNAMIC` for lists whose elements have any one type */
export function list(name: string, elementType: Type): Parameter<ListValue> {
  return { name, type: new ListType(elementType), allowsNull: false };
}

/** @param elementType `DYNAMIC` for sets whose elements have any one type */
export function set(name: string, elementType: Type): Parameter<SetValue> {
  return { name, type: new SetType(elementType), allowsNull: false };
}
