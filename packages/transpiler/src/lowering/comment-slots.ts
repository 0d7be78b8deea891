/** Finds the nodes of a JavaScript program that can have comments, and their ranges in the Puppet source. */
import type * as ESTree from 'estree';
import { TokenPosition } from '../estree/index.js';
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
}

interface Range {
  readonly start: number;
  readonly end: number;
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

export class SlotFinder {
  readonly #source: string;
  readonly #origins: Origins;
  /** The node around each node. */
  readonly #parents = new Map<ESTree.Node, ESTree.Node>();
  readonly #slots: CommentSlot[] = [];

  constructor(source: string, origins: Origins) {
    this.#source = source;
    this.#origins = origins;
  }

  /** Returns the outermost slots of a program, in the order of the Puppet source. */
  find(program: ESTree.Program): CommentSlot[] {
    this.#visit(program);
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
    for (const child of childrenOf(node)) {
      const block = this.emptyBlockIn(child);
      if (block !== null) return block;
    }
    return null;
  }

  #visit(node: ESTree.Node): void {
    this.#addSlotsOf(node);
    // Comments within a text would become part of it.
    if (node.type === 'TemplateLiteral') return;
    for (const child of childrenOf(node)) {
      this.#parents.set(child, node);
      this.#visit(child);
    }
  }

  #addSlotsOf(node: ESTree.Node): void {
    switch (node.type) {
      case 'Program':
      case 'BlockStatement':
        for (const statement of node.body) this.#addStatement(statement);
        return;
      case 'ObjectExpression':
        for (const property of node.properties)
          if (property.type === 'Property' && this.#isFromSource(property))
            this.#add(property, this.#rangeOf(property), true);
        return;
      case 'ArrayExpression':
        for (const element of node.elements) if (element !== null) this.#add(element, this.#rangeOf(element), true);
        return;
      case 'CallExpression':
        this.#addArguments(node);
        return;
      case 'ConditionalExpression':
        this.#add(node.consequent, this.#origins.of(node.consequent) ?? null, false);
        if (node.alternate.type !== 'ConditionalExpression')
          this.#add(node.alternate, this.#origins.of(node.alternate) ?? null, false);
        return;
      case 'ArrowFunctionExpression':
        if (node.body.type !== 'BlockStatement') this.#add(node.body, this.#origins.of(node.body) ?? null, false);
        return;
      default:
    }
  }

  /** Arguments can have comments if they start a line. The arguments of a hash are its keys and values, or an
   * object whose properties can have comments. */
  #addArguments(node: ESTree.CallExpression): void {
    const type = this.#origins.of(node)?.type ?? '';
    if (!CALLS.has(type) || node.arguments[0]?.type === 'ObjectExpression') return;
    for (const argument of node.arguments) {
      const range = this.#rangeOf(argument);
      if (range !== null && (type === 'LiteralHash' || this.#startsLine(range.start))) this.#add(argument, range, true);
    }
  }

  #addStatement(statement: ESTree.Program['body'][number]): void {
    const inner = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    const origin = this.#origins.of(inner);
    if (origin === undefined) return;
    const previous = this.#slots.at(-1);
    if (previous?.isStatement === true && previous.start === origin.start && previous.end === origin.end)
      previous.last = statement;
    else {
      const isDefinition = DEFINITIONS.has(origin.type);
      this.#add(statement, origin, true, { isStatement: true, isDefinition });
    }
  }

  #add(
    node: ESTree.Node,
    range: Range | null,
    isListed: boolean,
    kind = { isStatement: false, isDefinition: false },
  ): void {
    if (range === null) return;
    const { start, end } = range;
    this.#slots.push({ start, end, isListed, ...kind, first: node, last: node, children: [] });
  }

  /** Whether a property comes from the Puppet source, such as an attribute. Others describe a definition. */
  #isFromSource({ key, value }: ESTree.Property): boolean {
    return tokenOf(key) !== null || this.#origins.of(key) !== undefined || this.#origins.of(value) !== undefined;
  }

  /** The range of a node, or of the parts that come from the source; null if there are none. */
  #rangeOf(node: ESTree.Node): Range | null {
    const origin = this.#origins.of(node);
    if (origin !== undefined) return origin;
    let start = Infinity;
    let end = -1;
    const include = (range: Range | null): void => {
      if (range === null) return;
      start = Math.min(start, range.start);
      end = Math.max(end, range.end);
    };
    include(this.#tokenRange(node));
    for (const child of childrenOf(node)) include(this.#rangeOf(child));
    return end === -1 ? null : { start, end };
  }

  #tokenRange(node: ESTree.Node): Range | null {
    const start = tokenOf(node);
    if (start === null) return null;
    WORD.lastIndex = start;
    WORD.test(this.#source);
    return { start, end: Math.max(start, WORD.lastIndex) };
  }

  #startsLine(offset: number): boolean {
    return this.#source.slice(this.#source.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
  }
}

const WORD = /\$?[\w:-]*/y;

/** The offset of the Puppet token that a name or literal comes from. */
function tokenOf(node: ESTree.Node): number | null {
  if (node.type !== 'Identifier' && node.type !== 'Literal') return null;
  const start = node.loc?.start;
  return start instanceof TokenPosition ? start.offset : null;
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  const children: ESTree.Node[] = [];
  for (const value of Object.values(node) as readonly unknown[]) {
    if (Array.isArray(value)) children.push(...(value as readonly unknown[]).filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Moves slots into the slots whose ranges contain theirs. A range that overlaps another one partly ends with it. */
function nested(slots: CommentSlot[]): CommentSlot[] {
  const outermost: CommentSlot[] = [];
  const open: CommentSlot[] = [];
  for (const slot of slots.sort((a, b) => a.start - b.start || b.end - a.end)) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= slot.start) open.pop();
    const container = open.at(-1);
    if (container !== undefined) slot.end = Math.min(slot.end, container.end);
    (container?.children ?? outermost).push(slot);
    open.push(slot);
  }
  return outermost;
}
