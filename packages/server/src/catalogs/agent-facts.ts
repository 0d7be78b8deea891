import { HashBuilder, parseJson, PuppetHash } from '@pptjs/runtime/internal';

/** Variables of the server. A node cannot set them with facts of these names. */
const RESERVED_NAMES: ReadonlySet<unknown> = new Set([
  'trusted',
  'facts',
  'server_facts',
  'environment',
  'name',
  'title',
]);

/** Reports facts that a server cannot use. */
export class AgentFactsError extends Error {
  override readonly name = 'AgentFactsError';
}

/**
 * Parses the facts that an agent sends: `{ "name", "values", … }`. Returns the values.
 *
 * @param text JSON
 * @param node the name of the node, which the facts must state
 * @throws {AgentFactsError} if they are something else, or those of another node
 */
export function parseAgentFacts(text: string, node: string): PuppetHash {
  const data = parse(text);
  const values = data instanceof PuppetHash ? data.get('values') : undefined;
  if (!(data instanceof PuppetHash) || !(values instanceof PuppetHash))
    throw new AgentFactsError('the facts are not an object with a name and values');
  if (data.get('name') !== node)
    throw new AgentFactsError(`the facts are not those of ${node}, but of ${String(data.get('name'))}`);
  return values;
}

/** Returns the facts among the values that an agent sends that can be variables. */
export function factVariables(values: PuppetHash): PuppetHash {
  const facts = new HashBuilder();
  for (const [name, value] of values) {
    const isVariable = typeof name === 'string' && !RESERVED_NAMES.has(name) && !/^(?:\d+|_timestamp)$/.test(name);
    if (isVariable) facts.set(name, value);
  }
  return facts.build();
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new AgentFactsError(`the facts are not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
