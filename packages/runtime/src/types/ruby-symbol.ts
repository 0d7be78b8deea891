import { quote } from '../text/quote.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetObject } from '../values/object.js';
import { RuntimeType } from './runtime.js';

/** A Ruby symbol. Ruby code returns symbols, and a plain YAML scalar such as `:name` is one. */
export class RubySymbol extends PuppetObject {
  static #type: RuntimeType | undefined;
  readonly name: string;

  constructor(name: string) {
    super((RubySymbol.#type ??= new RuntimeType('ruby', 'Symbol')), PuppetHash.from([['name', name]]));
    this.name = name;
  }

  override hostText(): string {
    return this.name;
  }

  override toSource(): string {
    return quote(this.name);
  }
}
