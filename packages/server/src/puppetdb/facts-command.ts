import {
  fromJS,
  HashBuilder,
  parseJson,
  type PlainData,
  PuppetHash,
  richData,
  writeJson,
} from '@pptjs/runtime/internal';
import { type CommandOrigin, originMembers, type PuppetDbCommand } from './command.js';

/** The fact with the packages of a node, which PuppetDB stores separately. */
const INVENTORY = '_puppet_inventory_1';

/**
 * Returns the command with the facts of a node, and with its trusted facts as the fact `trusted`; undefined if the text has
 * no facts.
 *
 * @param text JSON, as the agent sends it
 */
export function factsCommand(
  text: string,
  trusted: Readonly<Record<string, unknown>>,
  origin: CommandOrigin,
): PuppetDbCommand | undefined {
  const data = parseJson(text);
  const values = data instanceof PuppetHash ? data.get('values') : undefined;
  if (!(values instanceof PuppetHash)) return undefined;
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
