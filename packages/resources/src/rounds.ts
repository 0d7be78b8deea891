import { evaluateDefine } from './define-evaluation.js';
import { CatalogError } from './errors.js';
import { catalogState } from './state.js';

const MOST_ROUNDS = 1000;

/**
 * Evaluates what is evaluated late, in rounds until nothing is left: first all collectors, then the defined resources
 * that there are.
 * @throws {CatalogError} where there is no end of it
 */
export function evaluateRounds(): void {
  for (let round = 0; ; round++) {
    const collected = evaluateCollectors();
    const defined = evaluateDefines();
    if (!collected && !defined) return;
    if (round >= MOST_ROUNDS)
      throw new CatalogError(`Somehow looped more than ${MOST_ROUNDS} times while evaluating host catalog`);
  }
}

function evaluateCollectors(): boolean {
  let found = false;
  for (const collector of [...catalogState().collectors]) if (collector.evaluate()) found = true;
  return found;
}

/** Those that are declared meanwhile wait for the next round, after the collectors. */
function evaluateDefines(): boolean {
  const waiting = catalogState().catalog.takeUnevaluated();
  for (const resource of waiting) {
    if (resource.definition?.kind === 'define') evaluateDefine(resource, resource.definition);
  }
  return waiting.length > 0;
}
