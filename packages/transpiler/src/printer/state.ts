import { GENERATOR, type State as AstringState } from 'astring';
import type * as ESTree from 'estree';
import type { Comment, CommentTable } from '../estree/comments.js';

/** The printed text. astring writes to it as to a stream. */
export class Output {
  text = '';
  /** The number of characters on the current line. */
  column = 0;

  write(code: string): void {
    this.text += code;
    const end = lastLineEnd(code);
    this.column = end < 0 ? this.column + code.length : code.length - end - 1;
  }
}

const LINE_FEED = 0x0a;

/** Most texts are so short that a loop is faster than `lastIndexOf`. */
const MAX_SHORT_LENGTH = 32;

function lastLineEnd(code: string): number {
  if (code.length > MAX_SHORT_LENGTH) return code.lastIndexOf('\n');
  let at = code.length - 1;
  while (at >= 0 && code.charCodeAt(at) !== LINE_FEED) at--;
  return at;
}

/** What the printer knows about the program that it prints. */
export class Printing {
  readonly comments: CommentTable | null;
  /** The comments that follow on the current line when it ends. */
  endOfLine: Comment[] = [];
  /** Whether the printer is inside a node that fits on its line. Each part of that node fits too. */
  isFitting = false;

  constructor(comments: CommentTable | null) {
    this.comments = comments;
  }
}

/** The state of astring. Printing of the program sets `printing`. */
export interface State extends Omit<AstringState, 'output'> {
  readonly output: Output;
  printing: Printing;
}

/** The functions that print the nodes of each type. */
export type Generator = {
  [Type in ESTree.Node['type']]: (node: ESTree.Node & { type: Type }, state: State) => void;
};

/** The generator of astring. It writes to the output of any state. */
export const ASTRING = GENERATOR as unknown as Generator;
