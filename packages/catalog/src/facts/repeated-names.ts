import { formatMessage, fromHost, type LogEntry, PuppetHash, rubyText } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { findFact, type NodeOptions } from '../settings/compiler-options.js';

/**
 * Returns a warning for each fact with the name of a parameter of the node, such as `environment`: the variable has the
 * value of the parameter. The warnings are in the order of the facts.
 */
export function repeatedNames(
  node: NodeOptions,
  nodeName: string,
  parameters: Readonly<Record<string, unknown>>,
): LogEntry[] {
  const repeated = Object.keys(parameters).filter((name) => findFact(node, name) !== undefined);
  const names = repeated.length > 1 ? factNames(node).filter((name) => repeated.includes(name)) : repeated;
  return names.map((parameter) => ({
    level: 'warning',
    message: formatMessage(messages.REPEATED_PARAMETER, {
      parameter,
      node: nodeName,
      current: rubyText(fromHost(parameters[parameter])),
      ignored: rubyText(fromHost(findFact(node, parameter))),
    }),
  }));
}

function factNames({ facts = {} }: NodeOptions): readonly string[] {
  return facts instanceof PuppetHash ? Array.from(facts.keys(), String) : Object.keys(facts);
}
