import { build as b, type CommentedProgram, type ModuleBuilder } from '@pptjs/transpiler/dialect';
import type { TerraformTree } from '../declarations/tree.js';
import type { ExpressionTree } from '../syntax/nodes.js';
import { ExpressionLowering } from './expressions.js';
import { lowerFile } from './files.js';
import { Scope } from './scope.js';

/**
 * Lowers a tree to a module. The default export of an expression is a function of the object `var`; that of a file is a
 * function of the variables: see modules/terraform-file.ts.
 */
export function lower(tree: TerraformTree, module: ModuleBuilder): CommentedProgram {
  return tree.goal === 'file' ? lowerFile(tree, module) : lowerExpression(tree, module);
}

function lowerExpression({ expression }: ExpressionTree, module: ModuleBuilder): CommentedProgram {
  const variables = b.identifier(module.names.take('variables'));
  const scope = new Scope({
    names: ['var'],
    resolve: (name) => (name === 'var' ? { expression: variables, stepCount: 0 } : null),
  });
  const value = new ExpressionLowering(module).lower(expression, scope);
  return module.finish([], b.arrow([variables], value));
}
