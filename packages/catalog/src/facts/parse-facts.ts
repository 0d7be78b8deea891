/**
 * Reads files of facts in the formats that the tools of Puppet write. docs/facts.md shows them.
 */
import { DataSyntaxError, parseYaml } from '@pptjs/hiera';
import {
  EvaluationError,
  HashBuilder,
  isArray,
  NOT_JSON,
  parseJson,
  PuppetHash,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { FactsError, factsError } from './facts-error.js';

/** The facts of a node in a file. */
export interface NodeFacts {
  /** The name of the node; undefined if the file does not state it. */
  readonly certname: string | undefined;
  readonly facts: PuppetHash;
  /** The members of `$trusted` that PuppetDB has stored. */
  readonly trusted: PuppetHash | undefined;
}

/** The Ruby classes of the objects that Puppet and Facter write to YAML. */
const RUBY_CLASSES: ReadonlySet<string> = new Set(['Puppet::Node::Facts', 'Facter::FactCollection']);

/** Puppet has variables of its own with these names, and cannot give them the value of a fact. */
const RESERVED_NAMES: ReadonlySet<Value> = new Set(['name', 'title', 'facts', 'server_facts']);

/**
 * Returns the facts of all nodes in a file: one node, or the nodes of a PuppetDB query in their order.
 *
 * @param content the bytes or the text of the file: JSON or YAML, according to the extension, else to the content
 * @param file the name of the file, for messages
 * @throws {FactsError} if the file contains something else
 */
export function parseFacts(content: Uint8Array | string, file: string): readonly NodeFacts[] {
  const text = typeof content === 'string' ? content : decodeText(content);
  if (/^\S+ => /.test(text)) throw factsError(file, messages.FACTER_TEXT, {});
  const data = parseData(text, file);
  const nodes = isArray(data) ? readQuery(data, file) : data instanceof PuppetHash ? [readNode(data, file)] : [];
  if (nodes.length === 0) throw factsError(file, isArray(data) ? messages.EMPTY_QUERY : messages.NOT_FACTS, {});
  for (const { facts } of nodes) checkFacts(facts, file);
  return nodes;
}

/**
 * Returns the facts of a node in a file. The facts of a single node are those of any node.
 *
 * @param nodes the facts of the nodes in the file
 * @param node the name of the wanted node; undefined if the file must have only one
 * @throws {FactsError} if the file has several nodes, and `node` is not one of them
 */
export function selectNode(nodes: readonly NodeFacts[], node: string | undefined, file: string): NodeFacts {
  const [first] = nodes;
  const selected = nodes.length === 1 ? first : nodes.find(({ certname }) => certname === node);
  if (selected !== undefined) return selected;
  const names = listNames(nodes.flatMap(({ certname }) => certname ?? []));
  throw node === undefined
    ? factsError(file, messages.SEVERAL_NODES, { count: nodes.length, names })
    : factsError(file, messages.NODE_WITHOUT_FACTS, { node, names });
}

const MAX_LISTED_NAMES = 5;

function listNames(names: readonly string[]): string {
  const listed = names.slice(0, MAX_LISTED_NAMES).join(', ');
  return names.length > MAX_LISTED_NAMES ? `${listed}, …` : listed;
}

/** Decodes UTF-8, or UTF-16 with a byte order mark, which PowerShell writes. */
function decodeText(bytes: Uint8Array): string {
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  const encoding = isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function parseData(text: string, file: string): Value {
  const isYaml = /\.ya?ml$/.test(file);
  try {
    if (file.endsWith('.json') || (!isYaml && /^\s*[[{]/.test(text))) return parseJson(text);
    return parseYaml(text, file, { symbols: false, dates: true, rubyClasses: RUBY_CLASSES });
  } catch (error) {
    if (error instanceof DataSyntaxError) throw new FactsError(error.message);
    if (error instanceof SyntaxError || error instanceof EvaluationError)
      throw factsError(file, NOT_JSON, { problem: error.message });
    throw error;
  }
}

/** Reads an object: the facts themselves, or an object that contains them. */
function readNode(data: PuppetHash, file: string): NodeFacts {
  const values = data.get('values');
  // `puppet facts find` and the files of the server's cache have a name, those in an archive of PuppetDB a certname.
  const name = data.get('certname') ?? data.get('name');
  if (typeof name === 'string' && values instanceof PuppetHash) return nodeFacts(name, without(values, '_timestamp'));
  return readStoredNode(data, file) ?? { certname: undefined, facts: data, trusted: undefined };
}

/** Reads an element of the endpoints `inventory` and `factsets` of PuppetDB. */
function readStoredNode(data: Value, file: string): NodeFacts | undefined {
  if (!(data instanceof PuppetHash)) return undefined;
  const [certname, facts, trusted] = ['certname', 'facts', 'trusted'].map((field) => data.get(field));
  if (typeof certname !== 'string' || !(facts instanceof PuppetHash)) return undefined;
  const rows = facts.get('data');
  if (isArray(rows) && rows.every(isFactRow)) return nodeFacts(certname, collectRows(rows));
  if (typeof facts.get('href') === 'string' && facts.size <= 2)
    throw factsError(file, messages.FACTSET_WITHOUT_FACTS, { node: certname });
  return nodeFacts(certname, facts, trusted instanceof PuppetHash ? trusted : undefined);
}

/** Reads the answer to a PuppetDB query: the endpoint `facts`, `inventory` or `factsets`. */
function readQuery(elements: readonly Value[], file: string): NodeFacts[] {
  if (!elements.every(isFactRow)) {
    return elements.map((element) => {
      const node = readStoredNode(element, file);
      if (node === undefined) throw factsError(file, messages.NOT_FACTS, {});
      return node;
    });
  }
  const rowsByNode = new Map<string | undefined, PuppetHash[]>();
  for (const row of elements) {
    const certname = row.get('certname');
    const name = typeof certname === 'string' ? certname : undefined;
    const rows = rowsByNode.get(name);
    if (rows === undefined) rowsByNode.set(name, [row]);
    else rows.push(row);
  }
  return Array.from(rowsByNode, ([certname, rows]) => nodeFacts(certname, collectRows(rows)));
}

/** Whether a value is a fact as PuppetDB lists it: `{ "name", "value" }`, and perhaps `certname` and `environment`. */
function isFactRow(row: Value): row is PuppetHash {
  return row instanceof PuppetHash && typeof row.get('name') === 'string' && row.has('value') && !row.has('path');
}

function collectRows(rows: readonly PuppetHash[]): PuppetHash {
  const facts = new HashBuilder();
  for (const row of rows) facts.set(row.get('name') ?? null, row.get('value') ?? null);
  return facts.build();
}

/** PuppetDB stores `$trusted` as a fact. */
function nodeFacts(certname: string | undefined, facts: PuppetHash, trusted = storedTrusted(facts)): NodeFacts {
  return { certname, facts: trusted === undefined ? facts : without(facts, 'trusted'), trusted };
}

function storedTrusted(facts: PuppetHash): PuppetHash | undefined {
  const trusted = facts.get('trusted');
  return trusted instanceof PuppetHash ? trusted : undefined;
}

function without(facts: PuppetHash, name: string): PuppetHash {
  return facts.has(name) ? new HashBuilder(facts).delete(name).build() : facts;
}

function checkFacts(facts: PuppetHash, file: string): void {
  for (const name of facts.keys()) {
    if (typeof name !== 'string') throw factsError(file, messages.NOT_FACTS, {});
    if (RESERVED_NAMES.has(name) || /^\d+$/.test(name)) throw factsError(file, messages.RESERVED_FACT, { name });
  }
}
