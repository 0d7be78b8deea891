import type { Definition, Node } from '../ast/nodes.js';
import { capitalALabel } from './labels.js';
import type { NamedDefinition } from './names.js';
import { isNameOfFile } from './namespace.js';
import type { Visit, VisitorContext } from './visitor.js';

/** Reports classes, defined types and nodes that are not at the top level of the file or of a class. */
export function checkTop(node: Definition, { report, parent }: VisitorContext): void {
  if (!isInClassBody(parent)) report.add('NOT_TOP_LEVEL', {}, node);
}

function isInClassBody(parent: Visit | null): boolean {
  switch (parent?.node.type) {
    case undefined:
    case 'Program':
    case 'HostClassDefinition':
    case 'ApplyExpression':
      return true;
    case 'BlockExpression':
      return isInClassBody(parent?.parent ?? null);
    default:
      return false;
  }
}

/** Reports functions, plans and types that are not at the top level of the file. */
export function checkAbsoluteTop(node: Definition, { report, parent }: VisitorContext): void {
  if (parent === null || parent.node.type === 'Program') return;
  if (parent.node.type === 'BlockExpression' && parent.parent?.node.type === 'Program') return;
  if (isStatementOf(node, parent.node)) report.add('NOT_ABSOLUTE_TOP_LEVEL', { semantic: capitalALabel(node) }, node);
  else report.add('NOT_TOP_LEVEL', {}, node);
}

/**
 * Whether the node is one of several statements, or the only one where Puppet's model always has a block: everywhere
 * except in branches of `if`.
 */
function isStatementOf(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'BlockExpression':
      return true;
    case 'CaseOption':
      return parent.thenExpr === node;
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'NodeDefinition':
    case 'FunctionDefinition':
    case 'PlanDefinition':
    case 'LambdaExpression':
    case 'ApplyExpression':
    case 'EppExpression':
      return parent.body === node;
    default:
      return false;
  }
}

/** Reports names of definitions that do not match the file in a module. */
export function checkLocation(node: NamedDefinition, { report, file, options }: VisitorContext): void {
  const { name } = node;
  if (!isNameOfFile(name, file, options)) report.add('ILLEGAL_DEFINITION_LOCATION', { name, path: file }, node);
}

/** Whether a node may occur at the top level of a module's file. */
export function isDefinition(node: Node): boolean {
  switch (node.type) {
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
    case 'PlanDefinition':
    case 'TypeAlias':
    case 'TypeMapping':
    case 'TypeDefinition':
    case 'Nop':
      return true;
    default:
      return false;
  }
}
