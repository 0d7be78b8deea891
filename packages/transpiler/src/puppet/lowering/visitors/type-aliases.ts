import { isReadOtherwise, stripLeadingColons } from '@pptjs/runtime/internal';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { firstNonLiteral } from '../../analysis/constants.js';
import type { AccessExpression, Expression, LiteralHash, TypeAlias } from '../../ast/nodes.js';
import { literalText } from '../../ast/shapes.js';
import { LoweringContext } from '../context.js';
import type { Module } from '../module.js';
import { sourceLocationFields } from './definitions.js';
import { lazy } from './parameters.js';

/** `puppetTypeAlias('name', { … })` */
export function defineTypeAlias(node: TypeAlias, module: Module): ESTree.Expression {
  return b.pureCall(module.imported('runtime', 'puppetTypeAlias'), [
    b.literal(stripLeadingColons(node.name), node.nameStart),
    b.object([['type', aliasBody(node, module)], ...sourceLocationFields(node, module)]),
  ]);
}

/** The right side is a type expression. An expression that must be evaluated is an error there. */
function aliasBody({ typeExpr: type, nameStart }: TypeAlias, module: Module): ESTree.Expression {
  const definition = definitionIn(type);
  const error = definition === null ? typeError(type, module) : specificationError(definition.initializer, module);
  if (error !== null) return b.arrow([], b.call(module.imported('runtime', 'unreadableType'), [b.literal(error)]));
  if (definition !== null) return lowerDefinition(definition, module);
  const text = module.textOf(type);
  if (type.type !== 'AccessExpression' || !isReadOtherwise(text)) return lazy(type, module);
  // Puppet's messages quote the text from the name to the end of the type, without the last character.
  const shown = module.textOf({ start: nameStart, end: type.end - 1 });
  return b.arrow([], b.call(module.imported('runtime', 'readType'), [b.literal(text), b.literal(shown)]));
}

function typeError(type: Expression, module: Module): string | null {
  const [first] = type.type === 'AccessExpression' && familyOf(type) === 'object' ? type.keys : [];
  if (first === undefined) return specificationError(type, module);
  return `object initializer has wrong type, expects a Struct value, got Puppet::AST::${first.type}`;
}

function specificationError(type: Expression, module: Module): string | null {
  const evaluated = firstNonLiteral(type);
  return evaluated && `The expression <${module.textOf(evaluated)}> is not a valid type specification.`;
}

/** The names of the attributes, constants and functions that an alias defines. */
export function memberNames({ typeExpr }: TypeAlias): string[] {
  const definition = definitionIn(typeExpr);
  if (definition === null) return [];
  const members = definition.initializer.entries.filter(({ key }) => MEMBERS.has(literalText(key) ?? ''));
  return members.flatMap(({ value }) =>
    value.type === 'LiteralHash' ? value.entries.map(({ key }) => literalText(key) ?? '') : [],
  );
}

const MEMBERS: ReadonlySet<string> = new Set(['attributes', 'constants', 'functions']);

interface Definition {
  readonly family: 'object' | 'typeSet';
  readonly initializer: LiteralHash;
}

/** `Object[{…}]` or `TypeSet[{…}]`, which defines a type with the alias's name. Other parameters have no effect. */
function definitionIn(type: Expression): Definition | null {
  if (type.type !== 'AccessExpression') return null;
  const family = familyOf(type);
  const [initializer] = type.keys;
  return family !== null && initializer?.type === 'LiteralHash' ? { family, initializer } : null;
}

function familyOf({ leftExpr }: AccessExpression): Definition['family'] | null {
  if (leftExpr.type !== 'QualifiedReference') return null;
  const name = stripLeadingColons(leftExpr.value);
  if (name === 'object') return 'object';
  return name === 'typeset' ? 'typeSet' : null;
}

/** `() => typeDefinition(object, hash)` */
function lowerDefinition({ family, initializer }: Definition, module: Module): ESTree.Expression {
  const context = LoweringContext.atModule(module);
  const hash = context.expression(initializer);
  const type = b.call(module.imported('runtime', 'typeDefinition'), [module.imported('types', family), hash]);
  return context.hasPrologue ? b.arrow([], b.block(context.finish([b.returnStatement(type)]))) : b.arrow([], type);
}
