import { createRandom } from '../conformance/random.js';
import { Grammar } from './grammar.js';
import { sources, templates } from './sources.js';
import { heredoc, template } from './texts.js';
import { cutTexts, interpolations, keywordsInPlaces, precedences, statementCalls } from './words.js';

/**
 * The sources of the recorded answers, by family. Each call returns the same sources. Families `templates…` are EPP.
 */
export function families(): Readonly<Record<string, readonly string[]>> {
  const random = createRandom(8);
  const grammar = new Grammar(random);
  return {
    ...sources,
    'keywords in every place': keywordsInPlaces,
    interpolations,
    'statement calls': statementCalls,
    precedences,
    'texts cut off': cutTexts,
    'random programs': times(1500, () => grammar.program(20)),
    'random programs with faults': times(1500, () => grammar.program(100)),
    'random heredocs': times(1200, () => heredoc(random)),
    templates,
    'templates at random': times(1200, () => template(random)),
  };
}

function times(count: number, make: () => string): string[] {
  return Array.from({ length: count }, make);
}
