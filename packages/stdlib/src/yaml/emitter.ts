import { type Analysis, analyze } from './analysis.js';
import type { MappingNode, ScalarNode, SequenceNode, YamlNode } from './node.js';
import { YamlOutput } from './output.js';
import { writeDouble, writeFolded, writeLiteral, writePlain, writeSingle } from './scalars.js';
import type { ScalarStyle } from './style.js';

/** Longer keys are marked by `?`. */
const MAX_KEY_LENGTH = 128;

export interface YamlForm {
  /** By how many columns each level is further in. */
  readonly indentation: number;
  /** Negative for lines of any length. */
  readonly width: number;
}

type Place = 'item' | 'value' | 'key';

/** The text of a document, laid out as libyaml does it. */
export function emitYaml(root: YamlNode, { indentation, width }: YamlForm): string {
  const out = new YamlOutput(indentation, width);
  out.indicator('---', { whitespace: false });
  emit(root, out, 'item');
  out.writeIndent();
  if (out.openEnded) out.indicator('...\n');
  return out.text;
}

function emit(node: YamlNode, out: YamlOutput, place: Place): void {
  if (node.kind === 'alias') {
    out.indicator(`*${node.of.anchor ?? ''}`, { separate: true });
    return;
  }
  if (node.anchor !== undefined) out.indicator(`&${node.anchor}`, { separate: true });
  if (node.kind === 'scalar') {
    emitScalar(node, out, place);
    return;
  }
  if (node.kind === 'mapping' && node.tag !== undefined) out.indicator(node.tag, { separate: true });
  if (isEmpty(node)) out.indicator(node.kind === 'mapping' ? '{}' : '[]', { separate: true });
  else if (node.kind === 'sequence') emitSequence(node, out, place);
  else emitMapping(node, out);
}

function isEmpty(node: SequenceNode | MappingNode): boolean {
  return node.kind === 'mapping' ? node.pairs.length === 0 : node.items.length === 0;
}

function emitSequence({ items }: SequenceNode, out: YamlOutput, place: Place): void {
  const write = (): void => {
    for (const item of items) {
      out.writeIndent();
      out.indicator('-', { separate: true, indention: true });
      emit(item, out, 'item');
    }
  };
  out.deeper(write, { indentless: place === 'value' && !out.indention });
}

function emitMapping({ pairs }: MappingNode, out: YamlOutput): void {
  out.deeper(() => {
    for (const [key, value] of pairs) {
      out.writeIndent();
      if (isSimpleKey(key)) {
        emit(key, out, 'key');
        out.indicator(key.kind === 'alias' ? ' :' : ':');
      } else {
        out.indicator('?', { separate: true, indention: true });
        emit(key, out, 'value');
        out.writeIndent();
        out.indicator(':', { separate: true, indention: true });
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

function emitScalar({ text, style, tag, isNull = false }: ScalarNode, out: YamlOutput, place: Place): void {
  const characters = [...text];
  const isKey = place === 'key';
  const shown = chosenStyle(style, characters, analyze(characters), isKey);
  const shownTag = tag ?? (isNull && isKey ? '!' : undefined);
  if (shownTag !== undefined) out.indicator(shownTag, { separate: true });
  out.deeper(() => write(out, characters, shown, !isKey), { flow: true });
}

function chosenStyle(wanted: ScalarStyle, characters: readonly string[], can: Analysis, isKey: boolean): ScalarStyle {
  let style = isKey && can.isMultiline ? 'double' : wanted;
  if (style === 'plain' && (!can.canBePlain || (characters.length === 0 && isKey))) style = 'single';
  if (style === 'single' && !can.canBeSingle) return 'double';
  return (style === 'literal' || style === 'folded') && (!can.canBeBlock || isKey) ? 'double' : style;
}

function write(out: YamlOutput, characters: readonly string[], style: ScalarStyle, mayBreak: boolean): void {
  if (style === 'plain') writePlain(out, characters, mayBreak);
  else if (style === 'single') writeSingle(out, characters, mayBreak);
  else if (style === 'double') writeDouble(out, characters, mayBreak);
  else if (style === 'literal') writeLiteral(out, characters);
  else writeFolded(out, characters);
}
