import type { SourceRange } from '@pptjs/transpiler/dialect';
import { type Expression, type FunctionCall, type ObjectCons, startRange, type TraverseStep } from '../syntax/nodes.js';

/** The range of a part of a node, as HCL reports it: see `Part` in evaluation/terraform-error.ts. */
type PartRange = (part: unknown) => SourceRange;

/** The nodes of a tree by the offsets of their tokens in emitted code. */
export class TokenTable {
  readonly #ranges = new Map<number, PartRange>();

  /** Adds a token that stands for the same range for all blamed parts. */
  add(token: number, range: SourceRange): void {
    this.#ranges.set(token, () => range);
  }

  /** Adds the token of a validation rule, of which the value is the error message. */
  addValidation(token: number, condition: Expression, value: Expression): void {
    this.#ranges.set(token, (part) => select({ value }, part, condition));
  }

  /** Adds the tokens of an expression and of everything within it. */
  addExpression(node: Expression): void {
    const add = (token: number, range: PartRange): void => void this.#ranges.set(token, range);
    switch (node.kind) {
      case 'LiteralValue':
      case 'AnonSymbol':
        return;
      case 'Template':
        add(node.token, (part) => (typeof part === 'number' ? (node.parts[part] ?? node) : node));
        return this.#addAll(node.parts);
      case 'TemplateWrap':
        return this.addExpression(node.wrapped);
      case 'TemplateJoin':
        this.add(node.token, node.tuple);
        return this.addExpression(node.tuple);
      case 'ScopeTraversal':
        this.add(node.root.start, node.root);
        return this.#addSteps(node.steps);
      case 'RelativeTraversal':
        this.addExpression(node.source);
        return this.#addSteps(node.steps);
      case 'FunctionCall':
        add(node.start, (part) => callRange(node, part));
        return this.#addAll(node.args);
      case 'Conditional': {
        const { condition, trueResult, falseResult } = node;
        const branches = { start: trueResult.start, end: falseResult.end };
        add(node.token, (part) => select({ condition, then: trueResult, else: falseResult, branches }, part, node));
        return this.#addAll([condition, trueResult, falseResult]);
      }
      case 'Index':
        this.add(node.brackets.start, node.brackets);
        return this.#addAll([node.collection, node.key]);
      case 'TupleCons':
        return this.#addAll(node.elements);
      case 'ObjectCons':
        add(node.start, (part) => objectRange(node, part));
        for (const { key, forceNonLiteral, value } of node.items) {
          this.addExpression(key);
          // A key such as `a.b` is an error as a whole.
          if (!forceNonLiteral && key.kind === 'ScopeTraversal') this.add(key.root.start, key);
          this.addExpression(value);
        }
        return;
      case 'For': {
        const { collection, key, value, condition } = node;
        add(node.start, (part) => select({ collection, key, value, condition }, part, node));
        return this.#addAll([
          collection,
          ...(key === null ? [] : [key]),
          value,
          ...(condition === null ? [] : [condition]),
        ]);
      }
      case 'Splat':
        add(node.marker.start, (part) => select({ source: node.source }, part, node.marker));
        return this.#addAll([node.source, node.each]);
      case 'BinaryOp':
        add(node.token, (part) => select({ left: node.left, right: node.right }, part, node));
        return this.#addAll([node.left, node.right]);
      case 'UnaryOp':
        add(node.symbol.start, (part) => select({ operand: node.operand }, part, node));
        return this.addExpression(node.operand);
      case 'Parentheses':
        return this.addExpression(node.expression);
    }
  }

  /** @returns null if no node has the token */
  rangeOf(token: number, part: unknown): SourceRange | null {
    const range = this.#ranges.get(token)?.(part);
    return range === undefined ? null : { start: range.start, end: range.end };
  }

  #addAll(nodes: readonly Expression[]): void {
    for (const node of nodes) this.addExpression(node);
  }

  #addSteps(steps: readonly TraverseStep[]): void {
    for (const step of steps) this.add(step.start, step);
  }
}

function select(parts: Readonly<Record<string, SourceRange | null>>, part: unknown, whole: SourceRange): SourceRange {
  return (typeof part === 'string' && Object.hasOwn(parts, part) ? parts[part] : null) ?? whole;
}

function callRange(node: FunctionCall, part: unknown): SourceRange {
  if (part === 'end') return node.closeParen;
  if (part === 'name') return node.nameRange;
  if (part === 'start') return startRange(node);
  const argument = typeof part === 'number' ? node.args[part] : undefined;
  if (argument === undefined) return node;
  // The arguments that an expanded argument becomes have its whole range.
  const isExpanded = node.expandFinal && part === node.args.length - 1;
  return isExpanded ? argument : startRange(argument);
}

/** The keys and values of an object are numbered in the order of the source: 0 is the first key, 1 the first value. */
function objectRange(node: ObjectCons, part: unknown): SourceRange {
  if (typeof part !== 'number') return node;
  const item = node.items[Math.floor(part / 2)];
  return (part % 2 === 0 ? item?.key : item?.value) ?? node;
}
