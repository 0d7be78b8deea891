import type { BuiltinFunction } from '../calling/define-builtin.js';
import type { Signature } from '../calling/signature.js';
import { type FunctionError, NoConstructorError } from '../errors/error.js';
import { formatMessage, functionError, type Message } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { TupleType } from '../types/array.js';
import { RICH_DATA } from '../types/data.js';
import { inferDetailed } from '../types/infer.js';
import { type InitRules, InitType, registerInitRules } from '../types/init.js';
import { assertType } from '../types/mismatch/index.js';
import { NotUndefType, OptionalType } from '../types/undef.js';
import type { RecursionGuard } from '../values/recursion-guard.js';
import type { PuppetType } from '../values/type.js';
import { isArray, type Value } from '../values/value.js';
import { noConstructor } from './constructor.js';
import { constructorOf } from './constructors.js';

const messages = {
  NO_INIT_CONSTRUCTOR: { text: "Creation of new instance of type 'Init' is not supported" },
  WRONG_NUMBER_OF_ARGUMENTS: { text: "'new_Init' expects 1 argument, got {count}" },
  INVALID_ARGUMENTS: { text: "The type '{init}' does not represent a valid set of parameters for {name}.new()" },
} as const satisfies Record<string, Message>;

/**
 * Returns the constructor that an Init type with the parameter `parameter` calls.
 * @throws {NoConstructorError} if there is none
 */
function constructorFor(parameter: PuppetType): BuiltinFunction {
  const constructor = constructorOrNull(parameter);
  if (constructor === null) throw noConstructor(parameter);
  return constructor;
}

function constructorOrNull(parameter: PuppetType): BuiltinFunction | null {
  const type = parameter.resolved();
  const wrapped = type instanceof OptionalType || type instanceof NotUndefType || type instanceof InitType;
  return wrapped ? null : constructorOf(type);
}

/** Returns whether an instance of the type can be created from the value, alone or as an Array of arguments. */
function acceptsValue(init: InitType, value: Value): boolean {
  if (init.type === null) return RICH_DATA.isInstance(value);
  const { signatures } = constructorFor(init.type);
  if (init.args.length === 0 && init.type.isInstance(value)) return true;
  if (!acceptsArguments(init, signatures)) throw invalidArguments(init);
  const accepts = (args: readonly Value[]): boolean => signatures.some((signature) => signature.accepts(args));
  if (accepts([value, ...init.args])) return true;
  return init.args.length === 0 && isArray(value) && takesSeveral(signatures) && accepts(value);
}

/** Only constructors with several parameters accept an Array of arguments. */
function takesSeveral(signatures: readonly Signature[]): boolean {
  return signatures.some(({ max }) => max > 1);
}

/** Returns whether an instance can be created from every value of another type. */
function acceptsType(init: InitType, other: PuppetType, guard?: RecursionGuard): boolean {
  if (init.type === null) return other instanceof InitType || RICH_DATA.isAssignable(other, guard);
  const { signatures } = constructorFor(init.type);
  if (other instanceof InitType) return other.type !== null && init.type.isAssignable(other.type, guard);
  if (init.type.isAssignable(other, guard)) return true;
  const argumentTypes = [other, ...init.args.map(inferDetailed)];
  const accepts = (types: readonly PuppetType[]): boolean =>
    signatures.some(
      (signature) =>
        types.length >= signature.min &&
        types.length <= signature.max &&
        types.every((type, i) => signature.parameterAt(i)?.type.isAssignable(type, guard) === true),
    );
  if (accepts(argumentTypes)) return true;
  return init.args.length === 0 && other instanceof TupleType && takesSeveral(signatures) && accepts(other.types);
}

const INIT_RULES: InitRules = { acceptsValue, acceptsType };
registerInitRules(INIT_RULES);

/**
 * Registers the rules of this module. Loading the module does this too, but a bundler drops a module whose exports are
 * not used. The code that reads types therefore calls this function.
 */
export function loadInitRules(): void {
  registerInitRules(INIT_RULES);
}

/**
 * `Init[T, args…].new(value)`: calls the constructor of T with the value and the arguments, or with the elements of an
 * Array.
 */
export function newOfInit(init: InitType, args: readonly Value[]): Value {
  if (init.type === null) throw new NoConstructorError(messages.NO_INIT_CONSTRUCTOR.text);
  const constructor = constructorFor(init.type);
  if (!acceptsArguments(init, constructor.signatures)) throw invalidArguments(init);
  if (args.length !== 1)
    throw functionError(messages.WRONG_NUMBER_OF_ARGUMENTS, { count: args.length === 0 ? 'none' : args.length });
  const [only] = args;
  if (init.args.length === 0 && only !== undefined && init.type.isInstance(only)) return only;
  const isSpread = init.args.length === 0 && isArray(only) && !prefersWhole(constructor.signatures, only);
  const constructorArguments = isSpread ? only : [...args, ...init.args];
  return assertType(
    `Converted value from ${init.type}.new() has wrong type,`,
    init.type,
    constructor(...constructorArguments),
  );
}

/**
 * Whether a constructor takes an Array as one argument: if a constructor with exactly one parameter accepts it, or if
 * the elements are not accepted as arguments.
 */
function prefersWhole(signatures: readonly Signature[], array: readonly Value[]): boolean {
  const accepts = (args: readonly Value[]) => (signature: Signature) => signature.accepts(args);
  const single = signatures.filter(({ min, max }) => min === 1 && max === 1);
  if (single.some(accepts([array]))) return true;
  const others = signatures.filter(({ min, max }) => min !== 1 || max !== 1);
  return !others.some(accepts(array)) && others.some(accepts([array]));
}

/**
 * Checks that the type's `new` accepts the arguments of an Init type after the value.
 * @throws {TypeError} if it does not, or if there is no `new`
 */
export function checkInit(init: InitType): void {
  if (init.type === null) return;
  const type = init.type.resolved();
  if (init.args.length === 0 && !(type instanceof InitType)) return;
  const constructor = constructorOrNull(init.type);
  if (constructor === null)
    throw new TypeError(formatMessage(sharedMessages.NO_CONSTRUCTOR, { type: String(init.type) }));
  if (!acceptsArguments(init, constructor.signatures)) throw new TypeError(invalidArguments(init).message);
}

function invalidArguments(init: InitType): FunctionError {
  return functionError(messages.INVALID_ARGUMENTS, { init: String(init), name: init.type?.name ?? '' });
}

/** Returns whether a signature accepts the arguments of an Init type after the value that is converted. */
function acceptsArguments({ args }: InitType, signatures: readonly Signature[]): boolean {
  const count = args.length + 1;
  const accepts = (signature: Signature): boolean =>
    count >= signature.min &&
    count <= signature.max &&
    args.every((arg, i) => signature.parameterAt(i + 1)?.type.isInstance(arg) === true);
  return args.length === 0 || signatures.some(accepts);
}
