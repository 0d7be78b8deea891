/** Decides on the place of each comment of the Puppet source in the JavaScript program. */
import type * as ESTree from 'estree';
import { type Comment, CommentTable, type NodeComments } from '../../estree/index.js';
import { firstIndex, isAdjacent, isStartOfLine, type SourceRange } from '../../text/index.js';
import { type CommentSlot, SlotFinder } from './comment-slots.js';
import { commentLines, jsDocLines } from './comment-text.js';
import type { Origins } from './origins.js';

/**
 * Places the comments of a Puppet program.
 *
 * A comment at the end of a line follows the node that ends on that line. Any other comment precedes the next node in
 * the same brackets, or follows the last one. If the brackets have no node, the comment moves before the statement that
 * contains it. Comments directly before a definition become JSDoc. Comments at the start of the file that do not belong
 * to a statement stay at the start of the module.
 *
 * @param module the JavaScript program
 * @param source the Puppet source
 * @param origins the Puppet nodes of its nodes
 */
export function placeComments(module: ESTree.Program, source: string, origins: Origins): CommentTable {
  return new CommentPlacer(module, source, origins).place();
}

/** The start of the parameters of an EPP template. */
const PARAMETERS_START = /<%-?\s*\|/;

/** White space up to the end of a line. */
const REST_OF_LINE = /[^\S\n]*(?:\n|$)/y;

class CommentPlacer {
  readonly #module: ESTree.Program;
  readonly #source: string;
  readonly #comments: readonly SourceRange[];
  readonly #finder: SlotFinder;
  readonly #slots: readonly CommentSlot[];
  readonly #table = new CommentTable();

  constructor(module: ESTree.Program, source: string, origins: Origins) {
    this.#module = module;
    this.#source = source;
    this.#comments = origins.comments;
    this.#finder = new SlotFinder(source, origins);
    this.#slots = this.#finder.find(module);
  }

  place(): CommentTable {
    for (let index = 0; index < this.#comments.length;) {
      const count = this.#placeHeader(index) || this.#placeDocumentation(index);
      if (count === 0) this.#placeOne(index);
      index += count || 1;
    }
    return this.#table;
  }

  /** Places the comments from `index` on at the start of the module, if they are its header. Returns their number. */
  #placeHeader(index: number): number {
    if (index > 0) return 0;
    const firstSlot = this.#slots[0]?.start ?? this.#source.length;
    const before = this.#comments.filter(({ start }) => start < firstSlot);
    if (this.#source.slice(0, before[0]?.start ?? 0).trim() !== '') return 0;
    let count = 0;
    for (let at = 0; at < before.length; at++) {
      const next = this.#comments[at + 1]?.start ?? Infinity;
      if (this.#hasBlankLine(before[at]?.end ?? 0, Math.min(next, firstSlot))) count = at + 1;
    }
    if (this.#slots.length === 0) count = before.length;
    for (let at = 0; at < count; at++) this.#table.in(this.#module, []).before.push(this.#commentAt(at));
    return count;
  }

  /** Places the comments from `index` on as JSDoc, if they are directly before a definition. Returns their number. */
  #placeDocumentation(index: number): number {
    const first = this.#comments[index];
    if (first === undefined || !this.#startsLine(first)) return 0;
    const { next } = this.#around(first);
    if (next === undefined || !next.isDefinition) return 0;
    let end = first.end;
    const texts = [this.#textOf(first)];
    for (let at = index + 1; at < this.#comments.length; at++) {
      const comment = this.#comments[at]!;
      if (comment.start > next.start || !isAdjacent(this.#source, end, comment.start)) break;
      end = comment.end;
      texts.push(this.#textOf(comment));
    }
    if (!isAdjacent(this.#source, end, next.start)) return 0;
    this.#of(next.first).before.push({ lines: jsDocLines(texts), isApart: this.#isApart(index) });
    return texts.length;
  }

  #placeOne(index: number): void {
    const comment = this.#comments[index];
    if (comment === undefined) return;
    const { container, previous: outermost, next } = this.#around(comment);
    const previous = outermost === undefined ? undefined : this.#lastPart(outermost);
    const text = this.#commentAt(index);
    const isLast = this.#endsBrackets(index);
    if (previous !== undefined && text.lines.length === 1 && this.#endsLineOf(previous, index))
      this.#of(previous.last).endOfLine.push(text);
    else if (next !== undefined && this.#precedesTemplate(comment, next))
      this.#of(this.#finder.topStatement(next.first)).before.push(text);
    else if (next !== undefined && !isLast) this.#of(next.first).before.push(text);
    else if (container === undefined && (previous === undefined || comment.start >= this.#lastEnd()))
      this.#table.in(this.#module, []).after.push(text);
    else if (previous?.isListed === true && !this.#opensBrackets(previous.end, index))
      this.#of(previous.last).after.push(text);
    else if (container === undefined) this.#of((next ?? previous)?.first ?? this.#module).before.push(text);
    else this.#placeIn(container, text);
  }

  /** Whether a comment is before the parameters of a template. */
  #precedesTemplate(comment: SourceRange, next: CommentSlot): boolean {
    return !next.isStatement && PARAMETERS_START.test(this.#source.slice(comment.end, next.start));
  }

  /** Places a comment that has no node beside it: into the empty body of a definition, else before the container. */
  #placeIn(container: CommentSlot, text: Comment): void {
    const block = this.#finder.emptyBlockIn(container.last);
    if (block === null) this.#of(container.first).before.push(text);
    else this.#of(block).inner.push(text);
  }

  #of(node: ESTree.Node): NodeComments {
    return this.#table.in(node, this.#finder.around(node));
  }

  /** The innermost slot that contains a comment, and the slots before and after the comment within it. */
  #around({ start, end }: SourceRange): {
    container: CommentSlot | undefined;
    previous: CommentSlot | undefined;
    next: CommentSlot | undefined;
  } {
    let container: CommentSlot | undefined;
    for (let slots = this.#slots; ;) {
      const following = firstAfter(slots, start);
      const previous = slots[following - 1];
      if (previous === undefined || previous.end < end) return { container, previous, next: slots[following] };
      container = previous;
      slots = previous.children;
    }
  }

  /** The last attribute, entry or element in a slot if it has its own line and ends with the slot, else the slot. */
  #lastPart(slot: CommentSlot): CommentSlot {
    const last = slot.children.at(-1);
    const isPart = !slot.isStatement && last !== undefined && last.end === slot.end && this.#startsLine(last);
    return isPart ? this.#lastPart(last) : slot;
  }

  #commentAt(index: number): Comment {
    const comment = this.#comments[index] ?? { start: 0, end: 0 };
    const column = comment.start - (this.#source.lastIndexOf('\n', comment.start - 1) + 1);
    return { lines: commentLines(this.#textOf(comment), column), isApart: this.#isApart(index) };
  }

  #textOf({ start, end }: SourceRange): string {
    return this.#source.slice(start, end);
  }

  /** Whether nothing but white space precedes a comment or slot on its line. */
  #startsLine({ start }: SourceRange): boolean {
    return isStartOfLine(this.#source, start);
  }

  #isApart(index: number): boolean {
    const { start } = this.#comments[index] ?? { start: 0 };
    return /\n[^\S\n]*\n\s*$/.test(this.#source.slice(Math.max(0, start - 200), start));
  }

  #hasBlankLine(from: number, to: number): boolean {
    const first = this.#source.indexOf('\n', from);
    const second = this.#source.indexOf('\n', first + 1);
    return first !== -1 && second !== -1 && second < to && this.#source.slice(first, second).trim() === '';
  }

  /** Whether a comment is the last one on its line, and the slot before it ends on that line. */
  #endsLineOf({ end }: CommentSlot, index: number): boolean {
    const comment = this.#comments[index] ?? { start: 0, end: 0 };
    REST_OF_LINE.lastIndex = comment.end;
    return REST_OF_LINE.test(this.#source) && /^(?:[,;)\]}]|[^\S\n])*$/.test(this.#codeBetween(end, index));
  }

  /** Whether the next token after a comment closes brackets, or the file ends. */
  #endsBrackets(index: number): boolean {
    let at = this.#comments[index]?.end ?? 0;
    for (let following = index + 1; ; following++) {
      const comment = this.#comments[following];
      const code = this.#source.slice(at, comment?.start ?? at + 1000).trimStart();
      if (code !== '') return /^[)\]}]/.test(code);
      if (comment === undefined) return this.#source.slice(at).trim() === '';
      at = comment.end;
    }
  }

  /** Whether brackets open between an offset and a comment. */
  #opensBrackets(from: number, index: number): boolean {
    return /[{[(]/.test(this.#codeBetween(from, index));
  }

  /** The text between an offset and a comment, without other comments. */
  #codeBetween(from: number, index: number): string {
    let code = '';
    let end = this.#comments[index]?.start ?? 0;
    for (let at = index - 1; at >= 0; at--) {
      const comment = this.#comments[at];
      if (comment === undefined || comment.end <= from) break;
      code = this.#source.slice(comment.end, end) + code;
      end = comment.start;
    }
    return this.#source.slice(from, Math.max(from, end)) + code;
  }

  #lastEnd(): number {
    return this.#slots.at(-1)?.end ?? 0;
  }
}

/** The index of the first slot that starts after an offset. */
function firstAfter(slots: readonly CommentSlot[], offset: number): number {
  return firstIndex(slots.length, (index) => (slots[index]?.start ?? 0) > offset);
}
