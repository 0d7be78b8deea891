import { isReadOtherwise } from '@pptjs/runtime';
import type * as ESTree from 'estree';
import { notLiteral } from '../../analysis/static.js';
import type { AccessExpression, Expression, LiteralHash, TypeAlias } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import { Body } from '../body.js';
import { expression } from '../lower.js';
import type { Module } from '../module.js';
import { plainName } from '../plain-name.js';
import { standing } from './definitions.js';
import { lazy } from './parameters.js';

export function defineTypeAlias(node: TypeAlias, module: Module): ESTree.Expression {
  const fields = b.object(standing(node, module));
  return b.pureCall(module.imported('runtime', 'puppetTypeAlias'), [
    b.literal(plainName(node.name), node.nameStart),
    fields,
    aliasBody(node, module),
  ]);
}

/** The right side is read as a type: what would have to be evaluated has no meaning there. */
function aliasBody({ typeExpr: type, nameStart }: TypeAlias, module: Module): ESTree.Expression {
  const definition = definitionIn(type);
  const wrong = definition === null ? wrongIn(type, module) : notSpecification(definition.initializer, module);
  if (wrong !== null) return b.arrow([], b.call(module.imported('runtime', 'unreadableType'), [b.literal(wrong)]));
  if (definition !== null) return defined(definition, module);
  const text = module.textOf(type);
  if (type.type !== 'AccessExpression' || !isReadOtherwise(text)) return lazy(type, module);
  // Messages quote the whole from the name on, without its last character.
  const shown = module.textOf({ start: nameStart, end: type.end - 1 });
  return b.arrow([], b.call(module.imported('runtime', 'readType'), [b.literal(text), b.literal(shown)]));
}

function wrongIn(type: Expression, module: Module): string | null {
  const [first] = type.type === 'AccessExpression' && familyOf(type) === 'Object' ? type.keys : [];
  if (first === undefined) return notSpecification(type, module);
  return `object initializer has wrong type, expects a Struct value, got Puppet::AST::${first.type}`;
}

function notSpecification(type: Expression, module: Module): string | null {
  const wrong = notLiteral(type);
  return wrong && `The expression <${module.textOf(wrong)}> is not a valid type specification.`;
}

/** The names of the attributes, constants and functions that an alias defines. */
export function memberNames({ typeExpr }: TypeAlias): string[] {
  const definition = definitionIn(typeExpr);
  if (definition === null) return [];
  const members = definition.initializer.entries.filter(({ key }) => MEMBERS.has(textOf(key) ?? ''));
  return members.flatMap(({ value }) =>
    value.type === 'LiteralHash' ? value.entries.map(({ key }) => textOf(key) ?? '') : [],
  );
}

const MEMBERS: ReadonlySet<string> = new Set(['attributes', 'constants', 'functions']);

function textOf(key: Expression): string | null {
  return key.type === 'QualifiedName' || key.type === 'LiteralString' ? key.value : null;
}

interface Definition {
  readonly family: 'Object' | 'TypeSet';
  readonly initializer: LiteralHash;
}

/** `Object[{…}]` and `TypeSet[{…}]`: what they define has the alias's name. Further parameters say nothing. */
function definitionIn(type: Expression): Definition | null {
  if (type.type !== 'AccessExpression') return null;
  const family = familyOf(type);
  const [initializer] = type.keys;
  return family !== null && initializer?.type === 'LiteralHash' ? { family, initializer } : null;
}

function familyOf({ leftExpr }: AccessExpression): Definition['family'] | null {
  if (leftExpr.type !== 'QualifiedReference') return null;
  const name = plainName(leftExpr.value);
  if (name === 'object') return 'Object';
  return name === 'typeset' ? 'TypeSet' : null;
}

function defined({ family, initializer }: Definition, module: Module): ESTree.Expression {
  const body = Body.atModule(module);
  const hash = expression(initializer, body);
  const made = b.call(module.imported('runtime', 'typeDefinition'), [module.imported('types', family), hash]);
  return body.hasPrologue ? b.arrow([], b.block(body.finish([b.returnStatement(made)]))) : b.arrow([], made);
}
