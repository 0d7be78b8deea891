/** Reads what the statements of a class or node certainly declare, in the order of their evaluation. */
import { capitalizeSegments } from '@pptjs/runtime/internal';
import { ANY, type PuppetType } from '@pptjs/runtime/lattice';
import { descendantsOf } from '../../ast/children.js';
import type { Expression, HostClassDefinition, Node, NodeDefinition } from '../../ast/nodes.js';
import { argumentsOf, calledName, DECLARING_CLASSES, isCall, unwrap } from '../../ast/shapes.js';
import { plainName, resourceTypeName } from '../definitions/names.js';
import { onlyStrings } from '../types/only-value.js';

/** A declaration that is evaluated whenever the code around it is. */
export interface DeclarationStep {
  /** The text of the reference: `File[/a]`. */
  readonly reference: string;
  /** The class that is evaluated then, in lower case; empty for other resources. */
  readonly className: string;
  /** Whether the class may be declared already: `include`. */
  readonly mayExist: boolean;
  readonly start: number;
  readonly end: number;
}

/** The declarations of a class or node. */
export interface EvaluatedCode {
  /** The name of the class, in lower case; empty for a node. */
  readonly name: string;
  readonly steps: readonly DeclarationStep[];
}

/** @param types the types of the expressions within the definition */
export function readEvaluated(
  node: HostClassDefinition | NodeDefinition,
  name: string,
  types: ReadonlyMap<Node, PuppetType>,
): EvaluatedCode {
  const steps: DeclarationStep[] = [];
  if (node.type === 'HostClassDefinition' && node.parentClass !== null && node.parentClass !== 'default')
    steps.push(classStep(node.parentClass, true, { start: node.start, end: node.start }));
  const { body } = node;
  const statements = body.type === 'BlockExpression' ? body.statements : [body];
  // The code after a jump may not be evaluated.
  const end = statements.findIndex((statement) => mayLeave(statement));
  for (const statement of end < 0 ? statements : statements.slice(0, end)) addSteps(statement, types, steps);
  return { name, steps };
}

function mayLeave(statement: Expression): boolean {
  return [statement, ...descendantsOf(statement)].some((node) => calledName(node) === 'return');
}

function addSteps(statement: Expression, types: ReadonlyMap<Node, PuppetType>, steps: DeclarationStep[]): void {
  const node = unwrap(statement);
  if (node.type === 'RelationshipExpression') {
    addSteps(node.leftExpr, types, steps);
    addSteps(node.rightExpr, types, steps);
  } else if (node.type === 'ResourceExpression') {
    const typeName = resourceTypeName(node.typeName);
    if (typeName === null) return;
    for (const { title } of node.bodies)
      for (const text of onlyStrings(types.get(title) ?? ANY))
        steps.push(typeName === 'class' ? classStep(text, false, title) : resourceStep(typeName, text, title));
  } else if (isCall(node) && DECLARING_CLASSES.has(calledName(node) ?? '')) {
    for (const arg of argumentsOf(node))
      for (const text of onlyStrings(types.get(arg) ?? ANY)) steps.push(classStep(text, true, arg));
  }
}

function classStep(written: string, mayExist: boolean, { start, end }: Pick<Node, 'start' | 'end'>): DeclarationStep {
  const className = plainName(written);
  return { reference: referenceText('class', written), className, mayExist, start, end };
}

function resourceStep(typeName: string, title: string, { start, end }: Node): DeclarationStep {
  return { reference: referenceText(typeName, title), className: '', mayExist: false, start, end };
}

/** The text of a reference. The names of classes are not case-sensitive, and the title of a file can end with a slash. */
export function referenceText(typeName: string, title: string): string {
  const shown = typeName === 'class' ? capitalizeSegments(plainName(title)) : comparableTitle(typeName, title);
  return `${capitalizeSegments(typeName)}[${shown}]`;
}

/** Returns the title that is the same for all titles of a resource. */
export const comparableTitle = (typeName: string, title: string): string =>
  typeName === 'file' && title.length > 1 ? title.replace(/\/+$/, '') : title;
