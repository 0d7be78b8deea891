import { EXPRESSIONS_PRECEDENCE, GENERATOR } from 'astring';
import type * as ESTree from 'estree';
import type { Comment, CommentTable } from '../estree/comments.js';
import { isTokenPosition } from '../estree/origin.js';
import type { Mapping } from './source-map.js';

declare module 'astring' {
  /** The types of astring leave this export out. */
  export const EXPRESSIONS_PRECEDENCE: Readonly<Record<string, number>>;
}

/**
 * The state of printing one program: the text, and what the printer knows about the program. The functions of astring use it
 * as their state.
 */
export class State {
  text = '';
  /** The line that is being printed, from 1. */
  line = 1;
  #lineStart = 0;
  /** The mappings of the nodes that come from the source; null if they are not needed. */
  readonly #mappings: Mapping[] | null;
  /** Null inside a node without comments, in which none need be searched. */
  comments: CommentTable | null;
  /** The comments that follow on the current line when it ends. */
  endOfLine: Comment[] = [];
  /** Whether the printer is inside a node that fits on its line. Each part of that node fits too. */
  isFitting = false;
  indentLevel = 0;

  // The properties that the functions of astring read.
  readonly generator: Generator;
  readonly expressionsPrecedence = EXPRESSIONS_PRECEDENCE;
  readonly indent = '  ';
  readonly lineEnd = '\n';
  readonly writeComments = false;

  constructor(generator: Generator, comments: CommentTable | null, mappings: Mapping[] | null) {
    this.generator = generator;
    this.comments = comments;
    this.#mappings = mappings;
  }

  /** The number of characters on the current line. */
  get column(): number {
    return this.text.length - this.#lineStart;
  }

  /**
   * Adds code. Only code that ends with a line feed, and the texts of templates, contain line feeds.
   * @param node the node that starts with the code
   */
  write(code: string, node?: ESTree.Node | null): void {
    if (node !== undefined && node !== null) {
      const { loc } = node;
      if (loc !== undefined && loc !== null && this.#mappings !== null) this.#map(loc.start, this.#mappings);
      if (node.type === 'TemplateElement') return this.#writeText(code);
    }
    this.text += code;
    if (code.charCodeAt(code.length - 1) === LINE_FEED) this.#startLine();
  }

  #writeText(code: string): void {
    const start = this.text.length;
    this.text += code;
    for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) {
      this.line++;
      this.#lineStart = start + at + 1;
    }
  }

  #startLine(): void {
    this.line++;
    this.#lineStart = this.text.length;
  }

  #map(original: ESTree.Position, mappings: Mapping[]): void {
    if (!isTokenPosition(original)) return;
    const { offset, name } = original;
    const { line, column } = this;
    const last = mappings[mappings.length - 1];
    // The start of a statement may be the first token of its expression, which has the name.
    if (last !== undefined && last.line === line && last.column === column && last.offset === offset) mappings.pop();
    mappings.push({ line, column, offset, name });
  }
}

const LINE_FEED = 0x0a;

/** The functions that print the nodes of each type. */
export type Generator = {
  [Type in ESTree.Node['type']]: (node: ESTree.Node & { type: Type }, state: State) => void;
};

/** The generator of astring. It writes to any state. */
export const ASTRING = GENERATOR as unknown as Generator;
