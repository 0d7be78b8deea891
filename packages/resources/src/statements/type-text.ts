import { ClassType, parseType, type PuppetType, RESOURCE, ResourceType } from '@pptjs/runtime/core';
import { type CatalogError, catalogError, type DeclarationError, declarationError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';

/** A type name, `[` and the rest of the text. */
const TYPE_START = /^\s*((?:::)?[A-Z]\w*(?:::[A-Z]\w*)*)\s*\[\s*([^]*)$/;
/** A title and the rest of the text. */
const TITLE = /^(?:'([^']*)'|"([^"]*)"|\/([^/\n]*)\/|([a-z0-9_][\w-]*(?:::[a-z]\w*)*))\s*([^]*)$/;
/** White space, or a type name, `[` and the titles before the last comma: an operand follows. */
const OPERAND_PREFIX =
  /^\s*(?:(?:::)?[A-Z]\w*(?:::[A-Z]\w*)*\s*\[\s*(?:(?:'[^']*'|"[^"]*"|[a-z0-9_][\w:-]*)\s*,\s*(?!\]))*)?/;
/** A token that cannot start an operand. A slash without a second one is an operator. */
const OPERATOR =
  /^(?:(?:and|or|in)(?![\w:-])|=[=>~]?|->|>[=>]?|<(?:[=~-]|<?\|?)|\+[=>]?|\?|\||~>?|![=~]|%|:(?!:)|[);}\],.]|\/(?![^/\n]*\/|\*))/;

/**
 * Parses a String operand of an arrow as a type: `Notify[a]`, `File['/x']`.
 * @throws {EvaluationError} if `parseType` rejects the text
 * @throws {DeclarationError} if the text is not a type
 * @throws {CatalogError} if the text is not Puppet code
 */
export function parseTypeText(text: string): PuppetType {
  const operand = text.slice(OPERAND_PREFIX.exec(text)?.[0].length);
  const [operator] = OPERATOR.exec(operand) ?? [];
  if (operator !== undefined) throw unexpectedToken(text, operand, operator);
  const [, typeText, inner = ''] = TYPE_START.exec(text) ?? [];
  const type = typeText === undefined ? null : parseType(typeText);
  if (text.trim() === '') throw notAType(text);
  if (/^\s*[a-z:][\w:]*\s*\[\s*[\w'"-]+\s*$/.test(text)) throw declarationError(messages.UNEXPECTED_END, {});
  if (type === RESOURCE || !(type instanceof ResourceType || type instanceof ClassType)) return parseType(text);
  const title = TITLE.exec(inner);
  if (title === null || type instanceof ClassType) return parseType(text);
  const [, single, double, expression, word, rest = ''] = title;
  if (/^[\w'"]/.test(rest)) throw unexpectedWord(text, rest);
  if (/^,\s*[\w'"]/.test(rest)) throw tooManyTitles(type, rest);
  if (/^\]\s*\[/.test(rest)) throw notAType(text);
  const comma = /^\]\s*,/.exec(rest);
  if (comma !== null)
    throw catalogError(messages.UNEXPECTED_COMMA, { column: text.length - rest.length + comma[0].length });
  if (!/^,?\s*\]\s*$/.test(rest)) return parseType(text);
  if (word === 'undef') return type;
  // Rejects an invalid regular expression.
  if (expression !== undefined) parseType(`Regexp[/${expression}/]`);
  return new ResourceType(type.typeName, single ?? double ?? word ?? `(?-mix:${expression})`);
}

function notAType(text: string): DeclarationError {
  return declarationError(messages.NOT_A_TYPE_TEXT, { text });
}

function unexpectedWord(text: string, rest: string): CatalogError {
  const [word = ''] = /^(?:\w+|.)/.exec(rest) ?? [];
  return unexpectedToken(text, rest, word);
}

/** @param rest the end of `text`, which starts with the token */
function unexpectedToken(text: string, rest: string, word: string): CatalogError {
  const place = { file: null, line: 1, column: text.length - rest.length + 1 };
  return catalogError(messages.UNEXPECTED_WORD, { word }, place, 'Puppet::ParseErrorWithIssue');
}

function tooManyTitles({ name }: ResourceType, rest: string): DeclarationError {
  const count = 1 + (rest.match(/,\s*[\w'"]/g) ?? []).length;
  return declarationError(messages.TOO_MANY_TITLES, { type: name, count });
}
