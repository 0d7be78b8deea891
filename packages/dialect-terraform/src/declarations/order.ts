import type { Attribute } from '../syntax/nodes.js';
import { localReferences } from './references.js';

export interface LocalValue {
  readonly attribute: Attribute;
  /** The variables `local.…` that the expression uses and that the file declares. */
  readonly uses: readonly string[];
}

export interface OrderedLocals {
  /** Each local value after those that it uses, otherwise in the order of the source. */
  readonly ordered: readonly LocalValue[];
  /** The local values that use themselves through others, and those that use them, in the order of the source. */
  readonly cyclic: readonly string[];
}

/**
 * Orders local values so that each follows those that it uses. The time is linear in the number of references, and the
 * depth of the references does not matter.
 */
export function orderLocals(attributes: ReadonlyMap<string, Attribute>): OrderedLocals {
  const values = new Map<string, LocalValue>();
  const users = new Map<string, string[]>();
  const waiting = new Map<string, number>();
  for (const [name, attribute] of attributes) {
    const { names, usesAll } = localReferences(attribute.expression);
    const uses = usesAll ? [...attributes.keys()] : [...names].filter((used) => attributes.has(used));
    values.set(name, { attribute, uses });
    waiting.set(name, uses.length);
    for (const used of uses) appendTo(users, used, name);
  }
  const ordered: LocalValue[] = [];
  for (const name of attributes.keys()) placeReady(name);
  return { ordered, cyclic: [...attributes.keys()].filter((name) => waiting.has(name)) };

  /** Places a value if it waits for no other, and then the values that have waited for it. */
  function placeReady(start: string): void {
    const stack = [start];
    for (let name = stack.pop(); name !== undefined; name = stack.pop()) {
      const value = values.get(name);
      if (value === undefined || waiting.get(name) !== 0) continue;
      waiting.delete(name);
      ordered.push(value);
      for (const user of (users.get(name) ?? []).toReversed()) {
        const count = waiting.get(user);
        if (count === undefined) continue;
        waiting.set(user, count - 1);
        // Values that come later in the source are placed when their turn comes, unless others wait for them.
        if (count === 1) stack.push(user);
      }
    }
  }
}

function appendTo(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
