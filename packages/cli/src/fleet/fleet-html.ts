import type { RunStatus } from '@pptjs/fleet';
import { type ChangeLine, changeLines, summarize } from '../diff/change-lines.js';
import { type FleetDiff, nodeNames, summarizeNodes } from '../diff/group-changes.js';
import { count } from '../report/reporter.js';

/** The number of resources that an entry of the table of contents names. */
const MAX_NAMED_RESOURCES = 3;

/** The number of nodes that a closed list names. */
const MAX_NAMED_NODES = 4;

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
 * and its nodes. The page has no script and loads nothing. All texts are escaped, because catalogs may contain any.
 */
export function fleetHtml(diff: FleetDiff, [before, after]: readonly [RunStatus, RunStatus]): string {
  const title = `Catalog differences: ${before.label} → ${after.label}`;
  const { groups, failures } = diff;
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
${contents(diff)}
${failures.map(({ nodes, error }, index) => failureSection(nodes, error, index)).join('\n')}
${groups.map((group, index) => groupSection(group, index)).join('\n')}
</body>
</html>
`;
}

function contents({ groups, failures }: FleetDiff): string {
  if (groups.length + failures.length === 0) return '';
  const rows = [
    ...failures.map(
      ({ nodes, error }, index) =>
        `<tr><td>${nodes.length}</td><td><a href="#failure-${index + 1}">failed</a></td><td>${escape(error.split('\n', 1)[0]!)}</td></tr>`,
    ),
    ...groups.map(({ nodes, diff }, index) => {
      const names = diff.resources
        .slice(0, MAX_NAMED_RESOURCES)
        .map(({ reference }) => `<code>${escape(reference)}</code>`);
      const more = diff.resources.length > names.length ? ` and ${diff.resources.length - names.length} more` : '';
      return `<tr><td>${nodes.length}</td><td><a href="#group-${index + 1}">${escape(summarize(diff))}</a></td><td>${names.join(', ')}${more}</td></tr>`;
    }),
  ];
  return `<table id="contents">\n<thead><tr><th>nodes</th><th>change</th><th>where</th></tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
}

function failureSection(nodes: readonly string[], error: string, index: number): string {
  return `<section id="failure-${index + 1}">
<h2>${count(nodes.length, 'node')} failed</h2>
<pre>${error
    .split('\n')
    .map((line) => `<span>${escape(line)}</span>`)
    .join('')}</pre>
${nodeList(nodes)}
</section>`;
}

function groupSection({ nodes, diff }: FleetDiff['groups'][number], index: number): string {
  return `<section id="group-${index + 1}">
<h2>${count(nodes.length, 'node')}: ${escape(summarize(diff))}</h2>
<pre>${changeLines(diff).map(lineHtml).join('')}</pre>
${nodeList(nodes)}
</section>`;
}

function nodeList(nodes: readonly string[]): string {
  const items = nodes.map((node) => `<li><code>${escape(node)}</code></li>`).join('');
  const names = escape(nodeNames(nodes, MAX_NAMED_NODES));
  return `<details><summary>${count(nodes.length, 'node')}: ${names}</summary><ul class="nodes">${items}</ul></details>
<p><a href="#contents">all changes</a></p>`;
}

const CLASSES = { '+': ' class="add"', '-': ' class="del"', '~': '', ' ': '' } as const;

function lineHtml({ mark, indent, text }: ChangeLine): string {
  return `<span${CLASSES[mark]}>${mark}${' '.repeat(Math.max(0, indent - 1))}${escape(text)}</span>`;
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
