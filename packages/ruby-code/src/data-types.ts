import {
  type Argument,
  DataObject,
  implementationOf,
  type ObjectImplementation,
  ObjectType,
  parseType,
  PuppetHash,
  type Value,
} from '@pptjs/runtime/internal';
import { StructElement, StructType } from '@pptjs/runtime/lattice';
import type { Description } from './description.js';
import type { RubySource } from './functions.js';
import { type DataTypeData, type JsonObject, readDataTypeData, readList, readNullable, readText } from './json.js';
import type { Session } from './session.js';
import type { Wire, WireCodec } from './wire-codec.js';

/** Calls `body` while Ruby code has access to the environment of the type. */
type RunCode = <T>(body: () => T) => T;

/**
 * The data types of modules (`lib/puppet/datatypes`), and the objects of all types, as Ruby code sees them. Values have no
 * state in Ruby: Ruby code gets a new object of the type's class for each one, and a value that it returns is the data of
 * its object.
 */
export class RubyDataTypes {
  readonly #codec: WireCodec;
  readonly #session: () => Session;
  readonly #definitions = new WeakMap<ObjectType, string>();

  constructor(codec: WireCodec, session: () => Session) {
    this.#codec = codec;
    this.#session = session;
  }

  /**
   * Loads the file of a type into Ruby and describes the type.
   * @throws {FunctionError} if its code fails
   */
  describe(name: string, file: RubySource): Description<DataTypeData> {
    return this.#session().requestDescription('load_data_type', { name, ...file }, readDataTypeData);
  }

  /** Returns the code of a type. */
  implementation(file: RubySource, takesHash: boolean, run: RunCode): ObjectImplementation {
    return new RubyImplementation(this, file, takesHash, run);
  }

  createObject(type: ObjectType, attributes: PuppetHash): Value {
    const { name } = type;
    const wires = this.#attributesOf(type, attributes);
    return this.#session().requestValue('create_object', {
      type: name,
      definition: this.#definitionOf(type),
      attributes: wires,
    });
  }

  callMethod(object: DataObject, name: string, args: readonly Argument[]): Value {
    return this.#session().requestValue('call_method', {
      object: this.#codec.encode(object),
      name,
      args: args.map((each) => this.#codec.encode(each)),
    });
  }

  areEqual(left: DataObject, right: DataObject): boolean {
    return this.callMethod(left, '==', [right]) === true;
  }

  /** Returns null for an object whose type Ruby code has in another form. */
  encode(object: DataObject): Wire | null {
    const { type } = object;
    if (!(type instanceof ObjectType) || type.typeName === null || BUILT_IN.has(type.typeName)) return null;
    const attributes = this.#attributesOf(type, object.attributes);
    return { '#': 'instance', type: type.typeName, definition: this.#definitionOf(type), attributes };
  }

  decode(wire: JsonObject): Value {
    const type = typeNamed(readText(wire['type']));
    const given = new Map(readList(wire['attributes']).map((pair) => this.#readPair(pair)));
    const attributes = PuppetHash.from(
      attributesOf(type)
        .filter(({ kind }) => kind !== 'derived')
        .map(({ name, value, kind }): [Value, Value] => [
          name,
          (kind === 'constant' ? undefined : given.get(name)) ?? value ?? null,
        ]),
    );
    const implementation = implementationOf(type);
    if (!(implementation instanceof RubyImplementation)) return new DataObject(type, attributes);
    return new CodedObject(type, attributes, implementation, {
      initial: PuppetHash.from([...given]),
      hash: readNullable(wire['hash'], readText),
      text: readNullable(wire['text'], (text) => String(this.#codec.decode(text))),
      equality: readText(wire['equality']),
    });
  }

  /** Describes a type for the class of its objects (ruby-lib/pptjs/data_type_classes.rb). */
  describeType(name: string): object {
    const type = typeNamed(name);
    const all = attributesOf(type);
    const { parentObject: parent, ownImplementation: implementation } = type;
    const given = all.filter(({ kind }) => kind !== 'constant' && kind !== 'derived');
    const ordered = [
      ...given.filter(({ value }) => value === undefined),
      ...given.filter(({ value }) => value !== undefined),
    ];
    const names = type.attributes.filter(
      ({ kind }) => kind === null || kind === 'given_or_derived' || kind === 'reference',
    );
    return {
      parent: parent?.typeName ?? null,
      parentDefinition: parent === null ? null : this.#definitionOf(parent),
      attributes: ordered.map((each) => ({
        name: each.name,
        type: String(each.type),
        ...(each.value !== undefined && { default: this.#codec.encode(each.value) }),
      })),
      own: names.map((each) => each.name),
      constants: all
        .filter(({ kind }) => kind === 'constant')
        .map((each) => [each.name, this.#codec.encode(each.value ?? null)]),
      derived: type.attributes.filter(({ kind }) => kind === 'derived').map((each) => each.name),
      functions: type.functions.map((each) => each.name),
      equality: [...(type.equalityAttributes() ?? given.map((each) => each.name))],
      initializer: String(
        new StructType(given.map((each) => new StructElement(each.name, each.value !== undefined, each.type))),
      ),
      ...(implementation instanceof RubyImplementation && implementation.file),
    };
  }

  #readPair(pair: unknown): [string, Value] {
    const [name, value] = readList(pair);
    return [readText(name), this.#codec.decode(value)];
  }

  #attributesOf(type: ObjectType, attributes: PuppetHash): readonly (readonly [string, Wire])[] {
    return attributesOf(type)
      .filter(({ kind }) => kind !== 'constant' && kind !== 'derived')
      .map(({ name }) => [name, this.#codec.encode(attributes.get(name) ?? null)]);
  }

  #definitionOf(type: ObjectType): string {
    let text = this.#definitions.get(type);
    if (text === undefined) this.#definitions.set(type, (text = String(type)));
    return text;
  }
}

/** Types whose objects Ruby code has in another form. */
const BUILT_IN: ReadonlySet<string> = new Set(['Deferred', 'Puppet::LookupContext']);

function attributesOf(type: ObjectType): readonly Attribute[] {
  return [...type.allAttributes().values()];
}

type Attribute = ObjectType['attributes'][number];

function typeNamed(name: string): ObjectType {
  const type = parseType(name).resolved();
  if (!(type instanceof ObjectType)) throw new TypeError(`${name} is not the type of an object`);
  return type;
}

class RubyImplementation implements ObjectImplementation {
  readonly #types: RubyDataTypes;
  readonly #run: RunCode;

  constructor(
    types: RubyDataTypes,
    readonly file: RubySource,
    readonly takesHash: boolean,
    run: RunCode,
  ) {
    this.#types = types;
    this.#run = run;
  }

  create(type: ObjectType, attributes: PuppetHash): DataObject {
    const object = this.#run(() => this.#types.createObject(type, attributes));
    return object instanceof DataObject ? object : new DataObject(type, attributes);
  }

  callMethod(object: DataObject, name: string, args: readonly Argument[]): Value {
    return this.#run(() => this.#types.callMethod(object, name, args));
  }

  areEqual(left: DataObject, right: DataObject): boolean {
    return this.#run(() => this.#types.areEqual(left, right));
  }
}

/** The properties of an object that Ruby code decides. */
interface ObjectCode {
  /** The attributes from which Ruby code can create an equal object. */
  readonly initial: PuppetHash;
  /** The text of the object; null if its class has no code for it. */
  readonly text: string | null;
  /** How objects are compared: by their `attributes`, by `identity`, or by `code`. */
  readonly equality: string;
  /** The text of Ruby's `hash`, for objects that are compared by code. */
  readonly hash: string | null;
}

/** An object of a type with Ruby code. */
class CodedObject extends DataObject {
  readonly #implementation: RubyImplementation;
  readonly #code: ObjectCode;

  constructor(type: ObjectType, attributes: PuppetHash, implementation: RubyImplementation, code: ObjectCode) {
    super(type, attributes);
    this.#implementation = implementation;
    this.#code = code;
  }

  override toText(): string {
    return this.#code.text ?? super.toText();
  }

  override initialAttributes(): PuppetHash {
    return this.#code.initial;
  }

  override keyText(): string {
    const { hash } = this.#code;
    return hash === null ? super.keyText() : `o${this.type.name}#${hash}`;
  }

  override equals(other: unknown): boolean {
    if (other === this || this.#code.equality === 'attributes') return super.equals(other);
    return this.#code.equality === 'code' && other instanceof DataObject && this.#implementation.areEqual(this, other);
  }

  override callImplementation(name: string, args: readonly Argument[]): Value {
    return this.#implementation.callMethod(this, name, args);
  }
}
