import { type Argument, type BuiltinFunction, isBlock, type Value } from '@pptjs/runtime/internal';

/**
 * Returns the function with a call that ignores a block. Functions of the module that override Ruby's `call` do not
 * pass the block to the overloads, so each of them accepts any block.
 */
export function ignoreBlock(
  called: BuiltinFunction,
  call: (args: readonly Value[]) => Value = (args) => called(...args),
): BuiltinFunction {
  const { puppetName, signatures, properties } = called;
  return Object.assign(
    (...args: Argument[]) => call(args.filter((argument): argument is Value => !isBlock(argument))),
    {
      puppetName,
      signatures,
      properties,
    },
  );
}
