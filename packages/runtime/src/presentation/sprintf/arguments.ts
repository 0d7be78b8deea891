import { builtinResourceType, titleExpression } from '../../context/resource-types.js';
import { functionError, type Message } from '../../errors/messages.js';
import { ClassType, ResourceType } from '../../types/resource.js';
import { PuppetHash } from '../../values/hash.js';
import type { Value } from '../../values/value.js';

const messages = {
  UNNUMBERED_WITH_NUMBERED: { text: 'unnumbered({number}) mixed with numbered' },
  UNNUMBERED_WITH_NAMED: { text: 'unnumbered({number}) mixed with named' },
  NUMBERED_AFTER_UNNUMBERED: { text: 'numbered({number}) after unnumbered({previous})' },
  NUMBERED_AFTER_NAMED: { text: 'numbered({number}) after named' },
  INVALID_INDEX: { text: 'invalid index - {number}$' },
  NAMED_AFTER_UNNUMBERED: { text: 'named{label} after unnumbered({previous})' },
  NAMED_AFTER_NUMBERED: { text: 'named{label} after numbered' },
  ONE_HASH_REQUIRED: { text: 'one hash required' },
  KEY_NOT_FOUND: { text: 'key{label} not found' },
  TOO_FEW_ARGUMENTS: { text: 'too few arguments' },
} as const satisfies Record<string, Message>;

/**
 * The arguments of a format, which are read in order, by number or by name. A format cannot mix these.
 * Each method throws a FunctionError with Ruby's message if it does, or if there is no such argument.
 */
export class FormatArguments {
  readonly #args: readonly Value[];
  #next = 0;
  #mode: 'unnumbered' | 'numbered' | 'named' | undefined;

  constructor(args: readonly Value[]) {
    this.#args = args;
  }

  /** Returns the next argument in order. */
  next(): Value {
    const number = this.#next + 1;
    if (this.#mode === 'numbered') throw functionError(messages.UNNUMBERED_WITH_NUMBERED, { number });
    if (this.#mode === 'named') throw functionError(messages.UNNUMBERED_WITH_NAMED, { number });
    this.#mode = 'unnumbered';
    this.#next = number;
    return this.#at(number);
  }

  /** Returns an argument by its number, from 1. */
  numbered(number: number): Value {
    if (this.#mode === 'unnumbered')
      throw functionError(messages.NUMBERED_AFTER_UNNUMBERED, { number, previous: this.#next });
    if (this.#mode === 'named') throw functionError(messages.NUMBERED_AFTER_NAMED, { number });
    if (number < 1) throw functionError(messages.INVALID_INDEX, { number });
    this.#mode = 'numbered';
    return this.#at(number);
  }

  /** Returns an argument by its name. `label` is the name in its brackets. */
  named(name: string, label: string): Value {
    if (this.#mode === 'unnumbered')
      throw functionError(messages.NAMED_AFTER_UNNUMBERED, { label, previous: this.#next });
    if (this.#mode === 'numbered') throw functionError(messages.NAMED_AFTER_NUMBERED, { label });
    this.#mode = 'named';
    const [only] = this.#args;
    if (this.#args.length !== 1 || only === undefined) throw functionError(messages.ONE_HASH_REQUIRED, {});
    const values = only instanceof PuppetHash ? only : attributesOf(only);
    if (values === null) throw functionError(messages.ONE_HASH_REQUIRED, {});
    const value = values.get(name);
    if (value === undefined) throw functionError(messages.KEY_NOT_FOUND, { label });
    return value;
  }

  #at(number: number): Value {
    const value = this.#args[number - 1];
    if (value === undefined) throw functionError(messages.TOO_FEW_ARGUMENTS, {});
    return value;
  }
}

/**
 * The attributes that a reference has, by name: those that the type reads from the title. Ruby converts a reference to a
 * hash of them. Null for other values.
 */
function attributesOf(value: Value): ReadonlyMap<string, string | null> | null {
  if (value instanceof ClassType && value.className !== null) return NO_ATTRIBUTES;
  if (!(value instanceof ResourceType) || value.typeName === null) return null;
  const data = builtinResourceType(value.typeName.toLowerCase());
  const { title } = value;
  if (data === undefined || title === null) return NO_ATTRIBUTES;
  if (data.titlePatterns === undefined) return new Map([[data.namevars[0] ?? 'name', title]]);
  for (const pattern of data.titlePatterns) {
    const match = titleExpression(pattern).compiled.exec(title);
    if (match !== null) return new Map(pattern.attributes.map((name, i) => [name, match[i + 1] ?? null]));
  }
  return NO_ATTRIBUTES;
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
