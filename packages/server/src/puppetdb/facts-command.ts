import { fromJS, HashBuilder, type PlainData, PuppetHash, richData, writeJson } from '@pptjs/runtime/internal';
import { type CommandOrigin, originMembers, type PuppetDbCommand } from './command.js';

/** The fact with the packages of a node, which PuppetDB stores separately. */
const INVENTORY = '_puppet_inventory_1';

/**
 * Returns the command with the facts of a node, and with its trusted facts as the fact `trusted`.
 *
 * @param values the facts as the agent sends them
 */
export function factsCommand(
  values: PuppetHash,
  trusted: Readonly<Record<string, unknown>>,
  origin: CommandOrigin,
): PuppetDbCommand {
  const facts = new HashBuilder();
  for (const [name, value] of values) if (name !== INVENTORY) facts.set(name, value);
  facts.set('trusted', fromJS(trusted));
  const inventory = values.get(INVENTORY);
  const packages = inventory instanceof PuppetHash ? inventory.get('packages') : undefined;
  const { certname, timestamp } = origin;
  const payload = new Map<string, PlainData>([
    ['certname', certname],
    ...originMembers(origin),
    ['values', richData(facts.build())],
  ]);
  if (packages !== undefined) payload.set('package_inventory', richData(packages));
  return { name: 'replace_facts', certname, timestamp, payload: writeJson(payload) };
}
