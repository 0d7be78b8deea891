import type { Value } from '@pptjs/runtime/core';
import type { AttributePlace } from '../statements/statement-location.js';
import type { ResourceParameter } from './resource.js';

/** The arguments of the statements that compiled code calls. */

export type ResourceForm = 'regular' | 'virtual' | 'exported';

/** The place of a statement. */
export interface StatementPlace {
  /** From 1. */
  readonly line: number;
  /** From 1. Given only if several statements with attributes begin on the line. */
  readonly column?: number;
  /** Given only if the statement is not in the file of the scope's definition, but in a function or a template. */
  readonly file?: string;
}

/** An operand of a statement. A function is called when the statement has checked all operands before it. */
export type Operand<T> = T | (() => T);

/** Returns the value of an operand. Evaluates it if the statement has checked others before it. */
export function operandValue<T extends Value | Append | AttributeHash>(operand: Operand<T>): T {
  return typeof operand === 'function' ? operand() : operand;
}

/** The value of an attribute that `+>` adds to an earlier value: `name +> value`. */
export class Append {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

/** `name +> value` as the value of an attribute. */
export function append(value: Value): Append {
  return new Append(value);
}

/**
 * The attributes of `* => hash` as the value of the key `*`. The class that reads them is part of the modules that contain such
 * attributes only.
 */
export interface AttributeHash {
  readonly readAttributes: (place: AttributePlace, operand: number) => readonly ResourceParameter[];
}

export type AttributeValue = Operand<Value | Append | AttributeHash>;

export type AttributeEntry = readonly [name: string, value: AttributeValue];

/** Attributes that an object cannot hold in order: the same name occurs twice. */
export class AttributeList {
  readonly entries: readonly AttributeEntry[];

  constructor(entries: readonly AttributeEntry[]) {
    this.entries = entries;
  }
}

/** Attributes in order, as pairs of name and value. The same name may occur twice. */
export function attributeList(...entries: readonly AttributeEntry[]): AttributeList {
  return new AttributeList(entries);
}

/** The attributes of a statement in order, by name. The key `*` has the attributes of `* => hash`. */
export type Attributes = AttributeList | { readonly [name: string]: AttributeValue };

/** A body of a resource statement: a title or several titles, and the attributes. */
export interface ResourceBody {
  readonly title: Operand<Value>;
  readonly attributes: Attributes;
}

export interface ResourceStatement extends StatementPlace {
  /** Defaults to `regular`. */
  readonly form?: ResourceForm;
}

export type CollectedForm = 'virtual' | 'exported';

/** The query of a collector: `['and', …]` or `['==', 'tag', 'a']`. Null matches every resource. */
export type Query =
  | null
  | readonly ['and' | 'or', Query, Query]
  | readonly ['==' | '!=', attribute: string, value: Value];

export type RelationshipOperator = '->' | '~>' | '<-' | '<~';
