import { quote } from '../text/quote.js';
import { PuppetType, type Predicate } from '../values/type.js';

/** A type that is not known, represented by its text. It has no instances. */
export class TypeReferenceType extends PuppetType {
  readonly name = 'TypeReference';
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override accepts(other: PuppetType): boolean {
    return other instanceof TypeReferenceType && other.text === this.text;
  }

  override write(): string {
    return `TypeReference[${quote(this.text)}]`;
  }

  protected override compile(): Predicate {
    return () => false;
  }
}
