/** Finds the correction of the most common errors in EPP templates: tags and braces that are not closed. */

import type { Syntax, SyntaxFault } from '../lexer/index.js';
import { LBRACE } from '../lexer/tokens.js';
import { type Advice, type Edit, lineOf, rangeOf } from './proposal.js';
import { scanTokens } from './scanned-tokens.js';

interface TemplateProposal extends Advice {
  readonly edit: Edit;
}

/**
 * Returns advice for the first error of a template; undefined if no correction is certain.
 *
 * @param firstFault parses a corrected template and returns its first error
 */
export function templateAdviceFor(
  source: string,
  fault: SyntaxFault,
  syntax: Syntax,
  firstFault: (corrected: string) => SyntaxFault | null,
): Advice | undefined {
  return proposalsFor(source, fault, syntax).find(({ edit: { start, end, text } }) => {
    const remaining = firstFault(source.slice(0, start) + text + source.slice(end));
    return remaining === null || (!fault.atEnd && remaining.start > fault.start + text.length);
  });
}

function proposalsFor(source: string, fault: SyntaxFault, syntax: Syntax): TemplateProposal[] {
  if (fault.name === 'NOT_A_VIRTUAL_RESOURCE') return variableOfRuby(source, fault);
  if (fault.name !== 'SYNTAX_ERROR' && !fault.name.startsWith('EPP_UNBALANCED')) return [];
  return [...unclosedTag(source, fault), ...unclosedBraces(source, fault, syntax)];
}

/** A tag that spans several lines up to the error. */
function unclosedTag(source: string, fault: SyntaxFault): TemplateProposal[] {
  const limit = fault.atEnd ? source.length : fault.start;
  const tag = source.lastIndexOf('<%', limit - 1);
  const newline = source.indexOf('\n', tag);
  if (tag === -1 || source.slice(tag, limit).includes('%>')) return [];
  const end = newline === -1 ? source.length : newline;
  return [
    {
      edit: { start: end, end, text: ' %>' },
      help: `Close the tag of line ${lineOf(source, tag)} with \`%>\`.`,
      marks: [{ start: tag, end: tag + 2, message: 'this tag is not closed' }],
    },
  ];
}

/** Braces that are open at the end of a template. */
function unclosedBraces(source: string, fault: SyntaxFault, syntax: Syntax): TemplateProposal[] {
  if (!fault.atEnd) return [];
  const open = scanTokens(source, source.length, syntax, 'template').open.filter(({ kind }) => kind === LBRACE);
  const innermost = open.at(-1);
  if (innermost === undefined) return [];
  return [
    {
      edit: { start: source.length, end: source.length, text: `<% ${'}'.repeat(open.length)} %>` },
      help: `Close the \`{\` of line ${lineOf(source, innermost.start)} with \`<% } %>\`.`,
      marks: open.map((brace) => ({ ...rangeOf(brace), message: 'this `{` is not closed' })),
    },
  ];
}

/** `@name`: a variable in a template of ERB. */
function variableOfRuby(source: string, fault: SyntaxFault): TemplateProposal[] {
  const [found, name] = /^@([a-z_]\w*)/.exec(source.slice(fault.start)) ?? [];
  if (found === undefined || name === undefined) return [];
  return [
    {
      edit: { start: fault.start, end: fault.start + 1, text: '$' },
      help: `Write \`$${name}\`: EPP contains code of Puppet. Templates with code of Ruby have the extension .erb.`,
      marks: [],
    },
  ];
}
