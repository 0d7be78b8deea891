import { countSteps } from '../../evaluation/limits.js';
import { ObjectType, STRING, TupleType, type Type } from '../../values/type.js';
/** `regex`, `regexall`. */
import { listOf, normalizeText, NullValue, objectOf, TupleValue, type Value } from '../../values/value.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction } from '../calls/function-definition.js';
import { text } from '../calls/parameters.js';
import { type Captures, Matcher, SearchLimitError } from '../regexp/matcher.js';
import { PatternError } from '../regexp/pattern-error.js';
import { type ParsedPattern, parsePattern } from '../regexp/pattern-parser.js';
import { compileProgram } from '../regexp/program.js';

export const regex = defineFunction('regex', [text('pattern'), text('string')], (pattern, subject) => {
  const search = new PatternSearch(pattern);
  const [match] = search.matches(subject, 1);
  if (match === undefined) throw new CallFailure('pattern did not match any part of the given string');
  return search.resultOf(match, subject);
});

export const regexall = defineFunction('regexall', [text('pattern'), text('string')], (pattern, subject) => {
  const search = new PatternSearch(pattern);
  const matches = search.matches(subject, Infinity);
  return listOf(
    search.resultType,
    matches.map((match) => search.resultOf(match, subject)),
  );
});

/** How many steps of a search count as one step of the evaluation. */
const SEARCH_STEPS_PER_STEP = 16;

const NO_TEXT = new NullValue(STRING);

class PatternSearch {
  readonly #parsed: ParsedPattern;
  /** The type of each match: a string, or an object or tuple with the captured groups. */
  readonly resultType: Type;

  constructor(pattern: string) {
    this.#parsed = parsed(pattern);
    const { groups } = this.#parsed;
    const names = groups.filter((name) => name !== '');
    if (names.length > 0 && names.length < groups.length) {
      throw new ArgumentFailure(0, 'invalid regexp pattern: cannot mix both named and unnamed capture groups');
    }
    if (groups.length === 0) this.resultType = STRING;
    else if (names.length > 0) this.resultType = new ObjectType(names.map((name) => [name, STRING]));
    else this.resultType = new TupleType(groups.map(() => STRING));
  }

  matches(subject: string, count: number): readonly Captures[] {
    const matcher = new Matcher(compileProgram(this.#parsed.root), subject);
    const matches: Captures[] = [];
    try {
      for (const match of matcher.findAll()) {
        matches.push(match);
        if (matches.length >= count) break;
      }
    } catch (error) {
      if (!(error instanceof SearchLimitError)) throw error;
      throw new CallFailure(error.message);
    }
    countSteps(Math.trunc(matcher.steps / SEARCH_STEPS_PER_STEP));
    return matches;
  }

  resultOf(match: Captures, subject: string): Value {
    const { groups } = this.#parsed;
    const captured = groups.map((_, i) => group(match, i + 1, subject));
    switch (this.resultType.kind) {
      case 'tuple':
        return new TupleValue(captured);
      case 'object':
        return objectOf(groups.map((name, i) => [name, captured[i] ?? NO_TEXT]));
      default:
        return group(match, 0, subject);
    }
  }
}

function group(match: Captures, index: number, subject: string): Value {
  const start = match[2 * index];
  const end = match[2 * index + 1];
  return start === undefined || end === undefined ? NO_TEXT : normalizeText(subject.slice(start, end));
}

function parsed(pattern: string): ParsedPattern {
  try {
    return parsePattern(pattern);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new ArgumentFailure(0, `invalid regexp pattern: ${error.code} in ${error.expression}`);
  }
}
