import { FunctionError } from '../../errors/error.js';
import { PuppetHash } from '../../values/hash.js';
import type { Value } from '../../values/value.js';

/** Returns the arguments of a format in order, by number or by name. A format cannot mix these. */
export class FormatArguments {
  readonly #args: readonly Value[];
  #next = 0;
  #mode: 'turn' | 'numbered' | 'named' | undefined;

  constructor(args: readonly Value[]) {
    this.#args = args;
  }

  inTurn(): Value {
    const number = this.#next + 1;
    if (this.#mode === 'numbered') throw new FunctionError(`unnumbered(${number}) mixed with numbered`);
    if (this.#mode === 'named') throw new FunctionError(`unnumbered(${number}) mixed with named`);
    this.#mode = 'turn';
    this.#next = number;
    return this.#at(number);
  }

  numbered(number: number): Value {
    if (this.#mode === 'turn') throw new FunctionError(`numbered(${number}) after unnumbered(${this.#next})`);
    if (this.#mode === 'named') throw new FunctionError(`numbered(${number}) after named`);
    if (number < 1) throw new FunctionError(`invalid index - ${number}$`);
    this.#mode = 'numbered';
    return this.#at(number);
  }

  /** `label` is the name in its brackets. */
  named(name: string, label: string): Value {
    if (this.#mode === 'turn') throw new FunctionError(`named${label} after unnumbered(${this.#next})`);
    if (this.#mode === 'numbered') throw new FunctionError(`named${label} after numbered`);
    this.#mode = 'named';
    const [hash] = this.#args;
    if (this.#args.length !== 1 || !(hash instanceof PuppetHash)) throw new FunctionError('one hash required');
    const value = hash.get(name);
    if (value === undefined) throw new FunctionError(`key${label} not found`);
    return value;
  }

  #at(number: number): Value {
    const value = this.#args[number - 1];
    if (value === undefined) throw new FunctionError('too few arguments');
    return value;
  }
}
