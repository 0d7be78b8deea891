import type { RunStatus } from '@pptjs/fleet';
import { changeLines, summarize } from '../diff/change-lines.js';
import { cutLine } from '../diff/cut-line.js';
import { type FleetDiff, nodeNames, summarizeNodes } from '../diff/group-changes.js';
import type { ChangeLine } from '../diff/parameter-lines.js';
import { count } from '../report/reporter.js';

/** The number of resources that an entry of the table of contents names. */
const MAX_NAMED_RESOURCES = 3;

/** The number of nodes that a closed list names, and an open one. `--format json` has all nodes. */
const MAX_NAMED_NODES = 4;
const MAX_LISTED_NODES = 1000;

/** The length of the sections of a page, in characters. Sections that begin after it are left out. */
const MAX_LENGTH = 5_000_000;

/** The length of the changes of a section. */
const MAX_SECTION_LENGTH = 200_000;

/** A line of a value is cut after this number of characters. */
const MAX_LINE_LENGTH = 2000;

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --add: #2da44e33; --del: #cf222e33; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td:first-child { text-align: right; white-space: nowrap; }
section { margin-top: 2rem; border-top: 2px solid var(--line); }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; padding: .5rem 0; }
pre span { display: block; padding: 0 .8rem; min-height: 1.45em; }
.add { background: var(--add); } .del { background: var(--del); }
ul.nodes { columns: 16rem; padding-left: 1.2rem; }
summary { cursor: pointer; }
`;

/**
 * Returns the differences of two runs as one HTML page: a table of the groups, and a section for each group with its changes
 * and its nodes. The page has no script and loads nothing. All texts are escaped, because catalogs may contain any. The page
 * has a limited size; it names what it leaves out.
 */
export function fleetHtml(diff: FleetDiff, [before, after]: readonly [RunStatus, RunStatus]): string {
  const title = `Catalog differences: ${before.label} → ${after.label}`;
  const sections = boundedSections(diff);
  const omitted = diff.failures.length + diff.groups.length - sections.length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(title)}</h1>
<p>Run ${before.id} (${escape(before.label)}) and run ${after.id} (${escape(after.label)}). ${escape(summarizeNodes(diff))}.</p>
${contents(sections)}
${sections.map(({ html }) => html).join('\n')}
${omitted > 0 ? `<p>${count(omitted, 'more group')} of changes ${omitted === 1 ? 'does' : 'do'} not fit into this page.</p>\n` : ''}</body>
</html>
`;
}

/** A part of the page, and its row in the table of contents. */
interface Section {
  readonly row: string;
  readonly html: string;
}

function boundedSections({ groups, failures }: FleetDiff): readonly Section[] {
  const sections: Section[] = [];
  let length = 0;
  const add = (create: () => Section): void => {
    if (length >= MAX_LENGTH) return;
    const section = create();
    length += section.row.length + section.html.length;
    sections.push(section);
  };
  for (const [index, failure] of failures.entries()) add(() => failureSection(failure, `failure-${index + 1}`));
  for (const [index, group] of groups.entries()) add(() => groupSection(group, `group-${index + 1}`));
  return sections;
}

function contents(sections: readonly Section[]): string {
  if (sections.length === 0) return '';
  const rows = sections.map(({ row }) => row).join('\n');
  return `<table id="contents">\n<thead><tr><th>nodes</th><th>change</th><th>where</th></tr></thead>\n<tbody>\n${rows}\n</tbody>\n</table>`;
}

function failureSection({ nodes, error }: FleetDiff['failures'][number], id: string): Section {
  const lines = error.split('\n').map((line) => `<span>${escape(cut(line))}</span>`);
  return {
    row: `<tr><td>${nodes.length}</td><td><a href="#${id}">failed</a></td><td>${escape(cut(error.split('\n', 1)[0]!))}</td></tr>`,
    html: `<section id="${id}">
<h2>${count(nodes.length, 'node')} failed</h2>
<pre>${boundedLines(lines)}</pre>
${nodeList(nodes)}
</section>`,
  };
}

function groupSection({ nodes, diff }: FleetDiff['groups'][number], id: string): Section {
  const names = diff.resources
    .slice(0, MAX_NAMED_RESOURCES)
    .map(({ reference }) => `<code>${escape(cut(reference))}</code>`);
  const more = diff.resources.length > names.length ? ` and ${diff.resources.length - names.length} more` : '';
  return {
    row: `<tr><td>${nodes.length}</td><td><a href="#${id}">${escape(summarize(diff))}</a></td><td>${names.join(', ')}${more}</td></tr>`,
    html: `<section id="${id}">
<h2>${count(nodes.length, 'node')}: ${escape(summarize(diff))}</h2>
<pre>${boundedLines(changeLines(diff).map(lineHtml))}</pre>
${nodeList(nodes)}
</section>`,
  };
}

function nodeList(nodes: readonly string[]): string {
  const listed = nodes.slice(0, MAX_LISTED_NODES).map((node) => `<li><code>${escape(node)}</code></li>`);
  if (nodes.length > listed.length) listed.push(`<li>and ${nodes.length - listed.length} more</li>`);
  const names = escape(nodeNames(nodes, MAX_NAMED_NODES));
  return `<details><summary>${count(nodes.length, 'node')}: ${names}</summary><ul class="nodes">${listed.join('')}</ul></details>
<p><a href="#contents">all changes</a></p>`;
}

/** Returns as many lines as fit into a section. */
function boundedLines(lines: readonly string[]): string {
  let rest = MAX_SECTION_LENGTH;
  const fitting = lines.findIndex((line) => (rest -= line.length) < 0);
  if (fitting < 0) return lines.join('');
  return `${lines.slice(0, fitting).join('')}<span>… ${count(lines.length - fitting, 'more line')}</span>`;
}

const cut = (line: string): string => cutLine(line, MAX_LINE_LENGTH);

const CLASSES = { '+': ' class="add"', '-': ' class="del"', '~': '', ' ': '' } as const;

function lineHtml({ mark, indent, text }: ChangeLine): string {
  return `<span${CLASSES[mark]}>${mark}${' '.repeat(Math.max(0, indent - 1))}${escape(cut(text))}</span>`;
}

/** Escapes a text for elements and attributes. Control characters, which HTML does not allow, become dots. */
function escape(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\u00b7')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
