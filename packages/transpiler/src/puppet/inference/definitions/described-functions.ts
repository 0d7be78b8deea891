import { ANY, type PuppetType } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { parse } from '../../parser/parse.js';
import type { NamedTypeResult } from './named-types.js';
import type { Overload } from './overloads.js';
import { readTypeExpression, type TypeNames } from './type-expressions.js';
import type { DescribedFunction, DescribedSignature } from './world.js';

/** Reads the types of the signatures of a function. Types with unknown names are Any. */
export function readOverloads({ signatures, localTypes }: DescribedFunction, names: TypeNames): readonly Overload[] {
  const types = new LocalTypes(localTypes, names);
  return signatures.map((signature) => readOverload(signature, types));
}

function readOverload(signature: DescribedSignature, types: LocalTypes): Overload {
  const { parameters, min, max, block, isBlockOptional, returns } = signature;
  return {
    parameters: parameters.map(({ name, type }) => ({ name, type: types.read(type) })),
    min,
    max,
    block: block === null ? null : types.read(block),
    isBlockOptional,
    ...(returns !== null && { returns: types.read(returns) }),
  };
}

/** The names of types around a signature: the function's own types first. */
class LocalTypes implements TypeNames {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #types = new Map<string, NamedTypeResult>();
  readonly #names: TypeNames;

  constructor(texts: Readonly<Record<string, string>>, names: TypeNames) {
    this.#texts = new Map(Object.entries(texts).map(([name, text]) => [name.toLowerCase(), text]));
    this.#names = names;
  }

  typeNamed(name: string): NamedTypeResult {
    const key = name.toLowerCase();
    const text = this.#texts.get(key);
    if (text === undefined) return this.#names.typeNamed(name);
    let found = this.#types.get(key);
    if (found === undefined) {
      // A type that names itself is unknown while it is read.
      this.#types.set(key, { kind: 'unknown' });
      this.#types.set(key, (found = { kind: 'type', type: this.read(text) }));
    }
    return found;
  }

  /** Any if the text is not a type or names an unknown type. */
  read(text: string): PuppetType {
    const expression = expressionOf(text);
    return (expression && readTypeExpression(expression, this)) ?? ANY;
  }
}

/** The expression of a type; undefined if the text has another form. */
function expressionOf(text: string): Expression | undefined {
  const [alias, ...more] = parse(`type Read = ${text}`).program?.definitions ?? [];
  return alias?.type === 'TypeAlias' && more.length === 0 ? alias.typeExpr : undefined;
}
