/**
 * Writes YAML laid out as libyaml does, byte for byte.
 *
 * The library `yaml` cannot replace this emitter. Its `Document`, with the best of 72 combinations of its options,
 * gives 21 of the 316 results that Puppet gave for `to_yaml`. With each scalar's style chosen as in `style.ts`, it
 * gives 241: it folds lines at other columns, writes the indentation of block scalars differently, and does not fall
 * back to another quoting style where libyaml does.
 */
import { type Analysis, analyze } from './analysis.js';
import type { MappingNode, ScalarNode, SequenceNode, YamlNode } from './node.js';
import { YamlOutput } from './output.js';
import { writeDouble, writeFolded, writeLiteral, writePlain, writeSingle } from './scalars.js';
import type { ScalarStyle } from './style.js';

/** A longer key is written after a `?`. */
const MAX_KEY_LENGTH = 128;

export interface YamlFormat {
  /** The number of columns for each level. */
  readonly indentation: number;
  /** The maximum line width; negative for no limit. */
  readonly width: number;
}

/** The place of a node in its parent. */
type Position = 'item' | 'value' | 'key';

/** Writes a document. */
export function emitYaml(root: YamlNode, { indentation, width }: YamlFormat): string {
  const out = new YamlOutput(indentation, width);
  out.indicator('---', { whitespace: false });
  emit(root, out, 'item');
  out.writeIndent();
  if (out.isOpenEnded) out.indicator('...\n');
  return out.text;
}

function emit(node: YamlNode, out: YamlOutput, position: Position): void {
  if (node.kind === 'alias') {
    out.indicator(`*${node.of.anchor ?? ''}`, { separate: true });
    return;
  }
  if (node.anchor !== undefined) out.indicator(`&${node.anchor}`, { separate: true });
  if (node.kind === 'scalar') {
    emitScalar(node, out, position);
    return;
  }
  if (node.kind === 'mapping' && node.tag !== undefined) out.indicator(node.tag, { separate: true });
  if (isEmpty(node)) out.indicator(node.kind === 'mapping' ? '{}' : '[]', { separate: true });
  else if (node.kind === 'sequence') emitSequence(node, out, position);
  else emitMapping(node, out);
}

function isEmpty(node: SequenceNode | MappingNode): boolean {
  return node.kind === 'mapping' ? node.pairs.length === 0 : node.items.length === 0;
}

function emitSequence({ items }: SequenceNode, out: YamlOutput, position: Position): void {
  const write = (): void => {
    for (const item of items) {
      out.writeIndent();
      out.indicator('-', { separate: true, indentation: true });
      emit(item, out, 'item');
    }
  };
  out.deeper(write, { indentless: position === 'value' && !out.isIndentation });
}

function emitMapping({ pairs }: MappingNode, out: YamlOutput): void {
  out.deeper(() => {
    for (const [key, value] of pairs) {
      out.writeIndent();
      if (isSimpleKey(key)) {
        emit(key, out, 'key');
        out.indicator(key.kind === 'alias' ? ' :' : ':');
      } else {
        out.indicator('?', { separate: true, indentation: true });
        emit(key, out, 'value');
        out.writeIndent();
        out.indicator(':', { separate: true, indentation: true });
      }
      emit(value, out, 'value');
    }
  });
}

function isSimpleKey(key: YamlNode): boolean {
  if (key.kind === 'alias') return true;
  if (key.kind !== 'scalar') return isEmpty(key);
  return key.text.length <= MAX_KEY_LENGTH && !analyze([...key.text]).isMultiline;
}

function emitScalar({ text, style, tag, isNull = false }: ScalarNode, out: YamlOutput, position: Position): void {
  const characters = [...text];
  const isKey = position === 'key';
  const used = chooseStyle(style, characters, analyze(characters), isKey);
  const usedTag = tag ?? (isNull && isKey ? '!' : undefined);
  if (usedTag !== undefined) out.indicator(usedTag, { separate: true });
  out.deeper(() => write(out, characters, used, !isKey), { flow: true });
}

function chooseStyle(wanted: ScalarStyle, characters: readonly string[], can: Analysis, isKey: boolean): ScalarStyle {
  let style = isKey && can.isMultiline ? 'double' : wanted;
  if (style === 'plain' && (!can.canBePlain || (characters.length === 0 && isKey))) style = 'single';
  if (style === 'single' && !can.canBeSingle) return 'double';
  return (style === 'literal' || style === 'folded') && (!can.canBeBlock || isKey) ? 'double' : style;
}

function write(out: YamlOutput, characters: readonly string[], style: ScalarStyle, allowsBreaks: boolean): void {
  if (style === 'plain') writePlain(out, characters, allowsBreaks);
  else if (style === 'single') writeSingle(out, characters, allowsBreaks);
  else if (style === 'double') writeDouble(out, characters, allowsBreaks);
  else if (style === 'literal') writeLiteral(out, characters);
  else writeFolded(out, characters);
}
