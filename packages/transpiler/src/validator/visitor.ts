import type { Node } from '../ast/nodes.js';
import type { Strictness } from '../diagnostics/create.js';
import type { ModulePlaces } from './namespace.js';
import type { Report } from './report.js';

export interface ValidationOptions extends ModulePlaces {
  /**
   * Name of the file, for messages and for the rules on what may be defined where; the program's own where it is not
   * given.
   */
  readonly file?: string;
  /**
   * How severe the findings are that depend on the setting; `error`, as the reference's default, where it is not given.
   */
  readonly strict?: Strictness;
  /** Plans and tasks: catalog constructs only inside `apply`. */
  readonly tasks?: boolean;
}

/** A node on the way from the program to the node that is visited. */
export interface Visit<Visited extends Node = Node> {
  readonly node: Visited;
  readonly parent: Visit | null;
}

export interface VisitorContext {
  readonly report: Report;
  /** The way to the node that is visited: its parent, the parent's parent and so on. */
  readonly parent: Visit | null;
  readonly options: ValidationOptions;
  readonly file: string;
  /** The text that the tree is of. */
  readonly source: string;
}

export type Visitor<Type extends Node['type']> = (node: Extract<Node, { type: Type }>, context: VisitorContext) => void;

/** One function for each kind of node that the reference checks. */
export type Visitors = { readonly [Type in Node['type']]?: Visitor<Type> };
