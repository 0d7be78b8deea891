import * as b from '../../estree/index.js';
import { builtinType } from '../builtins.js';
import type { LowerExpression } from '../lower.js';

/** A capitalised name: a type of the language, an alias of this file, or what is known by that name when the program runs. */
export const QualifiedReference: LowerExpression<'QualifiedReference'> = (node, { module }) => {
  const source = module.textOf(node);
  const name = node.value.startsWith('::') ? node.value.slice(2) : node.value;
  const builtin = builtinType(name);
  if (builtin !== undefined) return module.imported('types', builtin, node.start, source);
  const alias = module.aliases.get(name);
  if (alias !== undefined) return b.call(module.imported('runtime', 'aliasType', node.start), [b.identifier(alias.local)]);
  return module.call('resolveType', [b.literal(plain(node.casedValue))], node.start);
};

function plain(name: string): string {
  return name.startsWith('::') ? name.slice(2) : name;
}
