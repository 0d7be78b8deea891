import type { SourceRange } from '@pptjs/transpiler/dialect';
import type { DeclaredFile, TerraformTree } from '../declarations/tree.js';
import type { TypeConstraint } from '../declarations/type-constraint.js';
import { TokenTable } from './token-table.js';

/** The tables of the trees that errors have been located in. A tree never changes. */
const tables = new WeakMap<TerraformTree, TokenTable>();

/**
 * The range that an error refers to.
 *
 * @param offset the offset of the token of the failing call
 * @param part what the error blames: see `Part` in evaluation/terraform-error.ts
 */
export function locate(tree: TerraformTree, offset: number, part: unknown): SourceRange | null {
  let table = tables.get(tree);
  if (table === undefined) tables.set(tree, (table = tokenTable(tree)));
  return table.rangeOf(offset, part);
}

function tokenTable(tree: TerraformTree): TokenTable {
  const table = new TokenTable();
  if (tree.goal === 'expression') table.addExpression(tree.expression);
  else addDeclarations(tree, table);
  return table;
}

function addDeclarations({ declarations }: DeclaredFile, table: TokenTable): void {
  const { variables, locals, outputs } = declarations;
  for (const { block, type, default: initial, validations } of variables) {
    table.add(block.typeRange.start, { start: block.start, end: block.labels.at(-1)?.end ?? block.typeRange.end });
    if (type !== null) addDefaults(type, table);
    if (initial !== null) table.addExpression(initial);
    for (const { condition, errorMessage } of validations) {
      table.addValidation(condition.start, condition.expression, errorMessage.expression);
      table.addExpression(condition.expression);
      table.addExpression(errorMessage.expression);
    }
  }
  for (const { attribute } of locals.ordered) table.addExpression(attribute.expression);
  for (const { value } of outputs) table.addExpression(value);
}

/** Adds the default values of optional attributes. */
function addDefaults(type: TypeConstraint, table: TokenTable): void {
  switch (type.kind) {
    case 'primitive':
      return;
    case 'tuple':
      for (const element of type.elements) addDefaults(element, table);
      return;
    case 'object':
      for (const attribute of type.attributes) {
        addDefaults(attribute.type, table);
        if (attribute.default === null) continue;
        table.add(attribute.token, attribute.default);
        table.addExpression(attribute.default);
      }
      return;
    default:
      return addDefaults(type.element, table);
  }
}
