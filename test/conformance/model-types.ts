/** Random types of which a generator knows whether a value is an instance. */
import { isArray, isHash, literalOf, type Model, type ModelHash, type ModelKey, quoted } from './models.js';
import type { Random } from './random.js';

export interface ModelType {
  readonly text: string;
  readonly accepts: (model: Model) => boolean;
}

const ANY: ModelType = { text: 'Any', accepts: () => true };
const UNDEF: ModelType = { text: 'Undef', accepts: (model) => model === null };

/** Bounds of Integers at which implementations change their representation of numbers. */
const BOUNDS = [
  1n - 2n ** 63n,
  -(2n ** 53n),
  -1n,
  0n,
  1n,
  100n,
  2n ** 53n - 1n,
  2n ** 53n,
  2n ** 53n + 1n,
  2n ** 63n - 1n,
];

/** Creates types, and the aliases that they use. */
export class ModelTypes {
  readonly #random: Random;
  readonly #aliases: string[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** The definitions of the aliases. */
  get definitions(): readonly string[] {
    return this.#aliases;
  }

  /** Returns a random type that accepts all values of a list. */
  accepting(models: readonly Model[], depth = 0): ModelType {
    if (models.length === 0) return this.#random.pick([ANY, this.#scalar('x'), this.#scalar(1n), UNDEF]);
    let type = this.#of(this.#random.pick(models), depth);
    for (let i = 0; i < 4; i++) {
      const other = models.find((model) => !type.accepts(model));
      if (other === undefined) return type;
      type = other === null ? optional(type) : variant([type, this.#of(other, depth)]);
    }
    return ANY;
  }

  #of(model: Model, depth: number): ModelType {
    const type = this.#plain(model, depth);
    switch (this.#random.below(depth === 0 ? 12 : 50)) {
      case 0:
      case 1:
        return this.#alias(type);
      case 2:
        return optional(type);
      case 3:
        return variant(this.#random.pick([[type, this.#scalar('x')], [this.#scalar(1n), type]])); // prettier-ignore
      case 4:
        return model === null ? type : { text: `NotUndef[${type.text}]`, accepts: (each) => each !== null && type.accepts(each) }; // prettier-ignore
      case 5:
        return this.#recursive(model);
      default:
        return type;
    }
  }

  #plain(model: Model, depth: number): ModelType {
    if (isArray(model)) return this.#array(model, depth);
    if (isHash(model)) return this.#hash(model, depth);
    return this.#scalar(model);
  }

  /**
   * Returns the text of a type that accepts a collection, and of a narrower one that perhaps does not: code that knows the first
   * type need only test a part of the second one.
   */
  wideAndNarrow(collection: readonly Model[] | ModelHash): readonly [string, string] {
    const isList = isArray(collection);
    const elements = isList ? collection : Array.from(collection.values());
    const defined = elements.filter((each) => each !== null);
    const element = this.named(this.accepting(defined, 1)).text;
    const count = elements.length;
    const maybe = elements.length === defined.length ? this.#random.pick([element, `Optional[${element}]`]) : `Optional[${element}]`; // prettier-ignore
    const size = this.#random.pick([`, ${Math.max(1, count)}`, `, 1, ${Math.max(1, count - 1)}`, `, 0, ${count}`, '']);
    if (isList) {
      if (count > 0 && count < 5 && this.#random.below(2) === 0)
        return [`Tuple[${elements.map(() => maybe).join(', ')}]`, `Tuple[${elements.map(() => element).join(', ')}]`];
      const wide = this.#random.pick([
        `Array[${maybe}]`,
        `Optional[Array[${maybe}]]`,
        `Array[${maybe}, 0, ${count + 1}]`,
      ]);
      return [wide, `Array[${element}${size}]`];
    }
    const keys = Array.from(collection.keys()).filter((key) => isText(key) && key !== '');
    if (keys.length > 0 && keys.length === count && count < 5 && this.#random.below(2) === 0) {
      const wide = [...keys, 'z'].map((key) => `${this.#random.pick(['', 'Optional'])}[${literalOf(key)}] => ${maybe}`);
      const narrow = keys.map((key) => `${literalOf(key)} => ${element}`);
      const last = this.#random.pick([[`'z' => ${element}`], [`Optional['z'] => ${element}`]]);
      const fixed = wide.map((text) => text.replace(/^\[(.*?)\]/, '$1')).slice(0, -1);
      return [
        `Struct[{ ${[...fixed, `Optional['z'] => ${maybe}`].join(', ')} }]`,
        `Struct[{ ${[...narrow, ...last].join(', ')} }]`,
      ];
    }
    const wide = this.#random.pick([`Hash[Any, ${maybe}]`, `Optional[Hash[Any, ${maybe}]]`, 'Hash', `Variant[String, Hash[Any, ${maybe}]]`]); // prettier-ignore
    return [wide, `Hash[Any, ${element}${size}]`];
  }

  /** Returns the type of arrays with elements of a type. */
  listOf({ text, accepts }: ModelType): ModelType {
    return { text: `Array[${text}]`, accepts: (model) => isArray(model) && model.every(accepts) };
  }

  /** Returns an alias of a type. All uses of an alias share the test of the type. */
  named(type: ModelType): ModelType {
    return /^A\d+$/.test(type.text) ? type : this.#alias(type);
  }

  #alias({ text, accepts }: ModelType): ModelType {
    const name = `A${this.#aliases.length}`;
    this.#aliases.push(`type ${name} = ${text}`);
    return { text: name, accepts };
  }

  /** An alias of trees, or Data. */
  #recursive(model: Model): ModelType {
    const leaf = this.#random.pick([
      { text: 'Scalar', accepts: isScalar },
      { text: 'Variant[Integer, String, Undef]', accepts: (each: Model) => isInteger(each) || isText(each) || each === null },
    ]); // prettier-ignore
    const accepts = (each: Model): boolean =>
      isArray(each)
        ? each.every(accepts)
        : isHash(each)
          ? Array.from(each).every(([key, value]) => isText(key) && accepts(value))
          : leaf.accepts(each);
    const data: ModelType = { text: 'Data', accepts: isData };
    if (!accepts(model)) return isData(model) ? data : ANY;
    const name = `A${this.#aliases.length}`;
    this.#aliases.push(`type ${name} = Variant[${leaf.text}, Array[${name}], Hash[String, ${name}]]`);
    return { text: name, accepts };
  }

  // Scalars

  #scalar(model: Model): ModelType {
    if (model === null) return this.#random.pick([UNDEF, optional(this.#scalar(1n)), optional(this.#scalar('x')), ANY]);
    const wide: readonly ModelType[] = [
      { text: 'Scalar', accepts: isScalar },
      { text: 'Data', accepts: isData },
      { text: 'NotUndef', accepts: (each) => each !== null },
      variant([integer(), text()]),
    ];
    if (this.#random.below(6) === 0) {
      const type = this.#random.pick(wide);
      if (type.accepts(model)) return type;
    }
    if (typeof model === 'string') return this.#text(model);
    if (typeof model === 'bigint') return this.#integer(model);
    if (typeof model === 'number')
      return this.#random.pick([
        { text: 'Float', accepts: isFloat },
        { text: 'Numeric', accepts: (each) => isFloat(each) || isInteger(each) },
      ]);
    if (typeof model === 'boolean')
      return this.#random.pick([
        { text: 'Boolean', accepts: (each) => typeof each === 'boolean' },
        { text: `Boolean[${model}]`, accepts: (each) => each === model },
      ]);
    return ANY;
  }

  #integer(value: bigint): ModelType {
    const low = this.#random.pick([undefined, value, ...BOUNDS.filter((each) => each <= value)]);
    const high = this.#random.pick([undefined, value, ...BOUNDS.filter((each) => each >= value)]);
    return this.#random.below(3) === 0 ? integer() : integer(low, high);
  }

  #text(value: string): ModelType {
    const first = value.charAt(0);
    const { length } = Array.from(value);
    return this.#random.pick([
      text(),
      text(),
      text(this.#random.below(length + 1)),
      text(0, length + this.#random.below(3)),
      { text: `Enum[${quoted(value)}, 'q', 'red']`, accepts: (each) => each === value || each === 'q' || each === 'red' },
      /^[a-z]/.test(first)
        ? { text: 'Pattern[/^[a-z]/]', accepts: (each) => isText(each) && /^[a-z]/m.test(each) }
        : text(),
    ]); // prettier-ignore
  }

  // Collections

  #array(list: readonly Model[], depth: number): ModelType {
    const { length } = list;
    switch (this.#random.below(18)) {
      case 0:
        return { text: 'Array', accepts: isArray };
      case 1:
        return this.#collection(length);
      case 2:
      case 3:
      case 4:
      case 5:
      case 6: {
        if (length === 0 || length > 5) break;
        const types = list.map((each) => this.accepting([each], depth + 1));
        return {
          text: `Tuple[${types.map((type) => type.text).join(', ')}]`,
          accepts: (each) => isArray(each) && each.length === length && types.every((type, i) => type.accepts(each[i]!)),
        }; // prettier-ignore
      }
      default:
    }
    const element = this.accepting(list, depth + 1);
    const [size, hasSize] = this.#size(length);
    return {
      text: `Array[${element.text}${size}]`,
      accepts: (each) => isArray(each) && hasSize(each.length) && each.every(element.accepts),
    };
  }

  #hash(hash: ModelHash, depth: number): ModelType {
    const keys = Array.from(hash.keys());
    switch (this.#random.below(16)) {
      case 0:
        return { text: 'Hash', accepts: isHash };
      case 1:
        return this.#collection(hash.size);
      case 2:
      case 3:
      case 4:
      case 5:
      case 6:
      case 7:
      case 8:
        if (keys.length > 0 && keys.length <= 8 && keys.every((key) => typeof key === 'string' && key !== ''))
          return this.#struct(new Map(Array.from(hash, ([key, value]) => [String(key), value])), depth);
        break;
      default:
    }
    const key = this.#key(keys);
    const value = this.accepting(Array.from(hash.values()), depth + 1);
    const [size, hasSize] = this.#size(hash.size);
    return {
      text: `Hash[${key.text}, ${value.text}${size}]`,
      accepts: (each) =>
        isHash(each) && hasSize(each.size) && Array.from(each).every(([k, v]) => key.accepts(k) && value.accepts(v)),
    };
  }

  #struct(hash: ReadonlyMap<string, Model>, depth: number): ModelType {
    const elements = Array.from(hash, ([key, model]) => this.#element(key, this.accepting([model], depth + 1)));
    for (const key of ['z', 'b', 'note']) {
      if (hash.has(key) || this.#random.below(3) > 0) continue;
      const type = this.accepting([this.#random.pick<Model>([1n, 'x', null, [], true])], depth + 1);
      elements.push({
        ...this.#element(key, type),
        text: `Optional[${quoted(key)}] => ${type.text}`,
        isOptional: true,
      });
    }
    const known = new Set(elements.map(({ key }) => key));
    return {
      text: `Struct[{ ${elements.map((element) => element.text).join(', ')} }]`,
      accepts: (each) =>
        isHash(each) &&
        Array.from(each.keys()).every((key) => typeof key === 'string' && known.has(key)) &&
        elements.every(({ key, type, isOptional }) => (each.has(key) ? type.accepts(each.get(key)!) : isOptional)),
    };
  }

  #element(key: string, type: ModelType): StructElement {
    switch (this.#random.below(5)) {
      case 0:
        return { key, type, text: `Optional[${quoted(key)}] => ${type.text}`, isOptional: true };
      case 1:
        return { key, type, text: `NotUndef[${quoted(key)}] => ${type.text}`, isOptional: false };
      default:
        return { key, type, text: `${quoted(key)} => ${type.text}`, isOptional: type.accepts(null) };
    }
  }

  #key(keys: readonly ModelKey[]): ModelType {
    const texts = keys.filter(isText);
    const areListed = texts.length === keys.length && texts.length > 0 && texts.length < 5;
    if (areListed && this.#random.below(6) === 0)
      return {
        text: `Enum[${texts.map(quoted).join(', ')}]`,
        accepts: (key) => isText(key) && texts.includes(key),
      };
    return this.accepting(keys, 2);
  }

  #collection(length: number): ModelType {
    const [size, hasSize] = this.#size(length);
    return size === ''
      ? { text: 'Collection', accepts: (each) => isArray(each) || isHash(each) }
      : {
          text: `Collection[${size.slice(2)}]`,
          accepts: (each) => (isArray(each) && hasSize(each.length)) || (isHash(each) && hasSize(each.size)),
        };
  }

  /** Returns the parameters of a size, after a comma, that permits a number of elements. */
  #size(count: number): [string, (count: number) => boolean] {
    const min = Math.max(0, count - this.#random.below(2));
    const max = count + this.#random.below(2);
    switch (this.#random.below(5)) {
      case 0:
        return [`, ${min}`, (each) => each >= min];
      case 1:
        return [`, ${min}, ${max}`, (each) => each >= min && each <= max];
      default:
        return ['', () => true];
    }
  }
}

interface StructElement {
  readonly key: string;
  readonly type: ModelType;
  readonly text: string;
  readonly isOptional: boolean;
}

const isText = (model: Model): model is string => typeof model === 'string';
const isInteger = (model: Model): model is bigint => typeof model === 'bigint';
const isFloat = (model: Model): model is number => typeof model === 'number';
const isScalar = (model: Model): boolean => model !== null && typeof model !== 'object';

function isData(model: Model): boolean {
  if (isArray(model)) return model.every(isData);
  if (isHash(model)) return Array.from(model).every(([key, value]) => isText(key) && isData(value));
  return true;
}

function optional({ text, accepts }: ModelType): ModelType {
  // Puppet forgets the type in Optional[NotUndef].
  if (text.startsWith('NotUndef')) return ANY;
  return { text: `Optional[${text}]`, accepts: (model) => model === null || accepts(model) };
}

function variant(types: readonly ModelType[]): ModelType {
  return {
    text: `Variant[${types.map((type) => type.text).join(', ')}]`,
    accepts: (model) => types.some((type) => type.accepts(model)),
  };
}

function integer(low?: bigint, high?: bigint): ModelType {
  const ends = low === undefined && high === undefined ? '' : `[${low ?? 'default'}, ${high ?? 'default'}]`;
  return {
    text: `Integer${ends}`,
    accepts: (model) =>
      isInteger(model) && (low === undefined || model >= low) && (high === undefined || model <= high),
  };
}

function text(min = 0, max?: number): ModelType {
  const size = max === undefined ? (min === 0 ? '' : `[${min}]`) : `[${min}, ${max}]`;
  const hasLength = (value: string): boolean => {
    const { length } = Array.from(value);
    return length >= min && (max === undefined || length <= max);
  };
  return { text: `String${size}`, accepts: (model) => isText(model) && hasLength(model) };
}
