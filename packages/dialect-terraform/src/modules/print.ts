/** Prints values as `terraform console` does: in the notation of the language. */
import { formatNumber, isNumber } from '../values/number.js';
import type { Type } from '../values/type.js';
import { isNull, isSequence, ListValue, MapValue, ObjectValue, SetValue, type Value } from '../values/value.js';

const INDENTATION = '  ';

/** The text of a value, as `terraform console` prints it. */
export function printValue(value: Value): string {
  return print(value, '');
}

function print(value: Value, indentation: string): string {
  if (typeof value === 'string') return value.includes('\n') ? heredoc(value, indentation) : quoted(value);
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return formatNumber(value);
  if (value instanceof ListValue) return `tolist(${sequence(value.elements, indentation)})`;
  if (value instanceof SetValue) return `toset(${sequence(value.elements, indentation)})`;
  if (isSequence(value)) return sequence(value.elements, indentation);
  if (value instanceof MapValue) return `tomap(${members(value.entries, indentation)})`;
  if (value instanceof ObjectValue) return members(value.attributes, indentation);
  return isNull(value) ? nullText(value.type) : '(known after apply)';
}

function nullText(type: Type): string {
  switch (type.kind) {
    case 'primitive':
      return `to${type.name}(null)`;
    case 'list':
    case 'set':
    case 'map':
      return `to${type.kind}(null)`;
    default:
      return 'null';
  }
}

function sequence(elements: readonly Value[], indentation: string): string {
  if (elements.length === 0) return '[]';
  const inner = indentation + INDENTATION;
  return `[\n${elements.map((element) => `${inner}${print(element, inner)},\n`).join('')}${indentation}]`;
}

function members(entries: ReadonlyMap<string, Value>, indentation: string): string {
  if (entries.size === 0) return '{}';
  const inner = indentation + INDENTATION;
  const lines = Array.from(entries, ([name, value]) => `${inner}${quoted(name)} = ${print(value, inner)}\n`);
  return `{\n${lines.join('')}${indentation}}`;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['"', '\\"'],
  ['\\', '\\\\'],
]);

function quoted(text: string): string {
  const escaped = text
    .replace(/[\n\r\t"\\]/g, (character) => ESCAPES.get(character) ?? character)
    .replace(/[\0-\x1f\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `"${withoutSequences(escaped)}"`;
}

function withoutSequences(text: string): string {
  return text.replace(/\$\{/g, () => '$${').replaceAll('%{', '%%{');
}

/** A text of several lines. The marker is one that is no line of the text. */
function heredoc(text: string, indentation: string): string {
  const lines = text.split('\n');
  let marker = 'EOT';
  for (let count = 2; lines.some((line) => line.trim() === marker); count++) marker = `EOT${count}`;
  if (lines.at(-1) !== '' || /[\0-\x08\x0b-\x1f]/.test(text)) return quoted(text);
  const body = lines.slice(0, -1).map((line) => `${line === '' ? '' : indentation}${withoutSequences(line)}\n`);
  return `<<-${marker}\n${body.join('')}${indentation}${marker}`;
}
