/** The types of results (see `toJS`) of expressions without declared types: what inference finds out about their values. */
import {
  ArrayType,
  BINARY,
  BooleanType,
  CatalogEntryType,
  DATA,
  DEFAULT_TYPE,
  EnumType,
  FloatType,
  HashType,
  IntegerType,
  IteratorType,
  NotUndefType,
  NumericType,
  OptionalType,
  type PuppetType,
  RegexpType,
  ScalarDataType,
  ScalarType,
  SEMVER_RANGE,
  SemVerType,
  SensitiveType,
  StringType,
  StructType,
  TimespanType,
  TimestampType,
  TupleType,
  TypeAliasType,
  TypeType,
  UndefType,
  UnitType,
  UriType,
  VariantType,
} from '@pptjs/runtime/lattice';
import * as b from '../../estree/index.js';
import type { FunctionDefinition, Node, Program } from '../ast/nodes.js';
import { FileDefinitions, inferTypes, OPEN_WORLD, type Inference } from '../inference/index.js';
import { objectText, propertyName } from './object-text.js';
import { operandText, textOf, type Union, unionOf } from './union.js';

/** The names in a declaration file that inferred types use. */
interface InferredNames {
  /** The type of an unknown value. */
  any(): Union;
  /** The local name of a type of `@pptjs/runtime/declarations`. */
  imported(name: string): string;
  /** The name of an alias of the file; null for an alias of another file. */
  aliasName(name: string): string | null;
}

/** The maximum number of elements of a literal array that become elements of a TypeScript tuple. */
const MAX_TUPLE_LENGTH = 32;
/** Types that are nested more deeply are unknown, so that declarations stay readable. */
const MAX_DEPTH = 8;

/** The inferred types of a program as TypeScript types. Inference runs when a type is first needed. */
export class InferredTypes {
  readonly #program: Program;
  readonly #names: InferredNames;
  /** The type of an unknown value, if it has been printed. */
  #unknown: Union | undefined;
  #inferred: { readonly types: Inference['types']; readonly definitions: FileDefinitions } | undefined;

  constructor(program: Program, names: InferredNames) {
    this.#program = program;
    this.#names = names;
  }

  /** Returns the type of the result of an expression. */
  expression(node: Node): Union {
    const type = this.#infer().types.get(node);
    const printed = type === undefined ? [] : this.#print(type, 0);
    // Code that is never evaluated, or fails, has no type.
    return printed.length === 0 ? this.#any() : printed;
  }

  /** Returns the type of the results of a function of the program. */
  resultOf(node: FunctionDefinition): Union {
    return this.#print(this.#infer().definitions.resultType(node), 0);
  }

  #infer(): { readonly types: Inference['types']; readonly definitions: FileDefinitions } {
    if (this.#inferred === undefined) {
      const definitions = new FileDefinitions(this.#program, '', OPEN_WORLD);
      this.#inferred = { types: inferTypes(this.#program, { definitions }).types, definitions };
    }
    return this.#inferred;
  }

  #print(type: PuppetType, depth: number): Union {
    if (depth > MAX_DEPTH) return this.#any();
    const printed = this.#plain(type) ?? this.#collection(type, depth + 1) ?? this.#wrapper(type, depth + 1);
    return printed === undefined ? this.#any() : this.#simplified(printed);
  }

  #any(): Union {
    return (this.#unknown ??= this.#names.any());
  }

  /** A union with an unknown type is unknown. */
  #simplified(union: Union): Union {
    return this.#unknown?.some((member) => union.includes(member)) === true ? this.#unknown : union;
  }

  /** Types without parts. */
  #plain(type: PuppetType): Union | undefined {
    if (type instanceof StringType) return ['string'];
    if (type instanceof EnumType) return enumText(type);
    if (type instanceof IntegerType) return integerText(type);
    if (type instanceof FloatType) return ['number'];
    if (type instanceof BooleanType) return ['boolean'];
    if (type instanceof UndefType) return ['null'];
    if (type instanceof NumericType) return ['number', 'bigint'];
    if (type instanceof ScalarDataType) return ['string', 'boolean', 'number', 'bigint'];
    if (type instanceof TimestampType) return ['Date'];
    if (type === BINARY) return ['Uint8Array'];
    // The type of the elements of empty collections.
    if (type instanceof UnitType) return [];
    const name = this.#unconverted(type);
    return name === undefined ? undefined : [this.#names.imported(name)];
  }

  /** The class of the runtime whose values are not converted. */
  #unconverted(type: PuppetType): string | undefined {
    if (type instanceof ScalarType) return 'ScalarValue';
    if (type === DATA) return 'DataValue';
    if (type === DEFAULT_TYPE) return 'Default';
    if (type instanceof RegexpType) return 'PuppetRegExp';
    if (type instanceof SemVerType) return 'SemVer';
    if (type === SEMVER_RANGE) return 'SemVerRange';
    if (type instanceof TimespanType) return 'Timespan';
    if (type instanceof UriType) return 'PuppetUri';
    if (type instanceof SensitiveType) return 'Sensitive';
    return type instanceof TypeType || type instanceof CatalogEntryType ? 'PuppetType' : undefined;
  }

  #collection(type: PuppetType, depth: number): Union | undefined {
    if (type instanceof ArrayType || type instanceof IteratorType)
      return this.#array(this.#print(type.elementType, depth));
    if (type instanceof TupleType) return this.#tuple(type, depth);
    if (type instanceof StructType) return this.#struct(type, depth);
    return type instanceof HashType ? this.#hash(type, depth) : undefined;
  }

  #array(element: Union): Union {
    return [`${operandText(element)}[]`];
  }

  /** Elements of the same type are those of an array. */
  #tuple(type: TupleType, depth: number): Union {
    const elements = type.types.map((each) => textOf(this.#print(each, depth)));
    const { min, max } = type.givenSize();
    const isTuple = min === max && max === elements.length && max <= MAX_TUPLE_LENGTH && new Set(elements).size > 1;
    if (isTuple) return [`[${elements.join(', ')}]`];
    const all = unionOf(...type.types.map((each) => this.#print(each, depth)));
    return this.#array(this.#simplified(all));
  }

  #struct({ elements }: StructType, depth: number): Union {
    return [
      objectText(
        elements.map(
          ({ key, optional, type }) =>
            `${propertyName(key)}${optional ? '?' : ''}: ${textOf(this.#print(type, depth))}`,
        ),
      ),
    ];
  }

  /** A hash is an object if all keys are strings. */
  #hash({ keyType, valueType, size }: HashType, depth: number): Union {
    if (size?.max === 0) return [objectText([])];
    const key = textOf(this.#print(keyType, depth));
    const value = textOf(this.#print(valueType, depth));
    const object = `{ [key: string]: ${value} }`;
    const isText = keyType instanceof StringType || keyType instanceof EnumType;
    return isText ? [object] : [object, `Map<${key}, ${value}>`];
  }

  #wrapper(type: PuppetType, depth: number): Union | undefined {
    if (type instanceof VariantType) return unionOf(...type.types.map((each) => this.#print(each, depth)));
    if (type instanceof OptionalType && type.type !== null) return unionOf(this.#print(type.type, depth), ['null']);
    if (type instanceof NotUndefType && type.type !== null)
      return [`NonNullable<${textOf(this.#print(type.type, depth))}>`];
    if (!(type instanceof TypeAliasType)) return undefined;
    const name = this.#names.aliasName(type.name);
    return name === null ? this.#print(type.target(), depth) : [name];
  }
}

/** The values, if there are several: a single one is a literal, whose value is likely to change. */
function enumText({ values, ignoreCase }: EnumType): Union {
  return ignoreCase || values.length < 2 ? ['string'] : values.map((value) => b.quoted(value));
}

/** An Integer is a bigint only outside of the safe integers. */
function integerText({ from, to }: IntegerType): Union {
  if (typeof from === 'number' && typeof to === 'number') return ['number'];
  return typeof from === 'bigint' && from === to ? ['bigint'] : ['number', 'bigint'];
}
