import { count } from '../report/reporter.js';
import { escapeControls } from '../report/terminal.js';
import { changeLines, summarize } from './change-lines.js';
import { type CatalogDiff, isEmptyDiff, type NodeDiff } from './compare-catalogs.js';
import { type FleetDiff, groupChanges, nodeNames, summarizeNodes } from './group-changes.js';
import type { ChangeLine } from './parameter-lines.js';

const colors = { '+': '32', '-': '31', '~': '33', ' ': undefined } as const;

/** The number of nodes that a heading names. `--format json` has all nodes. */
const MAX_NAMED_NODES = 6;

/** Returns the results as text for a terminal: for one node its difference, for several nodes groups of changes. */
export function diffText(results: readonly NodeDiff[], color: boolean): string {
  const [first, ...others] = results;
  if (first === undefined) return '';
  if (others.length === 0) return escapeControls(singleText(first, color));
  return fleetText(groupChanges(results), color);
}

/** Returns the differences of many nodes as text for a terminal. */
export function fleetText(fleet: FleetDiff, color: boolean): string {
  const heading = (nodes: readonly string[]): string =>
    paint(`${count(nodes.length, 'node')}: ${nodeNames(nodes, MAX_NAMED_NODES)}`, color ? '1' : undefined);
  const sections = [
    ...fleet.groups.map(({ nodes, diff }) => `${heading(nodes)}\n${linesText(diff, color)}\n`),
    ...fleet.failures.map(({ nodes, error }) => `${heading(nodes)}\nerror: ${error}\n`),
    `${summarizeNodes(fleet)}\n`,
  ];
  return escapeControls(sections.join('\n'));
}

function singleText(result: NodeDiff, color: boolean): string {
  if ('error' in result) return `${result.node}\nerror: ${result.error}\n`;
  const { diff } = result;
  return isEmptyDiff(diff) ? 'no difference\n' : `${linesText(diff, color)}\n${summarize(diff)}\n`;
}

function linesText(diff: CatalogDiff, color: boolean): string {
  return changeLines(diff)
    .map((line) => lineText(line, color))
    .join('\n');
}

function lineText({ mark, indent, text }: ChangeLine, color: boolean): string {
  if (mark === ' ') return ' '.repeat(indent) + text;
  return paint(`${' '.repeat(indent - 2)}${mark} ${text}`, color ? colors[mark] : undefined);
}

function paint(text: string, color: string | undefined): string {
  return color === undefined ? text : `\u001b[${color}m${text}\u001b[0m`;
}
