import { ClassType, EvaluationError, parseType, type PuppetType, RESOURCE, ResourceType } from '@pptjs/runtime/core';
import { CatalogError } from './errors.js';

const REFERENCE = /^\s*((?:::)?[A-Z]\w*(?:::[A-Z]\w*)*)\s*\[\s*([^]*)$/;
/** A title as the text of a type has it, and what stands behind it. */
const TITLE = /^(?:'([^']*)'|"([^"]*)"|\/([^/\n]*)\/|([a-z0-9_][\w-]*(?:::[a-z]\w*)*))\s*([^]*)$/;

/**
 * The type that a text denotes as an operand of an arrow: `Notify[a]`, `File['/x']`.
 * @throws {EvaluationError} where it is not the text of a type
 * @throws {CatalogError} where it is not the text of anything
 */
export function writtenReference(text: string): PuppetType {
  const parts = REFERENCE.exec(text);
  const type = parts === null ? null : parseType(parts[1] as string);
  if (text.trim() === '') throw noType(text);
  if (/^\s*[a-z:][\w:]*\s*\[\s*[\w'"-]+\s*$/.test(text)) throw new EvaluationError('', 'Syntax error at end of input');
  if (parts === null || type === RESOURCE || !(type instanceof ResourceType || type instanceof ClassType))
    return parseType(text);
  const inner = parts[2] as string;
  if (inner.startsWith(']')) throw unexpected(text, inner);
  const title = TITLE.exec(inner);
  if (title === null || type instanceof ClassType) return parseType(text);
  const [, single, double, expression, word, rest = ''] = title;
  if (/^[\w'"]/.test(rest)) throw unexpected(text, rest);
  if (/^,\s*[\w'"]/.test(rest)) throw new EvaluationError('', tooMany(type, rest));
  if (/^\]\s*\[/.test(rest)) throw noType(text);
  const comma = /^\]\s*,/.exec(rest);
  if (comma !== null)
    throw new CatalogError(
      `illegal comma separated argument list (line: 1, column: ${text.length - rest.length + comma[0].length})`,
    );
  if (!/^,?\s*\]\s*$/.test(rest)) return parseType(text);
  if (word === 'undef') return type;
  return new ResourceType(type.typeName, single ?? double ?? word ?? `(?-mix:${expression})`);
}

function noType(text: string): EvaluationError {
  return new EvaluationError('', `The expression <${text}> is not a valid type specification.`);
}

function unexpected(text: string, rest: string): CatalogError {
  const [word] = /^(?:\w+|.)/.exec(rest) as RegExpExecArray;
  const column = text.length - rest.length + 1;
  return new CatalogError(`Syntax error at '${word}'`, { file: null, line: 1, column }, 'Puppet::ParseErrorWithIssue');
}

function tooMany({ name }: ResourceType, rest: string): string {
  const count = 1 + (rest.match(/,\s*[\w'"]/g) ?? []).length;
  return `Invalid number of type parameters specified: ${name} requires 1, ${count} provided`;
}
