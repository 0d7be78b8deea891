import { resolve } from 'node:path';
import { systemMessage, writeAtomically } from '@pptjs/files';
import type { DifferentNode, NodeOutcome, RunStatus } from '@pptjs/fleet';
import { writePrettyJson } from '@pptjs/runtime/internal';
import type { Arguments } from '../arguments/arguments.js';
import { changeLines, summarize } from '../diff/change-lines.js';
import { compareCatalogs, type NodeDiff } from '../diff/compare-catalogs.js';
import { fleetDiffData } from '../diff/diff-data.js';
import { fleetMarkdown } from '../diff/diff-markdown.js';
import { fleetText } from '../diff/diff-text.js';
import { ChangeGrouping, type FleetDiff } from '../diff/group-changes.js';
import { IgnoreRules } from '../diff/ignore-rules.js';
import { parseCatalog } from '../diff/read-catalog.js';
import { fleetDiffFormats } from '../options/shared-options.js';
import { CommandError, ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { wantsColor } from '../report/terminal.js';
import { fleetHtml } from './fleet-html.js';
import { withFleet } from './open-fleet.js';

/** `pptjs fleet diff`: compares two runs. */
export async function diffFleet(args: Arguments, host: Host): Promise<ExitCode> {
  const [before, after, ...others] = args.positionals.slice(1);
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('specify two runs: their numbers or labels');
  const ignore = new IgnoreRules(args.list('ignore'));
  return withFleet(args, host, async ({ fleet }) => {
    const runs = [await fleet.store.findRun(before), await fleet.store.findRun(after)] as const;
    for (const run of runs) checkIsComplete(run);
    const comparison = fleet.compare(...runs);
    const grouping = new ChangeGrouping();
    grouping.addUnchanged(await comparison.countUnchanged());
    for await (const node of comparison.differentNodes()) grouping.add(compareNode(node, ignore));
    const diff = grouping.result();
    await comparison.storeGroups(
      diff.groups.map((group) => ({
        nodes: group.nodes,
        summary: summarize(group.diff),
        lines: changeLines(group.diff).map(({ mark, indent, text }) => `${mark}${' '.repeat(indent)}${text}`),
      })),
    );
    write(format(diff, runs, args, host), args, host);
    if (diff.failed > 0) return ExitCode.failed;
    return diff.groups.length > 0 ? ExitCode.different : ExitCode.ok;
  });
}

/** @throws {CommandError} if nodes of a run have no result yet */
function checkIsComplete({ id, label, done, total }: RunStatus): void {
  if (done < total)
    throw new CommandError(
      `run ${id} (${label}) is not complete: ${done} of ${total} nodes are done; \`pptjs fleet run --resume ${id}\` continues it`,
    );
}

function compareNode({ node, before, after }: DifferentNode, ignore: IgnoreRules): NodeDiff {
  const error = errorOf('before', before, node) ?? errorOf('after', after, node);
  if (error !== undefined) return { node, error };
  const [catalogBefore, catalogAfter] = [before, after].map((outcome) =>
    parseCatalog(outcome !== undefined && 'catalog' in outcome ? outcome.catalog : '{}'),
  );
  return { node, diff: compareCatalogs(...ignore.apply(catalogBefore!, catalogAfter!)) };
}

/** Returns the error of a node without the node's name, so that errors of several nodes are equal. */
function errorOf(side: string, outcome: NodeOutcome | undefined, node: string): string | undefined {
  if (outcome === undefined) return `${side}: the run does not have this node`;
  return 'error' in outcome ? `${side}: ${outcome.error.replace(` on node ${node}`, '')}` : undefined;
}

function format(diff: FleetDiff, runs: readonly [RunStatus, RunStatus], args: Arguments, host: Host): string {
  switch (args.choice('format', fleetDiffFormats, 'text')) {
    case 'markdown':
      return fleetMarkdown(diff);
    case 'html':
      return fleetHtml(diff, runs);
    case 'json':
      return `${writePrettyJson(fleetDiffData(diff))}\n`;
    case 'text':
      return fleetText(diff, args.text('out') === undefined && wantsColor(host.stdout, host.env));
  }
}

/** @throws {CommandError} if the file cannot be written */
function write(text: string, args: Arguments, host: Host): void {
  const out = args.text('out');
  if (out === undefined) {
    host.stdout.write(text);
    return;
  }
  try {
    writeAtomically([{ path: resolve(host.cwd, out), content: text }]);
  } catch (error) {
    throw new CommandError(`${out}: ${systemMessage(error)}`);
  }
}
