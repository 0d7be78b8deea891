import { Float, HashBuilder, integer, type Value } from '@pptjs/runtime';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node, type Scalar } from 'yaml';
import { LookupError } from '../errors.js';
import { RubySymbol } from './ruby-symbol.js';

const OCTAL = /^[-+]?0[0-7_]+$/;
const DECIMAL = /^[-+]?(?:0|[1-9](?:[0-9]|,[0-9]|_[0-9])*)_*$/;
const HEXADECIMAL = /^[-+]?0x[0-9a-fA-F_]+$/;
const BINARY = /^[-+]?0b[01_]+$/;
const FLOAT = /^(?:[-+]?([0-9][0-9_,]*)?\.[0-9]*([eE][+-][0-9]+)?(?:\.[0-9]*)?)$/;
const EXPONENT = /^[-+]?[0-9][0-9_,]*[eE][-+]?[0-9]+$/;
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}(\.[0-9_]*)?$/;
const TRUE = /^(?:yes|true|on)$/i;
const FALSE = /^(?:no|false|off)$/i;
const NULL = /^(?:~|null)?$/i;
const DATE = /^\d{4}-(?:1[012]|0\d|\d)-(?:[12]\d|3[01]|0\d|\d)$/;
const TIMESTAMP = /^-?\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|\s+)\d{1,2}:\d\d:\d\d(?:\.\d*)?(?:\s*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?\s*$/;

/**
 * Reads a YAML document as Ruby reads it: `yes` is true, `0644` is octal, `:a` is a symbol, `12:30` is a number of seconds.
 *
 * @returns the value of the first document; undef for an empty text
 * @throws {LookupError} naming the file, where the text is not YAML or holds what Puppet's safe loading refuses
 */
export function parseYaml(text: string, file: string): Value {
  const lines = new LineCounter();
  const document = parseDocument(text, { version: '1.1', schema: 'failsafe', uniqueKeys: false, lineCounter: lines, merge: true });
  const error = document.errors[0];
  if (error) {
    const at = lines.linePos(error.pos[0]);
    throw new LookupError(`Unable to parse (${file}): ${error.message.split(' at line ')[0]} at line ${at.line} column ${at.col}`);
  }
  return new Reader(document, file).read(document.contents as Node | null);
}

class Reader {
  readonly #document: Document;
  readonly #file: string;
  #depth = 0;

  constructor(document: Document, file: string) {
    this.#document = document;
    this.#file = file;
  }

  read(node: Node | null): Value {
    if (node === null) return null;
    if (++this.#depth > 1000) throw new LookupError(`Unable to parse (${this.#file}): nesting is too deep`);
    try {
      return this.#node(node);
    } finally {
      this.#depth--;
    }
  }

  #node(node: Node): Value {
    if (isAlias(node)) return this.read((node.resolve(this.#document) as Node | undefined) ?? null);
    if (isSeq(node)) return node.items.map((item) => this.read(item as Node | null));
    if (isMap(node)) {
      const builder = new HashBuilder();
      for (const { key, value } of node.items) {
        if (isScalar(key) && key.value === '<<' && key.type === 'PLAIN') this.#mergeInto(builder, value as Node | null);
        else builder.set(this.read(key as Node | null), this.read(value as Node | null));
      }
      return builder.build();
    }
    return isScalar(node) ? this.#scalar(node) : null;
  }

  #mergeInto(builder: HashBuilder, node: Node | null): void {
    const value = this.read(node);
    for (const source of Array.isArray(value) ? (value as readonly Value[]) : [value]) {
      if (source !== null && typeof source === 'object' && Symbol.iterator in source) {
        for (const [key, element] of source as Iterable<[Value, Value]>) if (!builder.has(key)) builder.set(key, element);
      }
    }
  }

  #scalar(node: Scalar): Value {
    const text = typeof node.value === 'string' ? node.value : String(node.value ?? '');
    switch (node.tag) {
      case '!!str':
      case 'tag:yaml.org,2002:str':
      case '!':
        return text;
      case '!!int':
      case 'tag:yaml.org,2002:int':
        return plain(text.replaceAll(/[,_]/g, ''), this.#file);
      case '!!float':
      case 'tag:yaml.org,2002:float':
        return new Float(Number(text.replaceAll(/[,_]/g, '')));
      default:
        return node.type === 'PLAIN' ? plain(text, this.#file) : text;
    }
  }
}

function plain(text: string, file: string): Value {
  const lead = text.charCodeAt(0);
  if (NULL.test(text)) return null;
  if (TRUE.test(text)) return true;
  if (FALSE.test(text)) return false;
  if (lead === 0x3a && text.length > 1) return new RubySymbol(text.slice(1).replace(/^(["'])(.*)\1$/, '$2')) as unknown as Value;
  if ((lead >= 0x30 && lead <= 0x39) || lead === 0x2d || lead === 0x2b || lead === 0x2e) return numeric(text, file);
  return text;
}

function numeric(text: string, file: string): Value {
  if (DATE.test(text)) throw new LookupError(`Unable to parse (${file}): Tried to load unspecified class: Date`);
  if (TIMESTAMP.test(text)) throw new LookupError(`Unable to parse (${file}): Tried to load unspecified class: Time`);
  const sign = text.startsWith('-') ? -1n : 1n;
  const digits = text.replace(/^[-+]/, '').replaceAll(/[,_]/g, '');
  if (HEXADECIMAL.test(text) || BINARY.test(text)) return whole(sign * BigInt(digits));
  if (OCTAL.test(text)) return digits === '0' ? 0 : whole(sign * BigInt(`0o${digits.slice(1)}`));
  if (DECIMAL.test(text)) return whole(sign * BigInt(digits));
  if (/^[-+]?\.inf$/i.test(text)) return new Float(sign < 0n ? -Infinity : Infinity);
  if (/^\.nan$/i.test(text)) return new Float(NaN);
  if (SEXAGESIMAL.test(text)) return sexagesimal(text);
  if ((FLOAT.test(text) && /[0-9]/.test(text)) || EXPONENT.test(text)) return new Float(Number(text.replaceAll(/[,_]/g, '')));
  return text;
}

function whole(value: bigint): Value {
  return BigInt.asIntN(64, value) === value ? integer(value) : value.toString();
}

function sexagesimal(text: string): Value {
  const negative = text.startsWith('-');
  const parts = text.replace(/^[-+]/, '').replaceAll('_', '').split(':');
  const total = parts.reduce((sum, part) => sum * 60 + Number(part), 0);
  const value = negative ? -total : total;
  return text.includes('.') ? new Float(value) : value;
}
