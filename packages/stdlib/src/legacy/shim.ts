import {
  type Block,
  type BuiltinFunction,
  callByName,
  defineBuiltin,
  dispatch,
  type ExtendMemo,
  extendMemoByName,
  type Value,
} from '@pptjs/runtime/internal';
import { warnDeprecated } from './deprecation-warning.js';

/** A function that only calls its successor in the namespace `stdlib`. */
interface Shim {
  /** The name of the successor. */
  readonly target: string;
  /** The type of the optional block; undefined if the function takes no block. */
  readonly block: string | undefined;
  /** The deprecation warning; undefined if the successor itself warns. */
  readonly warning: ShimWarning | undefined;
}

interface ShimWarning {
  readonly key: string;
  readonly message: string;
  readonly followsStrict: boolean;
}

const CALL = /^ *(?:scope\.)?call_function\('(stdlib::\w+)', \*?args(?:, &block)?\)$/m;
const WARNING = /^ *call_function\('deprecation', '([^']*)', '([^']*)'(, false)?\)$/m;
const BLOCK = /^ *optional_block_param '([^']*)'/m;

/**
 * Returns the function that a Ruby file of stdlib defines if the file only calls the function's successor: such files
 * are generated, and their text has one form. Returns undefined for other files.
 */
export function shimFunction(name: string, text: string): BuiltinFunction | undefined {
  const target = CALL.exec(text)?.[1];
  if (target === undefined || target !== `stdlib::${name}`) return undefined;
  const [, key, message, ignoresStrict] = WARNING.exec(text) ?? [];
  const warning =
    key === undefined || message === undefined
      ? undefined
      : { key, message, followsStrict: ignoresStrict === undefined };
  return defineShim(name, { target, block: BLOCK.exec(text)?.[1], warning });
}

function defineShim(name: string, { target, block, warning }: Shim): BuiltinFunction {
  const parameters = block === undefined ? ['Any args*'] : ['Any args*', `${block} &block?`];
  const warn = (): void => {
    if (warning !== undefined) warnDeprecated(warning.key, warning.message, warning);
  };
  const shim = defineBuiltin(
    name,
    dispatch(parameters, (args: readonly Value[], givenBlock?: Block) => {
      warn();
      return callByName(target, givenBlock === undefined ? args : [...args, givenBlock]);
    }),
  );
  return Object.assign(shim, {
    extendMemo: (...extension: Parameters<ExtendMemo>): Value | undefined => {
      const extended = extendMemoByName(target, ...extension);
      if (extended !== undefined) warn();
      return extended;
    },
  });
}
