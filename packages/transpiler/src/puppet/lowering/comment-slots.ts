/** Finds the nodes of a JavaScript program that can have comments, and their ranges in the Puppet source. */
import type * as ESTree from 'estree';
import { TokenPosition } from '../../estree/index.js';
import { isStartOfLine, type SourceRange } from '../../text/index.js';
import type { Origins } from './origins.js';

/** A node that can have comments. Statements that come from the same Puppet statement form one slot. */
export interface CommentSlot {
  /** The range in the Puppet source. */
  readonly start: number;
  end: number;
  /** Whether comments can have lines of their own after the node: statements, properties and elements. */
  readonly isListed: boolean;
  readonly isStatement: boolean;
  /** Whether the statement is a definition. */
  readonly isDefinition: boolean;
  readonly first: ESTree.Node;
  last: ESTree.Node;
  readonly children: CommentSlot[];
  /** The position of the node in the program, for slots with the same range. */
  readonly order: number;
}

const DEFINITIONS: ReadonlySet<string> = new Set([
  'FunctionDefinition',
  'HostClassDefinition',
  'NodeDefinition',
  'PlanDefinition',
  'ResourceTypeDefinition',
  'TypeAlias',
]);

/** The Puppet nodes whose parts become arguments of one JavaScript call. */
const CALLS: ReadonlySet<string> = new Set([
  'CallMethodExpression',
  'CallNamedFunctionExpression',
  'LiteralHash',
  'RelationshipExpression',
]);

/** The properties of a node that decide about its comments. */
type SlotKind = Pick<CommentSlot, 'isListed' | 'isStatement' | 'isDefinition'>;

const STATEMENT: SlotKind = { isListed: true, isStatement: true, isDefinition: false };
const DEFINITION: SlotKind = { isListed: true, isStatement: true, isDefinition: true };
const ELEMENT: SlotKind = { isListed: true, isStatement: false, isDefinition: false };
const BRANCH: SlotKind = { isListed: false, isStatement: false, isDefinition: false };

/** Finds the nodes of a module that can have comments. */
export class SlotFinder {
  readonly #source: string;
  readonly #origins: Origins;
  /** The node around each slot and each node that contains slots. */
  readonly #parents = new Map<ESTree.Node, ESTree.Node>();
  readonly #slots: CommentSlot[] = [];
  #count = 0;

  constructor(source: string, origins: Origins) {
    this.#source = source;
    this.#origins = origins;
  }

  /** Returns the outermost slots of a program, in the order of the Puppet source. */
  find(program: ESTree.Program): CommentSlot[] {
    this.#addStatements(program);
    return nested(this.#slots);
  }

  /** The nodes around a node, innermost first. */
  *around(node: ESTree.Node): Generator<ESTree.Node> {
    for (let at = this.#parents.get(node); at !== undefined; at = this.#parents.get(at)) yield at;
  }

  /** The statement of the module that contains a node. */
  topStatement(node: ESTree.Node): ESTree.Node {
    let statement = node;
    for (const outer of this.around(node)) if (outer.type !== 'Program') statement = outer;
    return statement;
  }

  /** The first empty block in a node; null if there is none. */
  emptyBlockIn(node: ESTree.Node): ESTree.BlockStatement | null {
    if (node.type === 'BlockStatement' && node.body.length === 0) return node;
    let block: ESTree.BlockStatement | null = null;
    forEachChild(node, (child) => {
      this.#parents.set(child, node);
      block ??= this.emptyBlockIn(child);
    });
    return block;
  }

  /**
   * Finds the slots in a node.
   *
   * @returns the range of the node, or of its parts that come from the source; null if there are none
   */
  #visit(node: ESTree.Node, parent: ESTree.Node): SourceRange | null {
    const origin = this.#origins.of(node);
    if (origin !== undefined && !this.#origins.hasComments(origin)) return origin;
    switch (node.type) {
      // Comments within a text would become part of it.
      case 'TemplateLiteral':
        return origin ?? null;
      case 'Identifier':
      case 'Literal':
        return origin ?? this.#tokenRange(node);
      case 'BlockStatement':
        this.#parents.set(node, parent);
        return this.#addStatements(node);
      default:
        this.#parents.set(node, parent);
        return this.#visitParts(node, origin ?? null);
    }
  }

  #visitParts(node: ESTree.Node, origin: SourceRange | null): SourceRange | null {
    let range = origin;
    const acceptsComments = this.#argumentsAcceptComments(node);
    forEachChild(node, (child) => {
      const order = this.#count++;
      const childRange = this.#visit(child, node);
      if (origin === null) range = union(range, childRange);
      if (childRange === null) return;
      const kind = this.#kindOf(child, node, childRange, acceptsComments);
      if (kind !== null) this.#add(child, node, childRange, kind, order);
    });
    return range;
  }

  #kindOf(child: ESTree.Node, node: ESTree.Node, { start }: SourceRange, acceptsComments: boolean): SlotKind | null {
    switch (node.type) {
      case 'ArrayExpression':
        return ELEMENT;
      case 'ObjectExpression':
        return child.type === 'Property' && this.#isFromSource(child) ? ELEMENT : null;
      case 'CallExpression': {
        if (!acceptsComments || child === node.callee || child.type === 'ArrowFunctionExpression') return null;
        return this.#origins.of(node)?.type === 'LiteralHash' || isStartOfLine(this.#source, start) ? ELEMENT : null;
      }
      case 'ConditionalExpression':
        if (child === node.test || (child === node.alternate && child.type === 'ConditionalExpression')) return null;
        return this.#origins.of(child) === undefined ? null : BRANCH;
      case 'ArrowFunctionExpression':
        return child === node.body && this.#origins.of(child) !== undefined ? BRANCH : null;
      default:
        return null;
    }
  }

  /**
   * Whether arguments of a call can have comments, if they start a line. The arguments of a hash are its keys and
   * values, or an object whose properties can have comments.
   */
  #argumentsAcceptComments(node: ESTree.Node): boolean {
    if (node.type !== 'CallExpression' || node.arguments[0]?.type === 'ObjectExpression') return false;
    return CALLS.has(this.#origins.of(node)?.type ?? '');
  }

  /** Finds the slots in a block. Adjacent statements from the same Puppet statement share a slot. */
  #addStatements(block: ESTree.Program | ESTree.BlockStatement): SourceRange | null {
    let range: SourceRange | null = null;
    let previous: CommentSlot | null = null;
    for (const statement of block.body) {
      const order = this.#count++;
      range = union(range, this.#visit(statement, block));
      const inner = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
      const origin = this.#origins.of(inner);
      if (origin === undefined) previous = null;
      else if (previous?.start === origin.start && previous.end === origin.end) {
        previous.last = statement;
        this.#parents.set(statement, block);
      } else {
        const kind = DEFINITIONS.has(origin.type) ? DEFINITION : STATEMENT;
        previous = this.#add(statement, block, origin, kind, order);
      }
    }
    return range;
  }

  #add(
    node: ESTree.Node,
    parent: ESTree.Node,
    { start, end }: SourceRange,
    kind: SlotKind,
    order: number,
  ): CommentSlot {
    this.#parents.set(node, parent);
    const { isListed, isStatement, isDefinition } = kind;
    const slot: CommentSlot = {
      start,
      end,
      isListed,
      isStatement,
      isDefinition,
      first: node,
      last: node,
      children: [],
      order,
    };
    this.#slots.push(slot);
    return slot;
  }

  /** Whether a property comes from the Puppet source, such as an attribute. Others describe a definition. */
  #isFromSource({ key, value }: ESTree.Property): boolean {
    return tokenOf(key) !== null || this.#origins.of(key) !== undefined || this.#origins.of(value) !== undefined;
  }

  #tokenRange(node: ESTree.Node): SourceRange | null {
    const start = tokenOf(node);
    if (start === null) return null;
    WORD.lastIndex = start;
    WORD.test(this.#source);
    return { start, end: Math.max(start, WORD.lastIndex) };
  }
}

const WORD = /\$?[\w:-]*/y;

/** The offset of the Puppet token that a name or literal comes from. */
function tokenOf(node: ESTree.Node): number | null {
  if (node.type !== 'Identifier' && node.type !== 'Literal') return null;
  const start = node.loc?.start;
  return start instanceof TokenPosition ? start.offset : null;
}

function union(left: SourceRange | null, right: SourceRange | null): SourceRange | null {
  if (left === null || right === null) return left ?? right;
  if (left.start <= right.start && left.end >= right.end) return left;
  return { start: Math.min(left.start, right.start), end: Math.max(left.end, right.end) };
}

/** Calls `visit` with the parts of a node that can contain slots or have a place in the source. */
function forEachChild(node: ESTree.Node, visit: (child: ESTree.Node) => void): void {
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
      return node.body.forEach(visit);
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      if (node.declaration) visit(node.declaration as ESTree.Node);
      return;
    case 'VariableDeclaration':
      for (const { init } of node.declarations) if (init) visit(init);
      return;
    case 'FunctionDeclaration':
      return visit(node.body);
    case 'ArrowFunctionExpression':
      return visit(node.body);
    case 'ExpressionStatement':
      return visit(node.expression);
    case 'ReturnStatement':
    case 'SpreadElement':
    case 'UnaryExpression':
      if (node.argument) visit(node.argument);
      return;
    case 'IfStatement':
    case 'ConditionalExpression':
      visit(node.test);
      visit(node.consequent);
      if (node.alternate) visit(node.alternate);
      return;
    case 'ForOfStatement':
      visit(node.right);
      return visit(node.body);
    case 'ForStatement':
      return visit(node.body);
    case 'TryStatement':
      visit(node.block);
      if (node.handler) visit(node.handler.body);
      return;
    case 'CallExpression':
    case 'NewExpression':
      visit(node.callee);
      return node.arguments.forEach(visit);
    case 'MemberExpression':
      return visit(node.object);
    case 'ArrayExpression':
      for (const element of node.elements) if (element !== null) visit(element);
      return;
    case 'ObjectExpression':
      return node.properties.forEach(visit);
    case 'Property':
      visit(node.key);
      return visit(node.value);
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      visit(node.left);
      return visit(node.right);
    case 'SequenceExpression':
      return node.expressions.forEach(visit);
    default:
  }
}

/** Moves slots into the slots whose ranges contain theirs. A range that overlaps another one partly ends with it. */
function nested(slots: CommentSlot[]): CommentSlot[] {
  const outermost: CommentSlot[] = [];
  const open: CommentSlot[] = [];
  for (const slot of slots.sort((a, b) => a.start - b.start || b.end - a.end || a.order - b.order)) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= slot.start) open.pop();
    const container = open.at(-1);
    if (container !== undefined) slot.end = Math.min(slot.end, container.end);
    (container?.children ?? outermost).push(slot);
    open.push(slot);
  }
  return outermost;
}
