import { Float, integer, PuppetHash, type Value } from '@pptjs/runtime';
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';

/**
 * The Puppet value that a YAML text spells: integers exact, `1.0` a Float, mappings hashes, null undef.
 * @throws {SyntaxError} where the text is no YAML
 */
export function readYaml(text: string): Value {
  const document = parseDocument(text, { intAsBigInt: true, merge: true, schema: 'core' });
  const [error] = document.errors;
  if (error) throw new SyntaxError(error.message.split('\n')[0]!.replace(/:$/, ''));
  return valueOf(document.contents, document);
}

function valueOf(node: unknown, document: Document.Parsed): Value {
  if (isAlias(node)) return valueOf(node.resolve(document) as Node | undefined, document);
  if (isSeq(node)) return node.items.map((item) => valueOf(item, document));
  if (isMap(node)) return PuppetHash.from(node.items.map(({ key, value }): [Value, Value] => [valueOf(key, document), valueOf(value, document)]));
  return isScalar(node) ? scalarOf(node.value) : null;
}

function scalarOf(value: unknown): Value {
  if (typeof value === 'number') return new Float(value);
  if (typeof value === 'bigint') return integer(value);
  return typeof value === 'boolean' || typeof value === 'string' ? value : null;
}
