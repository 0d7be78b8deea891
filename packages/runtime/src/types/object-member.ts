import { quote } from '../text/quote.js';
import type { PuppetType, WriteOptions } from '../values/type.js';
import type { Value } from '../values/value.js';
import { writeValue } from './literal-value.js';

export type AttributeKind = 'constant' | 'derived' | 'given_or_derived' | 'reference';

export interface MemberParts {
  readonly name: string;
  readonly type: PuppetType;
  readonly final?: boolean;
  readonly override?: boolean;
  readonly annotations?: Value | undefined;
}

/** The common part of the attributes, functions and type parameters of an Object type. */
export abstract class ObjectMember {
  /** The kind of member, as messages name it. */
  abstract readonly feature: 'attribute' | 'function' | 'type_parameter';
  readonly name: string;
  readonly type: PuppetType;
  readonly final: boolean;
  readonly override: boolean;
  readonly annotations: Value | undefined;

  constructor(parts: MemberParts) {
    this.name = parts.name;
    this.type = parts.type;
    this.final = parts.final ?? false;
    this.override = parts.override ?? false;
    this.annotations = parts.annotations;
  }

  /** Writes the member as `'name' => Type`, or with a hash if it has more properties. */
  write(options: WriteOptions): string {
    const entries = this.entries(options);
    if (entries.length === 0) return `${quote(this.name)} => ${this.type.write(options)}`;
    return `${quote(this.name)} => {${[`type => ${this.type.write(options)}`, ...entries].join(', ')}}`;
  }

  protected entries(options: WriteOptions): string[] {
    const entries: string[] = [];
    if (this.annotations !== undefined) entries.push(`annotations => ${writeValue(this.annotations, options)}`);
    if (this.final) entries.push('final => true');
    if (this.override) entries.push('override => true');
    return entries;
  }
}

/** An attribute: its type, its kind, and its default value. */
export class Attribute extends ObjectMember {
  readonly feature = 'attribute';
  /** Null for an attribute whose value is given when the object is created. */
  readonly kind: AttributeKind | null;
  /** `undefined` if there is no default value. */
  readonly value: Value | undefined;

  constructor(parts: MemberParts & { kind?: AttributeKind | null; value?: Value | undefined }) {
    super(parts);
    this.kind = parts.kind ?? null;
    this.value = parts.value;
  }

  protected override entries(options: WriteOptions): string[] {
    const entries = super.entries(options);
    if (this.kind !== null) entries.push(`kind => ${this.kind}`);
    if (this.value !== undefined) entries.push(`value => ${writeValue(this.value, options)}`);
    return entries;
  }
}

export class ObjectFunction extends ObjectMember {
  readonly feature = 'function';
}

export class TypeParameter extends ObjectMember {
  readonly feature = 'type_parameter';

  override write(options: WriteOptions): string {
    return `${quote(this.name)} => ${this.type.write(options)}`;
  }
}
