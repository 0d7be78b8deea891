/**
 * What a plain YAML scalar such as `:name` is in Ruby. Not a Puppet value: data that holds one are refused when they
 * are asked for.
 */
export class RubySymbol {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}
