import * as b from '../../estree/index.js';
import { builtinType } from '../builtins.js';
import type { LowerExpression } from '../lower.js';
import { plainName } from '../plain-name.js';

/**
 * A capitalised name: a type of the language, an alias of this file, or what is known by that name when the program
 * runs.
 */
export const QualifiedReference: LowerExpression<'QualifiedReference'> = (node, { module }) => {
  const source = module.textOf(node);
  const name = plainName(node.value);
  const builtin = builtinType(name);
  if (builtin !== undefined) return module.imported('types', builtin, node.start, source);
  const alias = module.aliases.get(name);
  if (alias !== undefined)
    return b.call(module.imported('runtime', 'aliasType', node.start), [b.identifier(alias.local)]);
  return module.call('resolveType', [b.literal(plainName(node.casedValue))], node.start);
};
