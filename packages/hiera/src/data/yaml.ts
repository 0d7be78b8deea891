import { decodeBase64, decodeUtf8, Float, HashBuilder, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Document,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { LookupError } from '../errors.js';
import { RubySymbol } from './ruby-symbol.js';
import { wholeNumber } from './whole-number.js';

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

export interface YamlOptions {
  /** Whether `:name` may be a symbol, as in data of Hiera; else it is refused. True where it is not said. */
  readonly symbols?: boolean;
  /** Whether `*name` may stand for what `&name` marks; else it is refused. True where it is not said. */
  readonly aliases?: boolean;
}

/**
 * Reads a YAML document as Ruby reads it: `yes` is true, `0644` is octal, `:a` is a symbol, `12:30` is a number of
 * seconds.
 *
 * @returns the value of the first document; undef for an empty text
 * @throws {LookupError} naming the file, where the text is not YAML or holds what Puppet's safe loading refuses
 */
export function parseYaml(text: string, file: string, { symbols = true, aliases = true }: YamlOptions = {}): Value {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {
    version: '1.1',
    schema: 'failsafe',
    uniqueKeys: false,
    lineCounter: lines,
    merge: false,
  });
  const document = 'empty' in documents ? documents : documents[0];
  const error = document?.errors[0] ?? document?.warnings.find(({ code }) => code === 'BAD_DIRECTIVE');
  if (error) {
    const at = lines.linePos(error.pos[0]);
    throw new LookupError(
      `Unable to parse (${file}): ${error.message.split(' at line ')[0]} at line ${at.line} column ${at.col}`,
    );
  }
  if (document === undefined || 'empty' in document) return null;
  return new Reader(document, file, { symbols, aliases }).read(document.contents as Node | null);
}

class Reader {
  readonly #document: Document;
  readonly #file: string;
  readonly #options: Required<YamlOptions>;
  /** The values of aliases' targets: each is read once, however many lead to it. */
  readonly #targets = new Map<Node, Value>();
  #depth = 0;

  constructor(document: Document, file: string, options: Required<YamlOptions>) {
    this.#document = document;
    this.#file = file;
    this.#options = options;
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
    if (isAlias(node)) {
      const target = node.resolve(this.#document) as Node | undefined;
      if (target === undefined || !this.#options.aliases) throw this.#failure(`Unknown alias: ${node.source}`);
      let value = this.#targets.get(target);
      if (value === undefined) this.#targets.set(target, (value = this.read(target)));
      return value;
    }
    this.#checkTag(node);
    if (isSeq(node)) return this.#sequence(node);
    if (isMap(node)) {
      const builder = new HashBuilder();
      this.#addPairs(builder, node);
      return builder.build();
    }
    if (!isScalar(node)) return null;
    const value = this.#scalar(node);
    if (!this.#options.symbols && (value as unknown) instanceof RubySymbol)
      throw this.#failure('Tried to load unspecified class: Symbol');
    return value;
  }

  #sequence(node: YAMLSeq): Value {
    if (node.tag !== 'tag:yaml.org,2002:omap') return node.items.map((item) => this.read(item as Node | null));
    const builder = new HashBuilder();
    for (const item of node.items) if (isMap(item)) this.#addPairs(builder, item);
    return builder.build();
  }

  #addPairs(builder: HashBuilder, node: YAMLMap): void {
    for (const { key, value } of node.items) {
      const element = this.read(value as Node | null);
      const isMerged =
        isScalar(key) && key.value === '<<' && key.tag !== 'tag:yaml.org,2002:str' && mergeInto(builder, element);
      if (!isMerged) builder.set(this.read(key as Node | null), element);
    }
  }

  /** Tags that would make objects of Ruby's are refused. */
  #checkTag({ tag }: { readonly tag?: string }): void {
    if (tag === undefined || !/^!ruby\/|:set$/.test(tag) || /^!ruby\/sym(bol)?$/.test(tag)) return;
    const [, kind = '', name] = /^!ruby\/(\w+)(?::(.+))?$/.exec(tag) ?? [tag, 'Psych::Set'];
    throw this.#failure(`Tried to load unspecified class: ${name ?? kind.charAt(0).toUpperCase() + kind.slice(1)}`);
  }

  #failure(message: string): LookupError {
    return new LookupError(`Unable to parse (${this.#file}): ${message}`);
  }

  #scalar(node: Scalar): Value {
    const text = typeof node.value === 'string' ? node.value : String(node.value ?? '');
    switch (node.tag) {
      case 'tag:yaml.org,2002:str':
        return text;
      case 'tag:yaml.org,2002:binary':
        return decodeUtf8(decodeBase64(text) ?? new Uint8Array());
      case '!ruby/sym':
      case '!ruby/symbol':
        return symbol(text);
      case 'tag:yaml.org,2002:bool':
      case 'tag:yaml.org,2002:int':
        return plain(text.replaceAll(/[,_]/g, ''), this.#file);
      case 'tag:yaml.org,2002:float':
        return new Float(Number(text.replaceAll(/[,_]/g, '')));
      default:
        return node.type === 'PLAIN' ? plain(text, this.#file) : text;
    }
  }
}

/**
 * As Ruby merges: what is merged replaces what stands before it; of several, the first has the last word.
 * @returns whether the value is something to merge
 */
function mergeInto(builder: HashBuilder, value: Value): boolean {
  const sources = isArray(value) ? value.toReversed() : [value];
  if (!sources.every((source) => source instanceof PuppetHash)) return false;
  for (const source of sources) builder.addAll(source);
  return true;
}

function plain(text: string, file: string): Value {
  const lead = text.charCodeAt(0);
  if (NULL.test(text)) return null;
  if (TRUE.test(text)) return true;
  if (FALSE.test(text)) return false;
  if (lead === 0x3a && text.length > 1) return symbol(text.slice(1).replace(/^(["'])(.*)\1$/, '$2'));
  if ((lead >= 0x30 && lead <= 0x39) || lead === 0x2d || lead === 0x2b || lead === 0x2e) return numeric(text, file);
  return text;
}

function symbol(name: string): Value {
  return new RubySymbol(name) as unknown as Value;
}

function numeric(text: string, file: string): Value {
  if (DATE.test(text)) throw new LookupError(`Unable to parse (${file}): Tried to load unspecified class: Date`);
  if (TIMESTAMP.test(text)) throw new LookupError(`Unable to parse (${file}): Tried to load unspecified class: Time`);
  const sign = text.startsWith('-') ? -1n : 1n;
  const digits = text.replace(/^[-+]/, '').replaceAll(/[,_]/g, '');
  if (HEXADECIMAL.test(text) || BINARY.test(text)) return wholeNumber(sign * BigInt(digits));
  if (OCTAL.test(text)) return digits === '0' ? 0 : wholeNumber(sign * BigInt(`0o${digits.slice(1)}`));
  if (DECIMAL.test(text)) return wholeNumber(sign * BigInt(digits));
  if (/^[-+]?\.inf$/i.test(text)) return new Float(sign < 0n ? -Infinity : Infinity);
  if (/^\.nan$/i.test(text)) return new Float(NaN);
  if (SEXAGESIMAL.test(text)) return sexagesimal(text);
  if (FLOAT.test(text) && /[0-9]/.test(text)) return new Float(Number(text.replaceAll(/[,_]/g, '')));
  return text;
}

/** `1:30` is an hour and a half in seconds. The sign belongs to the first part alone. */
function sexagesimal(text: string): Value {
  const seconds = text
    .split(':')
    .reduce((sum, part, index) => sum + Number(part.replaceAll('_', '')) * 60 ** (2 - index), 0);
  return text.includes('.') ? new Float(seconds) : seconds;
}
