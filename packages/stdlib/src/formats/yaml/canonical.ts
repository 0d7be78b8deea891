import type { YamlFormat } from './emitter.js';
import type { MappingNode, ScalarNode, SequenceNode, YamlNode } from './node.js';
import { YamlOutput } from './output.js';
import { writeDouble } from './scalars.js';

/** Writes a document in canonical form: brackets, one line for each element, and every scalar in double quotes. */
export function emitCanonicalYaml(root: YamlNode, { indentation, width }: YamlFormat): string {
  const out = new YamlOutput(indentation, width);
  out.indicator('---');
  out.writeIndent();
  emit(root, out);
  out.writeIndent();
  return out.text;
}

function emit(node: YamlNode, out: YamlOutput): void {
  if (node.kind === 'alias') {
    out.indicator(`*${node.of.anchor ?? ''}`, { separate: true });
    return;
  }
  if (node.anchor !== undefined) out.indicator(`&${node.anchor}`, { separate: true });
  const tag = tagOf(node);
  if (tag !== undefined) out.indicator(tag, { separate: true });
  if (node.kind === 'scalar') out.deeper(() => writeDouble(out, [...node.text], true), { flow: true });
  else emitCollection(node, out);
}

/** The tag of a node; strings and sequences need none. */
function tagOf(node: ScalarNode | SequenceNode | MappingNode): string | undefined {
  if (node.kind === 'sequence') return undefined;
  if (node.kind === 'mapping' || node.tag !== undefined) return node.tag;
  if (node.isNull === true) return '!!null';
  return node.isText === true ? undefined : '!';
}

function emitCollection(node: SequenceNode | MappingNode, out: YamlOutput): void {
  const [open, close] = node.kind === 'mapping' ? ['{', '}'] : ['[', ']'];
  const parts = node.kind === 'mapping' ? node.pairs : node.items;
  out.indicator(parts.length === 0 ? `${open}${close}` : open, { separate: true, whitespace: parts.length > 0 });
  if (parts.length === 0) return;
  out.deeper(() => (node.kind === 'mapping' ? emitPairs(node, out) : emitItems(node, out)), { flow: true });
  out.writeIndent();
  out.indicator(close);
}

function emitItems({ items }: SequenceNode, out: YamlOutput): void {
  for (const item of items) {
    out.writeIndent();
    emit(item, out);
    out.indicator(',');
  }
}

function emitPairs({ pairs }: MappingNode, out: YamlOutput): void {
  for (const [key, value] of pairs) {
    out.writeIndent();
    out.indicator('?', { separate: true });
    emit(key, out);
    out.writeIndent();
    out.indicator(':', { separate: true });
    emit(value, out);
    out.indicator(',');
  }
}
