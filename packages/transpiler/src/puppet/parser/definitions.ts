/** Parses classes, defined types, functions and nodes. */

import { stripLeadingColons } from '@pptjs/runtime/internal';
import type {
  Definition,
  Expression,
  FunctionDefinition,
  HostClassDefinition,
  LiteralString,
  NodeDefinition,
  ResourceTypeDefinition,
} from '../ast/nodes.js';
import {
  COMMA,
  DEFAULT,
  DOT,
  DQPRE,
  HEREDOC,
  INHERITS,
  LBRACE,
  NAME,
  NUMBER,
  REGEX,
  STRING,
  WORD,
} from '../lexer/tokens.js';
import { parseHeredoc } from './heredocs.js';
import { literalDefault, parseRegularExpression, parseString } from './literals.js';
import { parseDefinitionName } from './names.js';
import { parseParameterList, parseReturnType } from './parameters.js';
import type { Parser } from './parser.js';
import { parseBody } from './statements.js';
import { parseInterpolated } from './strings.js';

/** Calls `parse` and records its definition in source order: before the definitions that it contains. */
export function recordDefinition<Node extends Definition>(parser: Parser, parse: () => Node): Node {
  const { definitions } = parser;
  const at = definitions.length;
  const node = parse();
  definitions.splice(at, 0, node);
  return node;
}

/** Parses a class. The current token is the word `class`, and no brace follows it. */
export function parseClass(parser: Parser): HostClassDefinition {
  const { start } = parser.lexer;
  parser.lexer.next();
  return continueClass(parser, start);
}

/** Parses a class after its word `class`. */
export function continueClass(parser: Parser, start: number): HostClassDefinition {
  return recordDefinition(parser, () => {
    const { lexer, classNames } = parser;
    const nameStart = lexer.start;
    const ownName = parseDefinitionName(parser);
    const name = nameWithin(classNames, ownName);
    classNames.push(stripLeadingColons(ownName));
    const parameters = parseParameterList(parser);
    const parentClass = parser.accept(INHERITS) ? parseParentClass(parser) : null;
    const body = parseBody(parser);
    classNames.pop();
    return {
      type: 'HostClassDefinition',
      start,
      end: lexer.previousEnd,
      name,
      nameStart,
      parameters,
      parentClass,
      body,
    };
  });
}

/** The full name of a definition that is nested in classes. */
export function nameWithin(classNames: readonly string[], name: string): string {
  return classNames.length === 0 ? name : `${classNames.join('::')}::${name}`;
}

function parseParentClass(parser: Parser): string {
  return parser.accept(DEFAULT) ? 'default' : parseDefinitionName(parser);
}

export function parseDefine(parser: Parser): ResourceTypeDefinition {
  return recordDefinition(parser, () => {
    const { lexer, classNames } = parser;
    const { start } = lexer;
    lexer.next();
    const nameStart = lexer.start;
    const name = nameWithin(classNames, parseDefinitionName(parser));
    const parameters = parseParameterList(parser);
    const body = parseBody(parser);
    return { type: 'ResourceTypeDefinition', start, end: lexer.previousEnd, name, nameStart, parameters, body };
  });
}

export function parseFunction(parser: Parser): FunctionDefinition {
  return recordDefinition(parser, () => {
    const { lexer } = parser;
    const { start } = lexer;
    lexer.next();
    const nameStart = lexer.start;
    const name = parseDefinitionName(parser);
    const parameters = parseParameterList(parser);
    const returnType = parseReturnType(parser);
    const body = parseBody(parser);
    return { type: 'FunctionDefinition', start, end: lexer.previousEnd, name, nameStart, parameters, returnType, body };
  });
}

export function parseNode(parser: Parser): NodeDefinition {
  return recordDefinition(parser, () => {
    const { lexer } = parser;
    const { start } = lexer;
    lexer.next();
    const hostMatches = [parseHostMatch(parser)];
    while (parser.accept(COMMA)) {
      if (lexer.kind === LBRACE || lexer.kind === INHERITS) break;
      hostMatches.push(parseHostMatch(parser));
    }
    const parent = parser.accept(INHERITS) ? parseHostMatch(parser) : null;
    const body = parseBody(parser);
    return { type: 'NodeDefinition', start, end: lexer.previousEnd, hostMatches, parent, body };
  });
}

function parseHostMatch(parser: Parser): Expression {
  switch (parser.lexer.kind) {
    case STRING:
    case WORD:
      return parseString(parser);
    case DQPRE:
      return parseInterpolated(parser);
    case DEFAULT:
      return literalDefault(parser);
    case REGEX:
      return parseRegularExpression(parser);
    case HEREDOC:
      return parseHeredoc(parser);
    default:
      return parseDottedName(parser);
  }
}

/** Parses a host name without quotes, such as `db.example.com`. */
function parseDottedName(parser: Parser): LiteralString {
  const { lexer } = parser;
  const { start } = lexer;
  let value = '';
  for (;;) {
    if (lexer.kind !== NAME && lexer.kind !== NUMBER) throw parser.unexpected();
    value += lexer.text();
    lexer.next();
    if (!parser.accept(DOT)) break;
    value += '.';
  }
  return { type: 'LiteralString', start, end: lexer.previousEnd, value };
}
