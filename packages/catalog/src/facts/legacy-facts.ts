import { factExpression, LEGACY_FACTS } from '@pptjs/runtime/facts';
import { formatMessage, stripLeadingColons } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/**
 * Names the structured fact that replaces a legacy fact.
 * @param variable the name of a variable that does not exist
 * @returns undefined if no legacy fact has the name
 */
export function explainLegacyFact(variable: string): string | undefined {
  const name = stripLeadingColons(variable);
  const path = LEGACY_FACTS.get(name);
  if (path === undefined) return undefined;
  return formatMessage(messages.LEGACY_FACT, { name, fact: factExpression(path) });
}
