/** String functions. */
import { checkTextLength } from '../../evaluation/limits.js';
import { graphemesOf } from '../../values/graphemes.js';
import { STRING } from '../../values/type.js';
import { listOf, normalizeText, type Value } from '../../values/value.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction, defineVariadic, type FunctionDefinition } from '../calls/function-definition.js';
import { integerOf } from '../calls/machine-numbers.js';
import { list, numeric, text } from '../calls/parameters.js';
import { toLowerCase, toTitleCase, toUpperCase } from '../text/letter-case.js';

/** Defines a function from string to string. */
function textFunction(name: string, change: (value: string) => string): FunctionDefinition {
  return defineFunction(name, [text('str')], (value) => normalizeText(change(value)));
}

export const upper = textFunction('upper', toUpperCase);
export const lower = textFunction('lower', toLowerCase);
export const title = textFunction('title', toTitleCase);
export const strrev = textFunction('strrev', (value) => graphemesOf(value).toReversed().join(''));
export const chomp = textFunction('chomp', (value) => value.replace(/[\r\n]+$/, ''));
export const trimspace = textFunction('trimspace', (value) => trimWhere(value, (c) => /\p{White_Space}/u.test(c)));

export const trim = defineFunction('trim', [text('str'), text('cutset')], (value, cutset) => {
  const cut = new Set(cutset);
  return normalizeText(trimWhere(value, (character) => cut.has(character)));
});

/** Removes the characters at both ends for which a test holds. */
function trimWhere(value: string, test: (character: string) => boolean): string {
  const characters = Array.from(value);
  let start = 0;
  let end = characters.length;
  while (start < end && test(characters[start] ?? '')) start++;
  while (end > start && test(characters[end - 1] ?? '')) end--;
  return characters.slice(start, end).join('');
}

export const trimprefix = defineFunction('trimprefix', [text('str'), text('prefix')], (value, prefix) =>
  normalizeText(value.startsWith(prefix) ? value.slice(prefix.length) : value),
);

export const trimsuffix = defineFunction('trimsuffix', [text('str'), text('suffix')], (value, suffix) =>
  normalizeText(value.endsWith(suffix) ? value.slice(0, value.length - suffix.length) : value),
);

export const substr = defineFunction(
  'substr',
  [text('str'), numeric('offset'), numeric('length')],
  (value, offset, count) => {
    const start = integerOf(offset);
    const length = integerOf(count);
    const graphemes = graphemesOf(value);
    if (start >= 0 && length === 0) return '';
    const from = start < 0 ? Math.max(start + graphemes.length, 0) : start;
    // cty compares the length with the number of characters after each character, so that zero has no effect here.
    return normalizeText(graphemes.slice(from, length > 0 ? from + length : undefined).join(''));
  },
);

export const join = defineVariadic('join', [text('separator')], list('lists', STRING), ([separator], lists) => {
  if (lists.length === 0) throw new CallFailure('at least one list is required');
  const texts: string[] = [];
  for (const [i, { elements }] of lists.entries()) {
    for (const [j, value] of elements.entries()) {
      if (typeof value !== 'string') {
        const place = lists.length > 1 ? `element ${j} of list ${i + 1}` : `element ${j}`;
        throw new ArgumentFailure(i + 1, `${place} is null; cannot concatenate null values`);
      }
      texts.push(value);
    }
  }
  const length = texts.reduce((sum, each) => sum + each.length, separator.length * texts.length);
  checkTextLength(length);
  return normalizeText(texts.join(separator));
});

export const split = defineFunction('split', [text('separator'), text('str')], (separator, value): Value => {
  const parts = separator === '' ? Array.from(value) : value.split(separator);
  return listOf(STRING, parts.map(normalizeText));
});

export const indent = defineFunction('indent', [numeric('spaces'), text('str')], (spaces, value) => {
  const count = integerOf(spaces);
  if (count < 0) throw new CallFailure('the number of spaces must not be negative');
  const lines = value.split('\n');
  checkTextLength(value.length + count * (lines.length - 1));
  return lines.length === 1 ? value : normalizeText(lines.join(`\n${' '.repeat(count)}`));
});

export const replace = defineFunction(
  'replace',
  [text('str'), text('substr'), text('replace')],
  (value, part, replacement) => {
    const parts = part === '' ? betweenCharacters(value) : value.split(part);
    checkTextLength(value.length + parts.length * replacement.length);
    return normalizeText(parts.join(replacement));
  },
);

/** The parts between all occurrences of the empty text: at both ends and between all characters. */
function betweenCharacters(value: string): readonly string[] {
  return ['', ...Array.from(value), ''];
}

export const startswith = defineFunction('startswith', [text('str'), text('prefix')], (value, prefix) =>
  value.startsWith(prefix),
);

export const endswith = defineFunction('endswith', [text('str'), text('suffix')], (value, suffix) =>
  value.endsWith(suffix),
);

export const strcontains = defineFunction('strcontains', [text('str'), text('substr')], (value, part) =>
  value.includes(part),
);
