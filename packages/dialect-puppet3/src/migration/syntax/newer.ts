import { childrenOf, type Node, type Program } from '@pptjs/transpiler/puppet';
import { isDataType } from '../facts/types.js';

/**
 * Finds an expression that the grammar of Puppet 3 accepts, but that only newer versions have: a function, or a data
 * type. The source is then written for a newer version, and its results in Puppet 3 are no question.
 *
 * @returns the first such expression; null if there is none
 */
export function newerExpression(program: Program): Node | null {
  let first: Node | null = null;
  const pending: Node[] = [program.body];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (isNewer(node) && (first === null || node.start < first.start)) first = node;
    for (const child of childrenOf(node)) if (child !== null) pending.push(child);
  }
  return first;
}

function isNewer(node: Node): boolean {
  switch (node.type) {
    case 'CallNamedFunctionExpression':
      return node.functorExpr.type === 'QualifiedName' && isNewFunction(node.functorExpr.value);
    case 'QualifiedReference':
      return isDataType(node.value);
    default:
      return false;
  }
}

/** Functions that only versions after Puppet 3 have, and that no module had for Puppet 3. */
const newFunctions: ReadonlySet<string> = new Set(
  (
    'all annotate any assert_type binary_file break call convert_to each epp filter find_template get inline_epp ' +
    'lest lookup map module_directory new next reduce return reverse_each slice step then tree_each unwrap ' +
    'validate_legacy with'
  ).split(' '),
);

/** Functions with a namespace exist since Puppet 4. */
function isNewFunction(name: string): boolean {
  return newFunctions.has(name) || name.replace(/^::/, '').includes('::');
}
