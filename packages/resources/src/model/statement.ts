import type { Value } from '@pptjs/runtime/core';

/** The arguments of the statements that compiled code calls. */

export type ResourceForm = 'regular' | 'virtual' | 'exported';

/** The place of a statement. */
export interface StatementPlace {
  readonly line: number;
  /** Given only if the statement is not in the file of the scope's definition, but in a function. */
  readonly file?: string;
}

/**
 * An attribute: `name => value`, `name +> value` or `* => hash`. A number at the end is the attribute's line. It is
 * given only if the line differs from the statement's.
 */
export type Attribute =
  | readonly [name: string, value: Value, line?: number]
  | readonly [operator: '+>', name: string, value: Value, line?: number]
  | readonly [operator: '*', hash: Value, line?: number];

/** A body of a resource statement: a title or several titles, and the attributes in order. */
export interface ResourceBody {
  readonly title: Value;
  readonly attributes: readonly Attribute[];
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
