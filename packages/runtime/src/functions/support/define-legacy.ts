import type { BuiltinFunction, FunctionProperties } from '../../calling/define-builtin.js';
import { Signature, SignatureParameter } from '../../calling/signature.js';
import { functionError, type Message } from '../../errors/messages.js';
import { legacyValue } from '../../presentation/legacy-values.js';
import { ANY } from '../../types/any.js';
import { isBlock, type Argument } from '../../values/block.js';
import type { Value } from '../../values/value.js';

const messages = {
  WRONG_NUMBER_OF_ARGUMENTS: { text: '{name}(): Wrong number of arguments given ({count} for {expected})' },
} as const satisfies Record<string, Message>;

/** The number of arguments: an exact number or a minimum. */
export type Arity = { readonly exactly: number } | { readonly atLeast: number };

/**
 * Defines a built-in function that uses Puppet's legacy (3.x) function API: only the number of arguments is checked,
 * undef arguments become empty strings, and a block is ignored.
 * @throws {FunctionError} from the function: `md5(): Wrong number of arguments given (0 for 1)`
 */
export function defineLegacyFunction(
  name: string,
  arity: Arity & FunctionProperties,
  body: (args: readonly Value[]) => Value | undefined,
): BuiltinFunction {
  const call = (...given: Argument[]): Value => {
    const args = (isBlock(given.at(-1)) ? given.slice(0, -1) : given).map((value) => legacyValue(value as Value));
    const wrong = 'exactly' in arity ? args.length !== arity.exactly : args.length < arity.atLeast;
    if (wrong) {
      const expected = 'exactly' in arity ? String(arity.exactly) : `minimum ${arity.atLeast}`;
      throw functionError(messages.WRONG_NUMBER_OF_ARGUMENTS, { name, count: args.length, expected });
    }
    return body(args) ?? null;
  };
  return Object.assign(call, { puppetName: name, signatures: [signatureOf(arity)], properties: arity });
}

function signatureOf(arity: Arity): Signature {
  const count = 'exactly' in arity ? arity.exactly : arity.atLeast;
  const parameters = Array.from(
    { length: Math.max(count, 'exactly' in arity ? count : 1) },
    () => new SignatureParameter('args', () => ANY),
  );
  const rest = 'atLeast' in arity;
  return new Signature({ parameters, min: count, max: rest ? Infinity : count, rest, blockOptional: true });
}
