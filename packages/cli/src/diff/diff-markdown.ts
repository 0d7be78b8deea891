import { count } from '../report/reporter.js';
import { escapeControls } from '../report/terminal.js';
import { changeLines, summarize } from './change-lines.js';
import type { NodeDiff } from './compare-catalogs.js';
import { cutLine } from './cut-line.js';
import { type FleetDiff, groupChanges, nodeNames, summarizeNodes } from './group-changes.js';
import type { ChangeLine } from './parameter-lines.js';

/** The maximum length of the text in characters. GitHub accepts comments of 65,536 characters. */
const MAX_LENGTH = 60_000;

/** The length that the title and the last line need at most. */
const FRAME_LENGTH = 500;

/** A line of a value is cut after this number of characters. */
const MAX_LINE_LENGTH = 500;

/** The number of nodes that a section names. */
const MAX_NAMED_NODES = 30;

/** A collapsible part of the text. */
interface Section {
  /** HTML. */
  readonly summary: string;
  readonly nodes: readonly string[];
  readonly language: 'diff' | 'text';
  readonly lines: readonly string[];
}

/**
 * Returns the results as Markdown for a comment on a pull request: a summary, and a collapsed section for each group of
 * changes. Texts from catalogs are in code blocks, where they cannot be markup or mention a person.
 */
export function diffMarkdown(results: readonly NodeDiff[]): string {
  return fleetMarkdown(groupChanges(results));
}

/** Returns the differences of many nodes as Markdown: see `diffMarkdown`. */
export function fleetMarkdown(fleet: FleetDiff): string {
  const sections: readonly Section[] = [
    ...fleet.failures.map(({ nodes, error }): Section => ({
      summary: `<b>${count(nodes.length, 'node')} failed</b>`,
      nodes,
      language: 'text',
      lines: error.split('\n'),
    })),
    ...fleet.groups.map(({ nodes, diff }): Section => ({
      summary: `<b>${count(nodes.length, 'node')}</b>: ${summarize(diff)}`,
      nodes,
      language: 'diff',
      lines: changeLines(diff).map(lineText),
    })),
  ];
  let text = `### Catalog differences\n\n${summarizeNodes(fleet)}.\n`;
  for (const [index, section] of sections.entries()) {
    const rest = MAX_LENGTH - FRAME_LENGTH - text.length;
    const isLast = index === sections.length - 1;
    // A large section takes half of the space that is left, so that sections after it are shown too.
    const part = (isLast ? undefined : sectionText(section, Math.floor(rest / 2))) ?? sectionText(section, rest);
    if (part === undefined)
      return `${text}\n${count(sections.length - index, 'more group')} of changes do not fit into this comment.\n`;
    text += `\n${part}`;
  }
  return text;
}

/** Returns the text of a section with as many lines as fit; undefined if not even one fits. */
function sectionText({ summary, nodes, language, lines }: Section, maxLength: number): string | undefined {
  const names = nodeNames(
    nodes,
    MAX_NAMED_NODES,
    (name) => `<code>${escapeHtml(escapeControls(name.replace(/\s+/g, ' ')))}</code>`,
  );
  const clean = lines.map((line) => cutLine(escapeControls(line), MAX_LINE_LENGTH));
  const fence = '`'.repeat(Math.max(3, ...clean.map((line) => longestRun(line) + 1)));
  const start = `<details><summary>${summary}</summary>\n\n<p>${names}</p>\n\n${fence}${language}\n`;
  const note = (omitted: number): string => `… ${count(omitted, 'more line')}\n`;
  const end = `${fence}\n\n</details>\n`;
  let rest = maxLength - start.length - end.length - note(clean.length).length;
  const fitting = clean.findIndex((line) => (rest -= line.length + 1) < 0);
  if (fitting === 0) return undefined;
  const shown = fitting < 0 ? clean : clean.slice(0, fitting);
  const omitted = clean.length - shown.length;
  return `${start}${shown.join('\n')}\n${omitted > 0 ? note(omitted) : ''}${end}`;
}

/** Returns a line of a code block in the language `diff`, which colors lines by their first character. */
function lineText({ mark, indent, text }: ChangeLine): string {
  return `${mark === '~' ? ' ' : mark}${' '.repeat(Math.max(1, indent - 1))}${text}`;
}

function longestRun(line: string): number {
  return Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
