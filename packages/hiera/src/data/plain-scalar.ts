import { compact, Float, RubySymbol, type Value } from '@pptjs/runtime/internal';

const OCTAL = /^[-+]?0[0-7_,]+$/;
const DECIMAL = /^[-+]?(?:0|[1-9](?:[0-9]|,[0-9]|_[0-9])*)$/;
const HEXADECIMAL = /^[-+]?0x[0-9a-fA-F_,]+$/;
const BINARY = /^[-+]?0b[01_,]+$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_,]*)?\.[0-9]*(?:[eE][+-][0-9]+)?$/;
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}(\.[0-9_]*)?$/;
const TRUE = /^(?:yes|true|on)$/i;
const FALSE = /^(?:no|false|off)$/i;
const NULL = /^(?:~|null)?$/i;
const DATE = /^\d{4}-(?:1[012]|0\d|\d)-(?:[12]\d|3[01]|0\d|\d)$/;
const TIMESTAMP =
  /^-?\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|\s+)\d{1,2}:\d\d:\d\d(?:\.\d*)?(?:\s*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?\s*$/;

/**
 * Returns the value of a YAML scalar without quotes and tag, with Ruby's rules: `yes` is true, `0644` is octal, `:a` is a
 * symbol, `12:30` is a number of seconds. Returns undefined for a date or a timestamp, whose class Puppet may refuse.
 */
export function plainScalar(text: string): Value | undefined {
  const lead = text.charCodeAt(0);
  if (NULL.test(text)) return null;
  if (TRUE.test(text)) return true;
  if (FALSE.test(text)) return false;
  if (lead === 0x3a && text.length > 1) return new RubySymbol(text.slice(1).replace(/^(["'])(.*)\1$/, '$2'));
  const startsNumber = (lead >= 0x30 && lead <= 0x39) || lead === 0x2d || lead === 0x2b || lead === 0x2e;
  if (!startsNumber) return text;
  return isDate(text) || TIMESTAMP.test(text) ? undefined : numberOrText(text);
}

/** Whether a scalar is a date, without a time. */
export const isDate = (text: string): boolean => DATE.test(text);

function numberOrText(text: string): Value {
  const sign = text.startsWith('-') ? -1n : 1n;
  const digits = text.replace(/^[-+]/, '').replaceAll(/[,_]/g, '');
  if (HEXADECIMAL.test(text) || BINARY.test(text)) return compact(sign * BigInt(digits));
  if (OCTAL.test(text)) return digits === '0' ? 0 : compact(sign * BigInt(`0o${digits.slice(1)}`));
  if (DECIMAL.test(text)) return compact(sign * BigInt(digits));
  if (/^[-+]?\.inf$/i.test(text)) return new Float(sign < 0n ? -Infinity : Infinity);
  if (/^\.nan$/i.test(text)) return new Float(NaN);
  if (SEXAGESIMAL.test(text)) return sexagesimal(text);
  if (FLOAT.test(text) && /[0-9]/.test(text)) return new Float(Number(text.replaceAll(/[,_]/g, '')));
  return text;
}

/** Converts a number of base 60 to seconds: `1:30` is 5400. A sign applies to the first part only. */
function sexagesimal(text: string): Value {
  const seconds = text
    .split(':')
    .reduce((sum, part, index) => sum + Number(part.replaceAll('_', '')) * 60 ** (2 - index), 0);
  return text.includes('.') ? new Float(seconds) : seconds;
}
