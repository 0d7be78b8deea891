import { isArray, type PlainData, PuppetHash, richData, Sensitive, type Value } from '@pptjs/runtime/internal';
import type { CatalogDiff, ListChange, NodeDiff } from './compare-catalogs.js';
import type { FleetDiff } from './group-changes.js';

/** Returns the result for a node as data for `--format json`. */
export function nodeDiffData(result: NodeDiff): PlainData {
  const rest = 'error' in result ? new Map<string, PlainData>([['error', result.error]]) : diffData(result.diff);
  return new Map<string, PlainData>([['node', result.node], ...rest]);
}

/** Returns the differences of many nodes as data for `pptjs fleet diff --format json`. */
export function fleetDiffData({ groups, failures, total, unchanged, failed, omitted }: FleetDiff): PlainData {
  return new Map<string, PlainData>([
    ['total', total],
    ['unchanged', unchanged],
    ['failed', failed],
    ['omitted', omitted],
    ['groups', groups.map(({ nodes, diff }) => new Map<string, PlainData>([['nodes', nodes], ...diffData(diff)]))],
    [
      'failures',
      failures.map(
        ({ nodes, error }) =>
          new Map<string, PlainData>([
            ['nodes', nodes],
            ['error', error],
          ]),
      ),
    ],
  ]);
}

function redact(value: Value): Value {
  if (value instanceof Sensitive) return String(value);
  if (isArray(value)) return value.map(redact);
  if (value instanceof PuppetHash)
    return PuppetHash.from(Array.from(value, ([key, element]) => [key, redact(element)] as const));
  return value;
}

/** Returns a difference as data. The values of secret parameters are redacted. */
function diffData({ resources, edges, classes }: CatalogDiff): ReadonlyMap<string, PlainData> {
  const value = (of: Value | undefined): PlainData => (of === undefined ? null : richData(redact(of)));
  const list = ({ added, removed }: ListChange): PlainData =>
    new Map([
      ['added', added],
      ['removed', removed],
    ]);
  return new Map<string, PlainData>([
    [
      'resources',
      resources.map(
        ({ reference, kind, parameters, tags, exported }) =>
          new Map<string, PlainData>([
            ['resource', reference],
            ['kind', kind],
            [
              'parameters',
              new Map(
                parameters.map((change) => [
                  change.name,
                  new Map([
                    ['before', value(change.before)],
                    ['after', value(change.after)],
                  ]),
                ]),
              ),
            ],
            ['tags', list(tags)],
            ...(exported === undefined ? [] : [['exported', exported] as const]),
          ]),
      ),
    ],
    ['edges', list(edges)],
    ['classes', list(classes)],
  ]);
}
