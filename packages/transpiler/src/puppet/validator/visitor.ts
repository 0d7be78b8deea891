import type { Diagnostic, Strictness } from '../../diagnostics/index.js';
import type { Node, Program } from '../ast/nodes.js';
import type { ModulePlaces } from './namespace.js';
import type { Report } from './report.js';

export interface ValidationOptions extends ModulePlaces {
  /** The name of the file, for messages and for the rules on the names of definitions. Defaults to the program's. */
  readonly file?: string;
  /** The severity of findings that depend on the setting `strict`. Defaults to `DEFAULT_STRICTNESS`. */
  readonly strict?: Strictness | undefined;
  /** Whether the source may contain plans. Then catalog constructs are only allowed inside `apply`. */
  readonly tasks?: boolean;
}

/** An ancestor of the visited node. */
export interface Visit<Visited extends Node = Node> {
  readonly node: Visited;
  readonly parent: Visit | null;
}

export interface VisitorContext {
  readonly report: Report;
  /** The parent of the visited node, with its own parent, and so on. */
  readonly parent: Visit | null;
  readonly options: ValidationOptions;
  readonly file: string;
  /** The source text of the tree. */
  readonly source: string;
  /** Validates a program that the source contains, in a heredoc. */
  readonly validate: (program: Program, options: ValidationOptions) => Diagnostic[];
}

export type Visitor<Type extends Node['type']> = (node: Extract<Node, { type: Type }>, context: VisitorContext) => void;

/** One function for each kind of node that Puppet checks. */
export type Visitors = { readonly [Type in Node['type']]?: Visitor<Type> };
