import type { Expression, ObjectConsItem, TraverseStep } from '../syntax/nodes.js';
import { keywordOf, literalText } from '../syntax/nodes.js';

/** The local values that an expression uses. */
export interface LocalReferences {
  readonly names: ReadonlySet<string>;
  /** Whether the expression uses the object of all local values: `local`, `local[each.key]`. */
  readonly usesAll: boolean;
}

/** Finds the references to `local` in an expression. A variable of a `for` expression can hide that name. */
export function localReferences(expression: Expression): LocalReferences {
  const search = new ReferenceSearch();
  search.visit(expression, 0);
  return search;
}

class ReferenceSearch implements LocalReferences {
  readonly names = new Set<string>();
  usesAll = false;

  /** @param hidden how many `for` expressions around hide the name `local` */
  visit(node: Expression, hidden: number): void {
    const visitAll = (nodes: readonly (Expression | null)[]): void => {
      for (const each of nodes) if (each !== null) this.visit(each, hidden);
    };
    switch (node.kind) {
      case 'LiteralValue':
      case 'AnonSymbol':
        return;
      case 'Template':
        return visitAll(node.parts);
      case 'TemplateWrap':
        return this.visit(node.wrapped, hidden);
      case 'TemplateJoin':
        return this.visit(node.tuple, hidden);
      case 'ScopeTraversal':
        if (node.root.name === 'local' && hidden === 0) this.#add(node.steps);
        return;
      case 'RelativeTraversal':
        return this.visit(node.source, hidden);
      case 'FunctionCall':
        return visitAll(node.args);
      case 'Conditional':
        return visitAll([node.condition, node.trueResult, node.falseResult]);
      case 'Index':
        return visitAll([node.collection, node.key]);
      case 'TupleCons':
        return visitAll(node.elements);
      case 'ObjectCons':
        return visitAll(node.items.flatMap((item) => (isLiteralKey(item) ? [item.value] : [item.key, item.value])));
      case 'For': {
        this.visit(node.collection, hidden);
        const inner = hidden + (node.keyVariable === 'local' || node.valueVariable === 'local' ? 1 : 0);
        for (const each of [node.key, node.value, node.condition]) if (each !== null) this.visit(each, inner);
        return;
      }
      case 'Splat':
        return visitAll([node.source, node.each]);
      case 'BinaryOp':
        return visitAll([node.left, node.right]);
      case 'UnaryOp':
        return this.visit(node.operand, hidden);
      case 'Parentheses':
        return this.visit(node.expression, hidden);
    }
  }

  #add([first]: readonly TraverseStep[]): void {
    const name = first === undefined ? null : stepName(first);
    if (name === null) this.usesAll = true;
    else this.names.add(name);
  }
}

/** A key that is a name, or an error, is not evaluated. */
function isLiteralKey({ key, forceNonLiteral }: ObjectConsItem): boolean {
  return !forceNonLiteral && (keywordOf(key) !== null || key.kind === 'ScopeTraversal');
}

/**
 * The name that a step selects from an object: `.a` and `["a"]`; null if the name is not a literal text. Names are
 * compared in normal form C.
 */
export function stepName(step: TraverseStep): string | null {
  if (step.kind === 'TraverseAttr') return step.name.normalize('NFC');
  return step.key.kind === 'Template' ? (literalText(step.key)?.normalize('NFC') ?? null) : null;
}
