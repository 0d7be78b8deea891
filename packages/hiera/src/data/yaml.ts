import {
  decodeBase64,
  decodeUtf8,
  type EvaluationError,
  Float,
  formatMessage,
  HashBuilder,
  isArray,
  PuppetHash,
  RubySymbol,
  sizeLimitExceeded,
  type Value,
} from '@pptjs/runtime/internal';
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
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { DataSyntaxError } from '../errors.js';
import { messages } from '../messages.js';
import { lineRange } from '../text/line-range.js';
import { readBlockYaml } from './block-yaml.js';
import { isDate, plainScalar } from './plain-scalar.js';
import { AliasedNodes } from './yaml-aliases.js';
import { withIndentedContinuations } from './yaml-indentation.js';

export interface YamlOptions {
  /** Whether symbols (`:name`) are allowed, as in Hiera's data. Default: true. */
  readonly symbols?: boolean;
  /** Whether aliases (`*name` for the node with the anchor `&name`) are allowed. Default: true. */
  readonly aliases?: boolean;
  /** Whether unquoted dates and timestamps are allowed. Their value is their text. Default: false. */
  readonly dates?: boolean;
  /** The Ruby classes whose objects are allowed. Their value is a hash of their attributes. Default: none. */
  readonly rubyClasses?: ReadonlySet<string>;
}

const NO_CLASSES: ReadonlySet<string> = new Set();

const MAX_DEPTH = 1000;

/** The largest number of nodes that aliases repeat. A text of one kilobyte can repeat a node billions of times. */
const MAX_REPEATED_NODES = 2 ** 22;

/**
 * Parses YAML with Ruby's rules: `yes` is true, `0644` is octal, `:a` is a symbol, `12:30` is a number of seconds.
 *
 * @returns the value of the first document; undef for an empty text
 * @throws {DataSyntaxError} if the text is not YAML, or contains values that Puppet's safe loading refuses
 */
export function parseYaml(text: string, file: string, options: YamlOptions = {}): Value {
  const value = readBlockYaml(text, options.rubyClasses ?? NO_CLASSES, options.dates ?? false);
  return value === undefined ? parseWithLibrary(text, file, options) : value;
}

/** A text with its first document, undefined for an empty text, and the first fault. */
interface ParsedText {
  readonly text: string;
  readonly document: Document | undefined;
  readonly error: YAMLError | undefined;
}

/** Parses YAML as `parseYaml` does, also syntax that `readBlockYaml` does not know. */
function parseWithLibrary(text: string, file: string, options: YamlOptions): Value {
  const asWritten = parseText(text);
  const parsed = asWritten.error === undefined ? asWritten : parseText(withIndentedContinuations(text));
  if (parsed.error !== undefined) throw syntaxError(parsed.text, file, parsed.error);
  if (parsed.document === undefined) return null;
  return new DocumentReader(parsed.document, parsed.text, file, options).read(parsed.document.contents);
}

function parseText(text: string): ParsedText {
  const documents = parseDocuments(text, new LineCounter());
  const document = 'empty' in documents ? documents : documents[0];
  const error = document?.errors[0] ?? document?.warnings.find(({ code }) => code === 'BAD_DIRECTIVE');
  return { text, document: 'empty' in documents ? undefined : documents[0], error };
}

function syntaxError(text: string, file: string, error: YAMLError): DataSyntaxError {
  const [start, end] = error.pos;
  const range = lineRange(text, start, end);
  // The library appends its own position and a code frame to the message.
  const problem =
    error.code === 'RESOURCE_EXHAUSTION'
      ? formatMessage(messages.YAML_TOO_DEEP, {})
      : (error.message.split(' at line ', 1)[0] ?? '');
  const { line, column } = range;
  return new DataSyntaxError(file, formatMessage(messages.TEXT_SYNTAX, { problem, line, column }), { range });
}

/** Parses the documents of a YAML text without their values. */
export function parseDocuments(text: string, lines: LineCounter): ReturnType<typeof parseAllDocuments> {
  return parseAllDocuments(text, {
    version: '1.1',
    schema: 'failsafe',
    uniqueKeys: false,
    lineCounter: lines,
    merge: false,
  });
}

/** The value of a node with aliases, and the number of nodes in it. */
interface AliasedValue {
  readonly value: Value;
  readonly nodes: number;
}

/** Converts the nodes of a document to values. */
class DocumentReader {
  readonly #aliases: AliasedNodes;
  readonly #text: string;
  readonly #file: string;
  readonly #options: Required<YamlOptions>;
  /** The values of nodes with aliases, so that each node is read once, however many aliases it has. */
  readonly #aliased = new Map<Node, AliasedValue>();
  /** The number of nodes in the value so far. The nodes of an alias count each time. */
  #nodes = 0;
  #repeatedNodes = 0;
  #depth = 0;

  constructor(document: Document, text: string, file: string, options: YamlOptions) {
    const { symbols = true, aliases = true, dates = false, rubyClasses = NO_CLASSES } = options;
    this.#aliases = new AliasedNodes(document);
    this.#text = text;
    this.#file = file;
    this.#options = { symbols, aliases, dates, rubyClasses };
  }

  /** @param node a node of the document; the library types the parts of collections as `unknown` */
  read(node: unknown): Value {
    if (node === null) return null;
    this.#nodes++;
    if (++this.#depth > MAX_DEPTH) throw new DataSyntaxError(this.#file, formatMessage(messages.YAML_TOO_DEEP, {}));
    try {
      return this.#node(node);
    } finally {
      this.#depth--;
    }
  }

  #node(node: unknown): Value {
    if (isAlias(node)) {
      const target = this.#aliases.find(node);
      if (target === undefined || !this.#options.aliases)
        throw this.#refusal(formatMessage(messages.YAML_ALIAS, { name: node.source }), node, false);
      return this.#alias(target, node);
    }
    if (!isSeq(node) && !isMap(node) && !isScalar(node)) return null;
    this.#checkTag(node);
    if (isSeq(node)) return this.#sequence(node);
    if (isMap(node)) {
      const builder = new HashBuilder();
      this.#addPairs(builder, node);
      return builder.build();
    }
    const value = this.#scalar(node);
    if (!this.#options.symbols && value instanceof RubySymbol) throw this.#refusedClass('Symbol', node);
    return value;
  }

  #alias(target: Node, alias: Node): Value {
    const earlier = this.#aliased.get(target);
    if (earlier !== undefined) {
      this.#nodes += earlier.nodes;
      this.#repeatedNodes += earlier.nodes;
      if (this.#repeatedNodes > MAX_REPEATED_NODES) throw this.#tooManyNodes(alias);
      return earlier.value;
    }
    const nodesBefore = this.#nodes;
    const value = this.read(target);
    this.#aliased.set(target, { value, nodes: this.#nodes - nodesBefore });
    return value;
  }

  #tooManyNodes({ range }: Node): EvaluationError {
    const error = sizeLimitExceeded('a value by YAML aliases', `${MAX_REPEATED_NODES} nodes`);
    if (range && this.#file !== '') error.origin = { file: this.#file, ...lineRange(this.#text, range[0], range[1]) };
    return error;
  }

  #sequence(node: YAMLSeq): Value {
    if (node.tag !== 'tag:yaml.org,2002:omap') return node.items.map((item) => this.read(item));
    const builder = new HashBuilder();
    for (const item of node.items) if (isMap(item)) this.#addPairs(builder, item);
    return builder.build();
  }

  #addPairs(builder: HashBuilder, node: YAMLMap): void {
    for (const { key, value } of node.items) {
      const element = this.read(value);
      const isMerged =
        isScalar(key) && key.value === '<<' && key.tag !== 'tag:yaml.org,2002:str' && mergeInto(builder, element);
      if (!isMerged) builder.set(this.read(key), element);
    }
  }

  /** Refuses tags that would create Ruby objects. */
  #checkTag(node: YAMLSeq | YAMLMap | Scalar): void {
    const { tag } = node;
    if (tag === undefined || !/^!ruby\/|:set$/.test(tag) || /^!ruby\/sym(bol)?$/.test(tag)) return;
    const [, kind = '', name] = /^!ruby\/(\w+)(?::(.+))?$/.exec(tag) ?? [tag, 'Psych::Set'];
    if (name !== undefined && this.#options.rubyClasses.has(name)) return;
    throw this.#refusedClass(name ?? kind.charAt(0).toUpperCase() + kind.slice(1), node);
  }

  #refusedClass(name: string, node: Node): DataSyntaxError {
    return this.#refusal(formatMessage(messages.YAML_CLASS, { name }), node);
  }

  #refusal(problem: string, { range }: Node, namesFile = true): DataSyntaxError {
    return new DataSyntaxError(this.#file, problem, {
      isRefused: true,
      namesFile,
      range: range ? lineRange(this.#text, range[0], range[1]) : undefined,
    });
  }

  #scalar(node: Scalar): Value {
    const text = typeof node.value === 'string' ? node.value : String(node.value ?? '');
    switch (node.tag) {
      case '!str':
      case 'tag:yaml.org,2002:str':
        return text;
      case '!binary':
      case 'tag:yaml.org,2002:binary':
        return decodeUtf8(decodeBase64(text) ?? new Uint8Array());
      case '!ruby/sym':
      case '!ruby/symbol':
        return new RubySymbol(text);
      case 'tag:yaml.org,2002:bool':
      case 'tag:yaml.org,2002:int':
        return this.#plain(text.replaceAll(/[,_]/g, ''), node);
      case '!float':
      case 'tag:yaml.org,2002:float':
        return new Float(Number(text.replaceAll(/[,_]/g, '')));
      default:
        return node.type === 'PLAIN' ? this.#plain(text, node) : text;
    }
  }

  #plain(text: string, node: Scalar): Value {
    const value = plainScalar(text);
    if (value !== undefined) return value;
    if (!this.#options.dates) throw this.#refusedClass(isDate(text) ? 'Date' : 'Time', node);
    return text;
  }
}

/**
 * Adds the value of a merge key (`<<`). As in Ruby, merged keys replace the keys before them, and of several hashes the
 * first one has priority.
 *
 * @returns false if the value is neither a hash nor a list of hashes
 */
function mergeInto(builder: HashBuilder, value: Value): boolean {
  const sources = isArray(value) ? value.toReversed() : [value];
  if (!sources.every((source) => source instanceof PuppetHash)) return false;
  for (const source of sources) builder.addAll(source);
  return true;
}
