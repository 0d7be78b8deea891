import { EvaluationError, FunctionError } from '../errors/error.js';
import { invalidTypeText } from '../errors/invalid-type-text.js';
import { evaluationError, functionError } from '../errors/messages.js';
import * as typeMessages from '../errors/messages/types.js';
import { dynamicRegExp, RegExpError } from '../regexp/index.js';
import { TypeAliasType } from '../types/alias.js';
import { DefinedAliasType } from '../types/defined-alias.js';
import { TypeReferenceType } from '../types/type-reference.js';
import { DEFAULT } from '../values/default.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { normalizeInteger } from '../values/integer.js';
import { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { parameterize } from './parameterize.js';
import { tokenize, type Token } from './parse-tokens.js';
import { readParameters } from './read-parameters.js';
import { referToType } from './resolve.js';

/**
 * Returns the type of a text: `Array[Integer[1, 10], 1]`. Unknown names become references. `local` has names that only
 * this text can use, each with the text of its type.
 * @throws {EvaluationError} if the text is not a type, and the errors of `[]`
 */
export function parseType(text: string, local?: Readonly<Record<string, string>>): PuppetType {
  const tokens = tokenize(text);
  if (!tokens) throw notAType(text);
  const parser = new TypeParser(text, tokens, local);
  return parser.parse();
}

/**
 * Like `parseType`, but parameters follow the rules of `[]` in a program.
 * @throws {EvaluationError} the errors of `parseType` and of `[]`
 */
export function evaluateTypeText(text: string, local?: Readonly<Record<string, string>>): PuppetType {
  const tokens = tokenize(text);
  if (!tokens) throw notAType(text);
  return new TypeParser(text, tokens, local, (type, _, values) => parameterize(type, values) as PuppetType).parse();
}

/** Adds parameters to a type. See `readParameters` for `name` and `text`. */
type Parameterize = (type: PuppetType, name: string, values: readonly Value[], text: string) => PuppetType;

function notAType(text: string): EvaluationError {
  return invalidTypeText(text);
}

function endOfInput(): EvaluationError {
  return evaluationError(typeMessages.SYNTAX_ERROR_AT_END, {});
}

class TypeParser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #local: Readonly<Record<string, string>> | undefined;
  readonly #parameterize: Parameterize;
  #next = 0;

  constructor(
    text: string,
    tokens: readonly Token[],
    local: Readonly<Record<string, string>> | undefined,
    take: Parameterize = readParameters,
  ) {
    this.#text = text;
    this.#parameterize = take;
    this.#tokens = tokens;
    this.#local = local;
  }

  parse(): PuppetType {
    // The text of an empty expression has no white space.
    if (this.#isAtEnd()) throw notAType('');
    const value = this.#expression();
    if (!this.#isAtEnd() || !(value instanceof PuppetType)) throw notAType(this.#text);
    return value;
  }

  #isAtEnd(): boolean {
    return this.#token.kind === 'end';
  }

  #unexpected(): EvaluationError {
    return this.#isAtEnd() ? endOfInput() : notAType(this.#text);
  }

  get #token(): Token {
    return this.#tokens[this.#next] as Token;
  }

  #take(): Token {
    return this.#tokens[this.#next++] as Token;
  }

  #takeIf(punctuation: string): boolean {
    const { kind, text } = this.#token;
    if (kind !== 'punctuation' || text !== punctuation) return false;
    this.#next++;
    return true;
  }

  #expression(): Value {
    const token = this.#take();
    switch (token.kind) {
      case 'type':
        return this.#parameters(this.#named(token.text), token);
      case 'string':
        return token.text;
      case 'regexp':
        return regularExpression(token.text);
      case 'number':
        return number(token.text);
      case 'name':
        return word(token.text);
      case 'punctuation':
        if (token.text === '[') return this.#list(']');
        if (token.text === '{') return this.#hash();
        throw notAType(this.#text);
      default:
        throw endOfInput();
    }
  }

  #named(name: string): PuppetType {
    const local = this.#local !== undefined && Object.hasOwn(this.#local, name) ? this.#local[name] : undefined;
    if (local === undefined) return referToType(name);
    return localAlias(name, this.#local!);
  }

  #parameters(type: PuppetType, { text: name, offset }: Token): PuppetType {
    let result: Value = type;
    while (this.#takeIf('[')) {
      const values = this.#list(']');
      const text = this.#text.slice(offset, this.#end);
      if (name === 'TypeReference') throw functionError(typeMessages.NOT_PARAMETERIZED, { name });
      if (type instanceof TypeReferenceType || name === 'Error') result = new TypeReferenceType(text);
      else result = this.#parameterize(result as PuppetType, name, values, text);
    }
    return result as PuppetType;
  }

  /** The end of the last token. */
  get #end(): number {
    const last = this.#tokens[this.#next - 1] as Token;
    return last.offset + last.text.length;
  }

  #list(end: string): Value[] {
    const values: Value[] = [];
    while (!this.#takeIf(end)) {
      values.push(this.#expression());
      if (!this.#takeIf(',')) {
        if (!this.#takeIf(end)) throw this.#unexpected();
        break;
      }
    }
    return values;
  }

  #hash(): PuppetHash {
    const pairs: [Value, Value][] = [];
    while (!this.#takeIf('}')) {
      const key = this.#expression();
      if (!this.#takeIf('=>')) throw notAType(this.#text);
      pairs.push([key, this.#expression()]);
      if (!this.#takeIf(',')) {
        if (!this.#takeIf('}')) throw notAType(this.#text);
        break;
      }
    }
    return PuppetHash.from(pairs);
  }
}

function regularExpression(source: string): Value {
  try {
    return dynamicRegExp(source);
  } catch (error) {
    throw error instanceof RegExpError ? new FunctionError(error.message) : error;
  }
}

function number(text: string): Value {
  const size = text.replace(/^[-\s]+/, '');
  const negative = (text.slice(0, -size.length).match(/-/g)?.length ?? 0) % 2 === 1;
  if (/^[0-9]+[.eE]/.test(size) && !/^0[xX]/.test(size)) return new Float(negative ? -Number(size) : Number(size));
  const digits = BigInt(/^0[0-7]+$/.test(size) ? `0o${size.slice(1)}` : size);
  return normalizeInteger(negative ? -digits : digits);
}

function word(text: string): Value {
  switch (text) {
    case 'undef':
      return null;
    case 'default':
      return DEFAULT;
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      return text;
  }
}

const localAliases = new WeakMap<Readonly<Record<string, string>>, Map<string, TypeAliasType>>();

/** Returns the same alias for every use of a local name. */
function localAlias(name: string, local: Readonly<Record<string, string>>): TypeAliasType {
  let aliases = localAliases.get(local);
  if (aliases === undefined) localAliases.set(local, (aliases = new Map()));
  let alias = aliases.get(name);
  if (alias === undefined)
    aliases.set(name, (alias = new DefinedAliasType(name, () => parseType(local[name]!, local))));
  return alias;
}
