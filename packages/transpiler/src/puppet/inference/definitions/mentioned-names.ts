/** Names that the code of a file mentions, wherever this is. */
import { descendantsOf } from '../../ast/children.js';
import type { Node } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName, isCall, literalText, unwrap } from '../../ast/shapes.js';
import { plainName } from './names.js';

/** The names of resource types, each with the name of an attribute that has a default: `File { mode => '0644' }`. */
export function resourceDefaultsIn(body: Node): ReadonlySet<string> {
  const defaults = new Set<string>();
  for (const node of descendantsOf(body)) {
    if (node.type !== 'ResourceDefaultsExpression' || node.typeRef.type !== 'QualifiedReference') continue;
    for (const operation of node.operations)
      if (operation.type === 'AttributeOperation')
        defaults.add(`${plainName(node.typeRef.value)} ${operation.attributeName}`);
  }
  return defaults;
}

/** The names that calls of `defined` test. */
export function testedNamesIn(body: Node): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of descendantsOf(body)) if (isCall(node)) for (const name of testedNames(node)) names.add(name);
  return names;
}

/** The names that a call of `defined` tests: those of definitions, or of variables with their `$`. */
export function testedNames(node: Call): readonly string[] {
  if (calledName(node) !== 'defined') return [];
  return argumentsOf(node).flatMap((argument) => {
    const name = literalText(unwrap(argument));
    if (name === null) return [];
    return [name.startsWith('$') ? name.replace(/^\$(?:::)?/, '$') : plainName(name)];
  });
}
