import {
  childrenOf,
  type Expression,
  type Node,
  type Program,
  type VariableExpression,
} from '@pptjs/transpiler/puppet';

/** The facts that the source shows about a variable at one of its uses. */
export type Binding =
  | { readonly kind: 'constant'; readonly value: Expression }
  | { readonly kind: 'parameter'; readonly value: Expression | null };

interface Assignment {
  readonly value: Expression;
  readonly end: number;
  /** Whether the assignment is a statement of the body itself, so that it is certainly evaluated. */
  readonly isCertain: boolean;
}

/** The body of a class, a defined type, a node or the file. */
interface Body {
  readonly parameters: ReadonlyMap<string, Expression | null>;
  readonly assignments: Map<string, Assignment[]>;
  readonly statements: ReadonlySet<Node>;
}

/** The variables of a source: which value each use of a variable certainly has. */
export class Bindings {
  readonly #bodyOf = new Map<VariableExpression, Body>();
  readonly #assigned = new Set<string>();

  constructor(program: Program) {
    const top = bodyOf(program.body, []);
    const pending: [Node, Body][] = [[program.body, top]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [node, body] = next;
      if (node.type === 'VariableExpression') this.#bodyOf.set(node, body);
      if (node.type === 'Parameter') this.#assigned.add(node.name);
      if (node.type === 'AssignmentExpression') this.#recordAssignment(node, body);
      const inner = innerBody(node) ?? body;
      for (const child of childrenOf(node)) if (child !== null) pending.push([child, inner]);
    }
  }

  #recordAssignment(node: Extract<Node, { type: 'AssignmentExpression' }>, body: Body): void {
    const { leftExpr, rightExpr, end } = node;
    if (leftExpr.type !== 'VariableExpression') return;
    this.#assigned.add(leftExpr.name);
    const assignments = body.assignments.get(leftExpr.name) ?? [];
    assignments.push({ value: rightExpr, end, isCertain: node.operator === '=' && body.statements.has(node) });
    body.assignments.set(leftExpr.name, assignments);
  }

  /** Whether the source assigns a variable of this name anywhere, or has a parameter of this name. */
  isAssigned(name: string): boolean {
    return this.#assigned.has(name);
  }

  /** The binding of a variable; null if the source does not determine it. */
  bindingOf(variable: VariableExpression): Binding | null {
    const body = this.#bodyOf.get(variable);
    if (body === undefined) return null;
    const { name } = variable;
    const value = body.parameters.get(name);
    if (value !== undefined) return { kind: 'parameter', value };
    const [assignment, ...others] = body.assignments.get(name) ?? [];
    if (assignment === undefined || others.length > 0) return null;
    if (!assignment.isCertain || assignment.end > variable.start) return null;
    return { kind: 'constant', value: assignment.value };
  }

  /** The expression whose value a variable certainly has; null if there is none. */
  constantOf(variable: VariableExpression): Expression | null {
    const binding = this.bindingOf(variable);
    return binding?.kind === 'constant' ? binding.value : null;
  }
}

function innerBody(node: Node): Body | null {
  switch (node.type) {
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
      return bodyOf(
        node.body,
        node.parameters.map(({ name, value }) => [name, value]),
      );
    case 'NodeDefinition':
      return bodyOf(node.body, []);
    default:
      return null;
  }
}

function bodyOf(body: Expression, parameters: readonly (readonly [string, Expression | null])[]): Body {
  return {
    parameters: new Map(parameters),
    assignments: new Map(),
    statements: new Set(body.type === 'BlockExpression' ? body.statements : [body]),
  };
}
