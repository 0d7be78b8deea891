/** The version of what `compile` makes: part of the key under which it may be kept. */
export const version = '0.1.0';
