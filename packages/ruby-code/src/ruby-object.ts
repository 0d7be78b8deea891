import {
  type ElementRange,
  EMPTY_HASH,
  functionError,
  isArray,
  isInteger,
  PuppetObject,
  quoteString,
  RuntimeType,
  type Value,
} from '@pptjs/runtime/internal';
import { IntegerType, STRING, TypeType } from '@pptjs/runtime/lattice';
import { messages } from './messages.js';

/** What Ruby answers about an object (ruby-lib/pptjs/objects.rb). */
export type Question = 'text' | 'inspect' | 'equals' | 'key' | 'elements';

/** The objects that the interpreter keeps during an evaluation. */
export interface KeptObjects {
  /** Whether the interpreter still has the objects. */
  exist(): boolean;
  ask(object: RubyObject, question: Question, args: readonly Value[]): Value;
}

/** An object as Ruby describes it. */
export interface ObjectDescription {
  readonly id: number;
  /** The name of the class; of a module or class its own name. Null if it has none. */
  readonly className: string | null;
  readonly kind: 'range' | 'module' | null;
}

/**
 * An object of a Ruby class that is no type of Puppet, such as a Set, a Time or a Range. The object stays in the interpreter
 * until the evaluation ends, and Ruby code gets the object itself again. Afterwards only its last text is known.
 */
export class RubyObject extends PuppetObject {
  readonly #id: number;
  readonly #kept: KeptObjects;
  readonly #isRange: boolean;
  #text: string;

  constructor(kept: KeptObjects, { id, className, kind }: ObjectDescription) {
    const type = new RuntimeType('ruby', className);
    super(kind === 'module' ? new TypeType(type) : type, EMPTY_HASH);
    this.#id = id;
    this.#kept = kept;
    this.#isRange = kind === 'range';
    this.#text = `#<${className ?? 'Object'}>`;
  }

  /**
   * The number of the object in Ruby.
   * @throws {FunctionError} if the evaluation has ended
   */
  get id(): number {
    if (!this.#kept.exist()) throw functionError(messages.LOST_OBJECT, { class: this.rubyClassName() });
    return this.#id;
  }

  override hostText(): string {
    if (this.#kept.exist()) this.#text = String(this.#ask('text'));
    return this.#text;
  }

  override toSource(): string {
    return quoteString(this.hostText());
  }

  override rubyInspect(): string {
    return String(this.#ask('inspect'));
  }

  override rubyClassName(): string {
    return this.type instanceof RuntimeType ? (this.type.className ?? 'Object') : 'Class';
  }

  override equals(other: unknown): boolean {
    return this.#ask('equals', other as Value) === true;
  }

  override keyText(): string {
    return `r${String(this.#ask('key'))}`;
  }

  override range(): ElementRange | null {
    if (!this.#isRange) return null;
    let elements: ElementRange | undefined;
    const read = (): ElementRange => (elements ??= this.#elements());
    return {
      get elementType() {
        return read().elementType;
      },
      [Symbol.iterator]: () => read()[Symbol.iterator](),
    };
  }

  /** @throws {FunctionError} if Puppet cannot iterate over the range */
  #elements(): ElementRange {
    const elements = this.#ask('elements');
    if (!isArray(elements)) throw functionError(messages.NOT_ITERABLE, {});
    const [first = null, last = null] = elements;
    const integers = isInteger(first) && isInteger(last) ? new IntegerType(first, last).range() : null;
    return integers ?? { elementType: STRING, [Symbol.iterator]: () => elements.values() };
  }

  #ask(question: Question, ...args: readonly Value[]): Value {
    return this.#kept.ask(this, question, args);
  }
}
