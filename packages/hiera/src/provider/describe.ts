import type { HierarchyEntry } from '../config/config.js';

/** Names the function and location that gave a value. */
export function describeSource(entry: HierarchyEntry, location: string | undefined): string {
  const place = location === undefined ? '' : `, when using location '${location}',`;
  return `${entry.kind} function '${entry.functionName}'${place}`;
}
