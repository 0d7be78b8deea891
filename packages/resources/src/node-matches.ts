import { MatchRecord, type Scope } from '@pptjs/runtime/core';

const MOST_GROUPS = 100;

/** What the expression of a node definition has matched, which its statements see as `$0`, `$1`, … */
export function nodeMatches(scope: Scope): MatchRecord {
  const record = new MatchRecord();
  const groups: (string | undefined)[] = [];
  for (let index = 0; index < MOST_GROUPS; index++) {
    const group = scope.own(String(index));
    if (group === undefined) break;
    groups.push(typeof group === 'string' ? group : undefined);
  }
  record.record(groups);
  return record;
}
