import { HashBuilder, PuppetHash } from '@pptjs/runtime/internal';
import { findFact, type NodeOptions, nodeName } from '../settings/compiler-options.js';
import { PUPPET_VERSION } from '../settings/puppet-version.js';

/**
 * Adds the facts that Puppet's agent adds to those of Facter: `clientcert`, `clientversion`, `clientnoop` and
 * `puppetversion`. A fact of the node has priority. If the node has one of the two versions, the other one is the same.
 */
export function withAgentFacts(node: NodeOptions): NodeOptions {
  const { facts = {} } = node;
  const version = findFact(node, 'clientversion') ?? findFact(node, 'puppetversion') ?? PUPPET_VERSION;
  const added = Object.entries({
    clientcert: nodeName(node),
    clientversion: version,
    clientnoop: false,
    puppetversion: version,
  }).filter(([name]) => findFact(node, name) === undefined);
  if (!(facts instanceof PuppetHash)) return { ...node, facts: { ...facts, ...Object.fromEntries(added) } };
  const builder = new HashBuilder(facts);
  for (const [name, value] of added) builder.set(name, value as string | boolean);
  return { ...node, facts: builder.build() };
}
