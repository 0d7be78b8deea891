import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import type { Expression } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';
import type { LoweringContext } from './context.js';
import type { Module } from './module.js';

/**
 * The operands of a statement that checks each operand before Puppet evaluates the next one. JavaScript evaluates all
 * arguments before the call. So an operand behind a check that may fail becomes a function, which the statement calls.
 */
export class CheckedOrder {
  /** Whether a check of the operands so far may fail. */
  mayFail = false;
  readonly #context: LoweringContext;
  /** The titles so far; null for a title that is certainly a text, but not a literal. */
  readonly #titles: (string | null)[] = [];

  constructor(context: LoweringContext) {
    this.#context = context;
  }

  /** Returns the next operand, or a function for it. */
  next(operand: ESTree.Expression): ESTree.Expression {
    return this.mayFail ? afterChecks(operand, this.#context) : operand;
  }

  /** The statement checks the titles of a resource body: each must be a text, and be new in the statement. */
  checkTitles(node: Expression): void {
    const inner = unwrap(node);
    for (const each of inner.type === 'LiteralList' ? inner.values : [inner]) {
      const title = titleText(unwrap(each), this.#context);
      const isNew =
        this.#titles.length === 0 || (title !== null && !this.#titles.some((t) => t === null || t === title));
      if (title === undefined || !isNew) this.mayFail = true;
      this.#titles.push(title ?? null);
    }
  }
}

/** The text of a title; null if it is a text, but not a literal; undefined if it may be no title. */
function titleText(title: Expression, context: LoweringContext): string | null | undefined {
  switch (title.type) {
    case 'LiteralString':
    case 'QualifiedName':
      return title.value === '' ? undefined : title.value;
    case 'ConcatenatedString':
      return title.segments.some((segment) => segment.type === 'LiteralString' && segment.value !== '')
        ? null
        : undefined;
    case 'VariableExpression':
      return isOwnTitle(title, context) ? null : undefined;
    default:
      return undefined;
  }
}

/** Whether a variable is the title of the definition that contains it. */
function isOwnTitle(node: Expression & { type: 'VariableExpression' }, { root, module }: LoweringContext): boolean {
  const { kind } = root.frame;
  return (
    node.name === 'title' &&
    (kind === 'class' || kind === 'define') &&
    module.analysis.reads.get(node)?.kind !== 'local'
  );
}

/** Returns a function for an operand that Puppet evaluates after a check. Constants can be evaluated earlier. */
export function afterChecks(operand: ESTree.Expression, { module }: LoweringContext): ESTree.Expression {
  return isConstant(operand, module) ? operand : b.arrow([], operand);
}

/** Whether an operand can neither fail nor have an effect. */
function isConstant(operand: ESTree.Expression, module: Module): boolean {
  const isEvery = (parts: readonly ESTree.Node[]): boolean =>
    parts.every((part) => isConstant(part as ESTree.Expression, module));
  switch (operand.type) {
    case 'Literal':
    case 'Identifier':
    case 'ArrowFunctionExpression':
      return true;
    case 'TemplateLiteral':
      return isEvery(operand.expressions);
    case 'ArrayExpression':
      return isEvery(operand.elements.filter((element) => element !== null));
    case 'ObjectExpression':
      return operand.properties.every((property) => property.type === 'Property' && isEvery([property.value]));
    case 'CallExpression':
      return isPure(operand, module) && isEvery(operand.arguments);
    default:
      return false;
  }
}

/** Whether a call of the runtime only depends on its arguments. */
function isPure({ callee }: ESTree.SimpleCallExpression, module: Module): boolean {
  if (callee.type !== 'Identifier') return false;
  const { name } = callee;
  return ['interpolate', 'attributesOf'].some(
    (pure) => name.startsWith(pure) && name === module.imported('runtime', pure).name,
  );
}
