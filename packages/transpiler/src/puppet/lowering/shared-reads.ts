/**
 * Reads the value of a key of a hash once where the function reads it again: `const $a = $x.get('a') ?? null` before the
 * statement with the first read. Hashes do not change and have no effect when they are read, so a read may be earlier than in
 * the source, unless its own statement tests before the read whether the variable has a hash. The first read must be certain to
 * take place before the others, so that none is added.
 */
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import type { Variable } from '../analysis/frame.js';
import type { LoweringContext } from './context.js';

/** An expression that reads the value of a key of the hash in a variable, and cannot fail. */
export interface HashRead {
  readonly variable: Variable;
  /** The offset of the variable in the source. */
  readonly start: number;
  readonly key: string | Variable;
  /**
   * What the expression gives if the hash has no such key: undef, or JavaScript's `undefined`. An `incomplete` read is
   * `undefined` for some other keys too.
   */
  readonly missing: 'undef' | 'undefined' | 'incomplete';
}

/** Lets the statements of a function share their reads of hashes. */
export function shareReads(statements: ESTree.Statement[], context: LoweringContext): void {
  if (context.module.hashReads.size > 0) new ReadSharing(context).share(statements);
}

type Replace = (value: ESTree.Expression) => void;

/** A statement, and the list that contains it. */
interface Place {
  readonly list: ESTree.Statement[];
  readonly statement: ESTree.Statement;
}

/** A read that precedes others of the same key. */
interface FirstRead {
  readonly read: HashRead;
  readonly value: ESTree.Expression;
  readonly place: Place;
  /** The constant with the value; undefined if the function has none yet. */
  readonly constant: string | undefined;
  readonly replace: Replace;
  readonly others: { readonly start: number; readonly replace: Replace }[];
}

/** The reads that certainly precede a place, by variable and key. */
class PrecedingReads {
  readonly #outer: PrecedingReads | null;
  readonly #reads = new Map<string, FirstRead>();

  constructor(outer: PrecedingReads | null) {
    this.#outer = outer;
  }

  get(id: string): FirstRead | undefined {
    return this.#reads.get(id) ?? this.#outer?.get(id);
  }

  add(id: string, read: FirstRead): void {
    this.#reads.set(id, read);
  }
}

class ReadSharing {
  readonly #context: LoweringContext;
  readonly #variables = new Map<Variable, number>();
  readonly #found: FirstRead[] = [];
  readonly #names = new Set<string>();
  /** The variables that get their values within a statement, so that reads before the statement would be too early. */
  readonly #assignedWithin = new Set<string>();
  /** The names in the part of the current statement that is evaluated before the current expression, except those in reads. */
  #earlierNames = new Set<string>();

  constructor(context: LoweringContext) {
    this.#context = context;
  }

  share(statements: ESTree.Statement[]): void {
    this.#list(statements, new PrecedingReads(null));
    for (const first of this.#found)
      if (first.others.length > 0 && !this.#isAssignedWithin(first.read)) this.#store(first);
  }

  #store({ read, value, place, constant, replace, others }: FirstRead): void {
    const name = constant ?? this.#nameFor(read);
    if (constant === undefined) {
      const whole = read.missing === 'undef' ? value : b.logical('??', value, b.literal(null));
      const declaration = b.declare('const', b.identifier(name), whole);
      const { list, statement } = place;
      const { origins } = this.#context.module;
      const origin = origins?.of(statement);
      if (origin !== undefined) origins?.setStatements([declaration], origin);
      if (statement.loc) declaration.loc = statement.loc;
      list.splice(list.indexOf(statement), 0, declaration);
      replace(b.identifier(name));
    }
    for (const { start, replace: replaceOther } of others) replaceOther(b.identifier(name, start));
  }

  #nameFor({ key }: HashRead): string {
    const wanted = this.#context.module.constantName(typeof key === 'string' ? key : undefined);
    let name = this.#context.temporary(wanted);
    while (this.#names.has(name)) name = this.#context.temporary(wanted);
    return name;
  }

  #isAssignedWithin({ variable, key }: HashRead): boolean {
    return [variable, key].some(
      (each) => typeof each !== 'string' && this.#assignedWithin.has(this.#context.nameOf(each)),
    );
  }

  /** Whether the current statement may test the variable before the read: without the test, the read can fail. */
  #mayBeTested({ variable }: HashRead): boolean {
    return this.#earlierNames.has(this.#context.nameOf(variable));
  }

  #idOf({ variable, key }: HashRead): string {
    return `${this.#numberOf(variable)} ${typeof key === 'string' ? `'${key}` : this.#numberOf(key)}`;
  }

  #numberOf(variable: Variable): number {
    const number = this.#variables.get(variable) ?? this.#variables.size;
    this.#variables.set(variable, number);
    return number;
  }

  #list(list: ESTree.Statement[], reads: PrecedingReads): void {
    const outer = this.#earlierNames;
    for (const statement of [...list]) {
      this.#earlierNames = new Set();
      this.#statement(statement, reads, { list, statement });
      for (const name of this.#earlierNames) outer.add(name);
    }
    this.#earlierNames = outer;
  }

  /** Visits statements that may not be executed, or several times. */
  #branch(statement: ESTree.Statement, outer: PrecedingReads): void {
    const reads = new PrecedingReads(outer);
    if (statement.type === 'BlockStatement') this.#list(statement.body, reads);
    else this.#statement(statement, reads, null);
  }

  /** @param place null for a statement before which no other one can be added */
  #statement(statement: ESTree.Statement, reads: PrecedingReads, place: Place | null): void {
    switch (statement.type) {
      case 'BlockStatement':
        return this.#branch(statement, reads);
      case 'IfStatement':
        this.#expression(statement.test, (test) => (statement.test = test), reads, place);
        this.#branch(statement.consequent, reads);
        if (statement.alternate) this.#branch(statement.alternate, reads);
        return;
      case 'ForOfStatement':
        this.#parts(statement.left, reads, null);
        this.#expression(statement.right, (right) => (statement.right = right), reads, place);
        return this.#branch(statement.body, reads);
      case 'ForStatement':
        if (statement.init) this.#parts(statement.init, reads, place);
        for (const part of [statement.test, statement.update])
          if (part) this.#parts(part, new PrecedingReads(reads), null);
        return this.#branch(statement.body, reads);
      case 'TryStatement':
        this.#branch(statement.block, reads);
        if (statement.handler) this.#branch(statement.handler.body, reads);
        return;
      case 'VariableDeclaration':
        for (const declarator of statement.declarations) this.#declarator(declarator, statement.kind, reads, place);
        return;
      case 'ExpressionStatement':
        // An assignment that is a statement precedes all reads of the variable.
        if (statement.expression.type === 'AssignmentExpression')
          return this.#parts(statement.expression, reads, place);
        return this.#parts(statement, reads, place);
      default:
        this.#parts(statement, reads, place);
    }
  }

  #declarator(
    declarator: ESTree.VariableDeclarator,
    kind: ESTree.VariableDeclaration['kind'],
    reads: PrecedingReads,
    place: Place | null,
  ): void {
    const { id, init } = declarator;
    this.#parts(id, reads, null);
    if (!init) return;
    // In the source, a variable of the program is not the name of this read.
    const isConstant = kind === 'const' && id.type === 'Identifier' && !id.name.startsWith('$');
    this.#expression(init, (value) => (declarator.init = value), reads, place, isConstant ? id.name : undefined);
  }

  #expression(
    node: ESTree.Expression,
    replace: Replace,
    reads: PrecedingReads,
    place: Place | null,
    constant?: string,
  ): void {
    const { hashReads, origins } = this.#context.module;
    const read = hashReads.get(node);
    // A node with an origin may have comments.
    if (read === undefined || origins?.of(node) !== undefined) return this.#inner(node, reads, place);
    const id = this.#idOf(read);
    const first = reads.get(id);
    if (first !== undefined) {
      first.others.push({ start: read.start, replace });
    } else if (place !== null && read.missing !== 'incomplete') {
      const stored = read.missing === 'undef' ? constant : undefined;
      if (stored === undefined && this.#mayBeTested(read)) return;
      const found = { read, value: node, place, constant: stored, replace, others: [] };
      reads.add(id, found);
      this.#found.push(found);
    }
  }

  #inner(node: ESTree.Expression, reads: PrecedingReads, place: Place | null): void {
    switch (node.type) {
      case 'LogicalExpression':
        this.#expression(node.left, (left) => (node.left = left), reads, place);
        return this.#expression(node.right, (right) => (node.right = right), new PrecedingReads(reads), null);
      case 'ConditionalExpression':
        this.#expression(node.test, (test) => (node.test = test), reads, place);
        this.#expression(node.consequent, (value) => (node.consequent = value), new PrecedingReads(reads), null);
        return this.#expression(node.alternate, (value) => (node.alternate = value), new PrecedingReads(reads), null);
      case 'ArrowFunctionExpression':
        for (const parameter of node.params) this.#parts(parameter, new PrecedingReads(reads), null);
        if (node.body.type === 'BlockStatement') return this.#branch(node.body, reads);
        return this.#expression(node.body, (body) => (node.body = body), new PrecedingReads(reads), null);
      case 'AssignmentExpression':
        if (node.left.type === 'Identifier') this.#assignedWithin.add(node.left.name);
        return this.#parts(node, reads, place);
      case 'ChainExpression':
        return this.#chain(node.expression, reads, place);
      default:
        this.#parts(node, reads, place);
    }
  }

  /** Visits a chain: the value at its start, and its arguments, which are evaluated only if the value before them exists. */
  #chain(node: ESTree.ChainExpression['expression'], reads: PrecedingReads, place: Place | null): void {
    const { hashReads } = this.#context.module;
    const visitStart = (start: ESTree.Node, replace: Replace): void => {
      const isInner = (start.type === 'CallExpression' || start.type === 'MemberExpression') && !hashReads.has(start);
      if (isInner) this.#chain(start, reads, place);
      else this.#expression(start as ESTree.Expression, replace, reads, place);
    };
    if (node.type === 'MemberExpression') {
      visitStart(node.object, (object) => (node.object = object));
      if (node.computed) this.#parts(node.property, new PrecedingReads(reads), null);
    } else {
      visitStart(node.callee, (callee) => (node.callee = callee));
      const inner = new PrecedingReads(reads);
      for (const argument of node.arguments) this.#parts(argument, inner, null);
    }
  }

  /** Visits all parts of a node, which are evaluated if the node is. */
  #parts(node: ESTree.Node, reads: PrecedingReads, place: Place | null): void {
    if (node.type === 'Identifier') {
      this.#names.add(node.name);
      this.#earlierNames.add(node.name);
    }
    for (const { part, replace } of partsOf(node)) this.#expression(part, replace, reads, place);
  }
}

interface Part {
  readonly part: ESTree.Expression;
  readonly replace: Replace;
}

/** The nodes directly within a node, except the names of properties. Those that are not expressions are never replaced. */
function partsOf(node: ESTree.Node): Part[] {
  const fields = node as unknown as Record<string, unknown>;
  const label = node.type === 'MemberExpression' ? 'property' : node.type === 'Property' ? 'key' : null;
  return Object.keys(node).flatMap((name): Part[] => {
    const field = fields[name];
    if (name === label && fields.computed !== true) return [];
    if (isNode(field)) return [{ part: field, replace: (value) => (fields[name] = value) }];
    if (!Array.isArray(field)) return [];
    const list: unknown[] = field;
    return list.flatMap((part, i): Part[] => (isNode(part) ? [{ part, replace: (value) => (list[i] = value) }] : []));
  });
}

function isNode(value: unknown): value is ESTree.Expression {
  return typeof value === 'object' && value !== null && 'type' in value;
}
