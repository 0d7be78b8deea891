import type { Message } from '../messages.js';

/** The messages that several files of different folders report. Those of operators are in `operators.ts`. */
export const sharedMessages = {
  /** `epp`, `template` */
  TEMPLATE_NOT_FOUND: { text: "Could not find template '{name}'" },
  /** `new`, Init types */
  NO_CONSTRUCTOR: { text: "Creation of new instance of type '{type}' is not supported" },
  /** Readers of rich data */
  UNKNOWN_PCORE_TYPE: { text: 'No implementation mapping found for Puppet Type {type}' },
  /** Formats of Timespans */
  BAD_TIMESPAN_SPECIFIER: { text: "Bad format specifier '%' in '{format}', at position {position}" },
  /** Readers of Timespans and Timestamps */
  UNPARSABLE_TIME: { text: "Unable to parse '{text}' using {formats}" },
  /** `Hash.new`, `Hash + Array` */
  ODD_NUMBER_OF_ELEMENTS: { text: 'odd number of arguments for Hash' },
  /** `%c` of `sprintf` and of `String.new` */
  INVALID_CODE_POINT: { text: 'invalid character' },
  /** `URI.new`, `URI + String` */
  NOT_A_URI: { text: 'bad URI(is not URI?): {text}' },
  /** `String[…]`, `'text'[…]` */
  BAD_STRING_SLICE_ARITY: {
    code: 'BAD_STRING_SLICE_ARITY',
    text: 'String supports [] with one or two arguments. Got {count}',
  },
  /** Assignments and parameters. The code is that of an assignment at top scope. */
  RESERVED_VARIABLE: {
    code: 'ILLEGAL_RESERVED_ASSIGNMENT',
    text: "Attempt to assign to a reserved variable name: '{name}'",
  },
} as const satisfies Record<string, Message>;
