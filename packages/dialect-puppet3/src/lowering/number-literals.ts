/**
 * Finds the number literals that are numbers in the compiled code. All others are texts with their spelling in the
 * source, because interpolation and functions show that spelling.
 */
import { stripLeadingColons } from '@pptjs/runtime/internal';
import {
  type AssignmentExpression,
  childrenOf,
  type Expression,
  type LiteralFloat,
  type LiteralInteger,
  type Node,
  type Program,
  unwrap,
} from '@pptjs/transpiler/puppet';

/** Functions that read variables by their names, which the tree does not show. */
const READS_VARIABLES_BY_NAME: ReadonlySet<string> = new Set(['getvar', 'inline_template', 'template']);

/**
 * The literals that become part of the result of a program, also through a variable that nothing else reads, and those
 * to the left of `=~` and `!~`, which only accept texts.
 */
export function numericLiterals(program: Program): ReadonlySet<Node> {
  const usage = usageOf(program.body);
  const literals = new Set<Node>(usage.matched);
  const followed = new Set<string>();
  const pending: Expression[] = [program.body];

  /** Follows a variable to its values if the source reads it this often. */
  const follow = (name: string, reads: number): void => {
    if (usage.hasHiddenReads || followed.has(name) || (usage.reads.get(name) ?? 0) !== reads) return;
    followed.add(name);
    pending.push(...(usage.values.get(name) ?? []));
  };

  for (let expression = pending.pop(); expression !== undefined; expression = pending.pop()) {
    const node = unwrap(expression);
    if (isNumber(node)) literals.add(node);
    else if (node.type === 'VariableExpression') follow(stripLeadingColons(node.name), 1);
    else if (node.type === 'AssignmentExpression') {
      const name = assignedName(node);
      if (name !== null) follow(name, 0);
    } else pending.push(...resultsOf(node));
  }
  return literals;
}

/** The expressions that become the value of an expression or a part of it. */
function resultsOf(node: Expression): readonly Expression[] {
  switch (node.type) {
    case 'LiteralList':
      return node.values;
    case 'LiteralHash':
      return node.entries.map(({ value }) => value);
    case 'BlockExpression':
      return node.statements.slice(-1);
    case 'IfExpression':
      return [node.thenExpr, node.elseExpr];
    case 'UnlessExpression':
      return [node.thenExpr];
    case 'CaseExpression':
      return node.options.map(({ thenExpr }) => thenExpr);
    case 'SelectorExpression':
      return node.selectors.map(({ valueExpr }) => valueExpr);
    case 'AccessExpression':
      return [node.leftExpr];
    default:
      return [];
  }
}

function isNumber(node: Expression): node is LiteralFloat | LiteralInteger {
  return node.type === 'LiteralInteger' || node.type === 'LiteralFloat';
}

interface Usage {
  /** The number of places that read a variable, by its name. */
  readonly reads: ReadonlyMap<string, number>;
  /** The expressions that are assigned to a variable, by its name. */
  readonly values: ReadonlyMap<string, readonly Expression[]>;
  /** The number literals to the left of `=~` and `!~`. */
  readonly matched: readonly (LiteralFloat | LiteralInteger)[];
  readonly hasHiddenReads: boolean;
}

function usageOf(body: Expression): Usage {
  const reads = new Map<string, number>();
  const values = new Map<string, Expression[]>();
  const matched: (LiteralFloat | LiteralInteger)[] = [];
  let hasHiddenReads = false;
  const pending: Node[] = [body];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const name = node.type === 'AssignmentExpression' ? assignedName(node) : null;
    if (node.type === 'AssignmentExpression' && name !== null) {
      const assigned = values.get(name);
      if (assigned === undefined) values.set(name, [node.rightExpr]);
      else assigned.push(node.rightExpr);
      pending.push(node.rightExpr);
      continue;
    }
    if (node.type === 'VariableExpression') {
      const read = stripLeadingColons(node.name);
      reads.set(read, (reads.get(read) ?? 0) + 1);
    } else if (node.type === 'MatchExpression') {
      const left = unwrap(node.leftExpr);
      if (isNumber(left)) matched.push(left);
    } else if (node.type === 'CallNamedFunctionExpression' && node.functorExpr.type === 'QualifiedName')
      hasHiddenReads ||= READS_VARIABLES_BY_NAME.has(node.functorExpr.value);
    for (const child of childrenOf(node)) if (child !== null) pending.push(child);
  }
  return { reads, values, matched, hasHiddenReads };
}

/** The name of the variable that `$name = value` assigns; null for `+=` and for other assignments. */
function assignedName({ leftExpr, operator }: AssignmentExpression): string | null {
  return operator === '=' && leftExpr.type === 'VariableExpression' ? stripLeadingColons(leftExpr.name) : null;
}
