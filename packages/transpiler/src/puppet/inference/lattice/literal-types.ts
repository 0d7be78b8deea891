import { EnumType, FloatType, IntegerType, NON_EMPTY_STRING, type PuppetType } from '@pptjs/runtime/lattice';

/** Longer texts have the type String. */
const MAX_LENGTH = 200;

export const stringLiteral = (value: string): PuppetType =>
  value.length > MAX_LENGTH ? NON_EMPTY_STRING : new EnumType([value]);
export const integerLiteral = (value: number | bigint): PuppetType => new IntegerType(value, value);
export const floatLiteral = (value: number): PuppetType => new FloatType(value, value);
