import type { SourceRange } from '@pptjs/transpiler/dialect';
import type { Conditional, Expression, For, LiteralValue, Template, TemplateJoin } from './nodes.js';
import type { ParserState } from './parser-state.js';
import type { ClosingPart, ForPart, IfPart, TemplatePart } from './template-parts.js';

/** Nests the parts of a template: everything between `if` and `endif`, or `for` and `endfor`, becomes one expression. */
export function nestTemplateParts(state: ParserState, parts: readonly TemplatePart[]): Expression[] {
  return new TemplateNesting(state, parts).run();
}

class TemplateNesting {
  readonly #state: ParserState;
  readonly #parts: readonly TemplatePart[];
  #at = 0;

  constructor(state: ParserState, parts: readonly TemplatePart[]) {
    this.#state = state;
    this.#parts = parts;
  }

  run(): Expression[] {
    const expressions: Expression[] = [];
    for (let part = this.#peek(); part.kind !== 'end'; part = this.#peek()) expressions.push(this.#expression(part));
    return expressions;
  }

  /** The next part. The last part is always the end, which is never read. */
  #peek(): TemplatePart {
    return this.#parts[this.#at] ?? { kind: 'end', start: 0, end: 0 };
  }

  #expression(part: Exclude<TemplatePart, { kind: 'end' }>): Expression {
    this.#at++;
    switch (part.kind) {
      case 'literal':
        return { kind: 'LiteralValue', type: 'string', text: part.text, start: part.start, end: part.end };
      case 'interpolation':
        return part.expression;
      case 'if':
        return this.#state.nested(() => this.#if(part));
      case 'for':
        return this.#state.nested(() => this.#for(part));
      case 'closing':
        this.#state.report('UNBALANCED_DIRECTIVE', part, { directive: part.directive });
        return this.#state.placeholder(part);
    }
  }

  /** Reads the content of a directive up to the next closing directive. Null at the end of the template. */
  #content(missing: 'MISSING_ENDIF' | 'MISSING_ENDFOR', open: SourceRange): [Expression[], ClosingPart] | null {
    const content: Expression[] = [];
    for (let part = this.#peek(); ; part = this.#peek()) {
      if (part.kind === 'end') {
        this.#state.report(missing, part, { place: this.#state.placeText(open) });
        return null;
      }
      if (part.kind === 'closing') {
        this.#at++;
        return [content, part];
      }
      content.push(this.#expression(part));
    }
  }

  #if(open: IfPart): Conditional | LiteralValue {
    const first = this.#content('MISSING_ENDIF', open);
    if (first === null) return this.#state.placeholder(open);
    const [trueParts] = first;
    let [, close] = first;
    const trueEnd = close;
    let falseParts: Expression[] = [];
    if (close.directive === 'else') {
      const second = this.#content('MISSING_ENDIF', open);
      if (second === null) return this.#state.placeholder(open);
      [falseParts, close] = second;
    }
    if (close.directive !== 'endif') {
      const place = this.#state.placeText(open);
      if (close.directive === 'else') this.#state.report('SECOND_ELSE', close, { place });
      else this.#state.report('ENDIF_EXPECTED', close, { directive: close.directive, place });
      return this.#state.placeholder(close);
    }
    return {
      kind: 'Conditional',
      token: open.start,
      condition: open.condition,
      trueResult: contentTemplate(trueParts, open.end - 1, open.end),
      // Without `else`, the content is empty, and no error can have its token.
      falseResult: contentTemplate(falseParts, trueEnd.end - 1, close.start),
      start: open.start,
      end: close.end,
    };
  }

  #for(open: ForPart): TemplateJoin | LiteralValue {
    const content = this.#content('MISSING_ENDFOR', open);
    if (content === null) return this.#state.placeholder(open);
    const [parts, close] = content;
    if (close.directive !== 'endfor') {
      if (close.directive === 'else') this.#state.report('ELSE_IN_FOR', close);
      else
        this.#state.report('ENDFOR_EXPECTED', close, {
          directive: close.directive,
          place: this.#state.placeText(open),
        });
      return this.#state.placeholder(close);
    }
    const { keyVariable, valueVariable, collection } = open;
    const tuple: For = {
      kind: 'For',
      open: { start: open.start, end: open.end },
      keyVariable,
      valueVariable,
      collection,
      key: null,
      value: contentTemplate(parts, open.end - 1, open.end),
      condition: null,
      group: false,
      start: open.start,
      end: close.end,
    };
    return { kind: 'TemplateJoin', token: close.start, tuple, start: tuple.start, end: tuple.end };
  }
}

/** The content of a directive as a template. Empty content is an empty text at `emptyAt`. */
function contentTemplate(parts: readonly Expression[], token: number, emptyAt: number): Template {
  const empty: LiteralValue = { kind: 'LiteralValue', type: 'string', text: '', start: emptyAt, end: emptyAt };
  const [first = empty] = parts;
  const last = parts.at(-1) ?? empty;
  return { kind: 'Template', token, parts: parts.length === 0 ? [empty] : parts, start: first.start, end: last.end };
}
