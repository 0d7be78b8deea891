/** Parses plans and their `apply` blocks. */

import type { ApplyExpression, PlanDefinition } from '../ast/nodes.js';
import { LPAREN, RPAREN } from '../lexer/tokens.js';
import { parseArguments } from './calls.js';
import { recordDefinition, nameWithin } from './definitions.js';
import { parseDefinitionName } from './names.js';
import { parseParameterList } from './parameters.js';
import type { Parser } from './parser.js';
import { parseBody } from './statements.js';

/** Parses a plan. The current token is its keyword. */
export function parsePlan(parser: Parser): PlanDefinition {
  return recordDefinition(parser, () => {
    const { lexer, classNames } = parser;
    const { start } = lexer;
    lexer.next();
    const nameStart = lexer.start;
    const ownName = parseDefinitionName(parser);
    const name = nameWithin(classNames, ownName);
    classNames.push(ownName);
    const parameters = parseParameterList(parser);
    const body = parseBody(parser);
    classNames.pop();
    return {
      type: 'PlanDefinition',
      start,
      end: lexer.previousEnd,
      name,
      nameStart,
      parameters,
      returnType: null,
      body,
    };
  });
}

/** Parses `apply(targets) { … }`. The current token is its keyword. */
export function parseApply(parser: Parser): ApplyExpression {
  const { lexer } = parser;
  const { start } = lexer;
  lexer.next();
  parser.expect(LPAREN);
  const list = parseArguments(parser, RPAREN);
  parser.expect(RPAREN);
  const body = parseBody(parser);
  return { type: 'ApplyExpression', start, end: lexer.previousEnd, arguments: list, body };
}
