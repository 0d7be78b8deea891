import { formatMessage, fromHost, interpolate, type LogEntry } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { findFact, type NodeOptions } from '../settings/compiler-options.js';

/**
 * Returns a warning for each fact with the name of a parameter of the node, such as `environment`: the variable has the
 * value of the parameter.
 */
export function repeatedNames(
  node: NodeOptions,
  nodeName: string,
  parameters: Readonly<Record<string, unknown>>,
): LogEntry[] {
  const warnings: LogEntry[] = [];
  for (const parameter of Object.keys(parameters)) {
    const fact = findFact(node, parameter);
    if (fact === undefined) continue;
    const message = formatMessage(messages.REPEATED_PARAMETER, {
      parameter,
      node: nodeName,
      current: interpolate(fromHost(parameters[parameter])),
      ignored: interpolate(fromHost(fact)),
    });
    warnings.push({ level: 'warning', message });
  }
  return warnings;
}
