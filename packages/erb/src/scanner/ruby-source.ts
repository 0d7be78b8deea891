import { firstIndex } from '@pptjs/transpiler/dialect';

/** A part of the template that is contiguous in the Ruby code. */
export interface Part {
  readonly text: string;
  /** The offset of the part in the template. */
  readonly offset: number;
}

/** The Ruby code of a template. */
export interface RubySource {
  readonly code: string;
  /** Returns the offset in the template of an offset in the code. */
  offsetInTemplate(offset: number): number;
}

/** Writes the Ruby code of a template like `ERB::Compiler::Buffer`. */
export class RubySourceBuilder {
  #script = '#coding:UTF-8\n';
  /** Whether the current line has a command. */
  #hasCommand = false;
  /** The parts of the template in the code: their offsets in the code and in the template, in ascending order. */
  readonly #parts: { readonly inCode: number; readonly inTemplate: number }[] = [];

  constructor() {
    this.#command(`_erbout = +''`);
  }

  /** Adds text, which the code appends to the output. */
  addText(parts: readonly Part[]): void {
    const text = textOf(parts);
    this.#command('_erbout.<< ');
    this.#mark(parts[0]?.offset ?? 0);
    this.#script += `${dump(text)}.freeze${'\n'.repeat(text.split('\n').length - 1)}`;
  }

  /** Adds the code of `<%= … %>`. */
  addExpression(parts: readonly Part[]): void {
    this.#command('_erbout.<<((');
    this.#copy(parts);
    this.#script += ').to_s)';
  }

  /** Adds the code of `<% … %>`. */
  addCode(parts: readonly Part[]): void {
    this.#command('');
    this.#copy(parts);
    if (!textOf(parts).endsWith('\n')) return;
    this.#script = this.#script.replace(/\r?\n$/, '');
    this.endLine();
  }

  endLine(): void {
    this.#script += '\n';
    this.#hasCommand = false;
  }

  build(): RubySource {
    this.#command('_erbout');
    const parts = this.#parts;
    return { code: this.#script, offsetInTemplate: (offset) => offsetInTemplate(parts, offset) };
  }

  #command(code: string): void {
    this.#script += this.#hasCommand ? `; ${code}` : code;
    this.#hasCommand = true;
  }

  #copy(parts: readonly Part[]): void {
    for (const { text, offset } of parts) {
      this.#mark(offset);
      this.#script += text;
    }
  }

  #mark(inTemplate: number): void {
    this.#parts.push({ inCode: this.#script.length, inTemplate });
  }
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

function offsetInTemplate(
  parts: readonly { readonly inCode: number; readonly inTemplate: number }[],
  offset: number,
): number {
  const part = parts[firstIndex(parts.length, (index) => (parts[index]?.inCode ?? 0) > offset) - 1];
  return part === undefined ? 0 : part.inTemplate + (offset - part.inCode);
}

const ESCAPES = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\t', '\\t'],
  ['\r', '\\r'],
  ['\x1b', '\\e'],
  ['\x07', '\\a'],
  ['\b', '\\b'],
  ['\v', '\\v'],
  ['\f', '\\f'],
]);

/** Writes a text as a Ruby literal, like `String#dump` of its bytes in UTF-8. */
function dump(text: string): string {
  // Control characters must be escaped.
  const escaped = text.replace(/["\\\0-\x1f\x7f]|#(?=[{$@])|[^\0-\x7f]+/g, (part) => {
    const escape = ESCAPES.get(part);
    if (escape !== undefined) return escape;
    return part === '#' ? '\\#' : Array.from(new TextEncoder().encode(part), hexEscape).join('');
  });
  return `"${escaped}"`;
}

function hexEscape(byte: number): string {
  return `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
