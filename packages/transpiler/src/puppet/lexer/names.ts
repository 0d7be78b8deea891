/** Scans names, bare words, type names and variables. */

import { isLower, isUpper, isWord } from './characters.js';
import type { Lexer } from './lexer.js';
import { fault, type SyntaxFault } from './syntax-error.js';
import type { Keyword } from './syntax.js';
import { CLASSREF, NAME, VARIABLE, WORD, planKeywords } from './tokens.js';

const COLON = 58;
const DASH = 45;
const UNDERSCORE = 95;

/** Scans a name, bare word or keyword whose first letter or `::` is at `start`. */
export function scanName(lexer: Lexer, start: number): void {
  const source = lexer.source;
  const length = lexer.length;
  let position = start;
  let word = false;
  let qualified = false;
  if (source.charCodeAt(position) === COLON) {
    position += 2;
    qualified = true;
  }
  for (;;) {
    if (source.charCodeAt(position) === UNDERSCORE) word = true;
    let end = position + 1;
    let at = end;
    while (at < length) {
      const code = source.charCodeAt(at);
      if (isWord(code)) {
        if (at > end && !lexer.syntax.hasLooseWords) word = true;
        end = ++at;
      } else if (code === DASH) at++;
      else break;
    }
    position = end;
    if (position + 2 >= length || source.charCodeAt(position) !== COLON || source.charCodeAt(position + 1) !== COLON)
      break;
    const code = source.charCodeAt(position + 2);
    if (!isLower(code) && code !== UNDERSCORE) break;
    position += 2;
    qualified = true;
  }
  lexer.start = start;
  lexer.end = lexer.position = position;
  if (word) lexer.kind = WORD;
  else lexer.kind = qualified || position - start > 8 ? NAME : nameOrKeyword(lexer, start, position - start);
  if (lexer.tasks && lexer.kind === NAME) lexer.kind = planKeywords.get(source.slice(start, position)) ?? NAME;
}

function nameOrKeyword({ source, keywordsByLength }: Lexer, start: number, length: number): number {
  const candidates = keywordsByLength[length] as readonly Keyword[];
  const first = source.charCodeAt(start);
  for (let i = 0; i < candidates.length; i++) {
    const keyword = candidates[i] as Keyword;
    if (keyword.first === first && source.startsWith(keyword.text, start)) return keyword.kind;
  }
  return NAME;
}

/** Scans a type name whose first letter or `::` is at `start`. */
export function scanReference(lexer: Lexer, start: number): void {
  const source = lexer.source;
  const length = lexer.length;
  const leading = source.charCodeAt(start) === COLON;
  let position = leading ? start + 2 : start;
  for (;;) {
    position++;
    while (position < length && isWord(source.charCodeAt(position))) position++;
    if (lexer.syntax.hasLooseWords) position = dashedEnd(source, position, length);
    if (position + 1 >= length || source.charCodeAt(position) !== COLON || source.charCodeAt(position + 1) !== COLON)
      break;
    if (position + 2 < length && isUpper(source.charCodeAt(position + 2))) position += 2;
    else throw illegalReference(leading, position, length);
  }
  lexer.kind = CLASSREF;
  lexer.start = start;
  lexer.end = lexer.position = position;
}

/** The end of a word that may contain dashes, from a place in it. A dash at its end does not belong to it. */
function dashedEnd(source: string, start: number, length: number): number {
  let end = start;
  for (let at = start; at < length; at++) {
    const code = source.charCodeAt(at);
    if (isWord(code)) end = at + 1;
    else if (code !== DASH) break;
  }
  return end;
}

/** A fault in a type name. Puppet locates it at different characters at or after the `::` without a capital letter. */
function illegalReference(leading: boolean, position: number, length: number): SyntaxFault {
  return leading
    ? fault('ILLEGAL_FULLY_QUALIFIED_CLASS_REFERENCE', {}, Math.min(position + 3, length))
    : fault('ILLEGAL_CLASS_REFERENCE', {}, position + 1);
}

/** Scans `::` and the name after it, if no operand ends before it: a qualified name or type name. */
export function scanQualified(lexer: Lexer, start: number): void {
  const code = start + 2 < lexer.length ? lexer.source.charCodeAt(start + 2) : 0;
  if (isLower(code) || code === UNDERSCORE) scanName(lexer, start);
  else if (isUpper(code)) scanReference(lexer, start);
  else throw fault('ILLEGAL_FULLY_QUALIFIED_NAME', {}, start + 2);
}

/**
 * Scans a variable whose `$` is at `start`. The name may be empty, because Puppet's lexer accepts a lone `$` as a
 * variable.
 */
export function scanVariable(lexer: Lexer, start: number): void {
  lexer.kind = VARIABLE;
  lexer.start = start;
  lexer.nameStart = start + 1;
  lexer.end = lexer.position = variableEnd(lexer.source, start + 1, lexer.length);
}

/** The end of the variable name that starts at `start`; `start` if there is none. */
export function variableEnd(source: string, start: number, length: number): number {
  let end = start;
  let position = start;
  if (position + 2 < length && source.charCodeAt(position) === COLON && source.charCodeAt(position + 1) === COLON)
    position += 2;
  while (position < length && isWord(source.charCodeAt(position))) {
    do position++;
    while (position < length && isWord(source.charCodeAt(position)));
    end = position;
    if (position + 2 >= length || source.charCodeAt(position) !== COLON || source.charCodeAt(position + 1) !== COLON)
      break;
    position += 2;
  }
  return end;
}
