/**
 * The messages that several files of different folders report. Those of operators are in `operators.ts`. Each message is an
 * export of its own, so that a bundle contains only the messages that it uses.
 */
import type { Message } from '../messages.js';

/** `epp`, `template` */
export const TEMPLATE_NOT_FOUND = { text: "Could not find template '{name}'" } as const satisfies Message;
/** `new`, Init types */
export const NO_CONSTRUCTOR = {
  text: "Creation of new instance of type '{type}' is not supported",
} as const satisfies Message;
/** Readers of rich data */
export const UNKNOWN_PCORE_TYPE = {
  text: 'No implementation mapping found for Puppet Type {type}',
} as const satisfies Message;
/** Readers of Timespans and Timestamps */
export const UNPARSABLE_TIME = { text: "Unable to parse '{text}' using {formats}" } as const satisfies Message;
/** `Hash.new`, `Hash + Array` */
export const ODD_NUMBER_OF_ELEMENTS = { text: 'odd number of arguments for Hash' } as const satisfies Message;
/** Assignments from classes, arguments of 3.x functions */
export const NO_CLASS_NAME = {
  text: 'No title provided and "class" is not a valid resource reference',
} as const satisfies Message;
/** `%c` of `sprintf` and of `String.new` */
export const INVALID_CODE_POINT = { text: 'invalid character' } as const satisfies Message;
/** `URI.new`, `URI + String` */
export const NOT_A_URI = { text: 'bad URI(is not URI?): {text}' } as const satisfies Message;
/** `String[…]`, `'text'[…]` */
export const BAD_STRING_SLICE_ARITY = {
  code: 'BAD_STRING_SLICE_ARITY',
  text: 'String supports [] with one or two arguments. Got {count}',
} as const satisfies Message;
/** Assignments and parameters. The code is that of an assignment at top scope. */
export const RESERVED_VARIABLE = {
  code: 'ILLEGAL_RESERVED_ASSIGNMENT',
  text: "Attempt to assign to a reserved variable name: '{name}'",
} as const satisfies Message;
/** Conversions of Strings to bytes, rich data */
export const INCOMPATIBLE_ENCODINGS = {
  code: 'INCOMPATIBLE_ENCODINGS',
  text: 'incompatible character encodings: UTF-8 and ASCII-8BIT',
  help: 'The String joins text with bytes, for example decoded Base64. Set the encoding of the bytes where Ruby code creates them.',
} as const satisfies Message;
