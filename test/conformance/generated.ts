/** Compares the answers of Puppet and pptjs to generated sources. */
import { type Answer, parseAnswer } from './answers.js';
import { isPuppetCrash } from './compare.js';
import { runPptjs, runPuppet } from './puppet.js';
import { Tally } from './tally.js';

/** @param sharesEnvironment whether all sources are evaluated in one environment of Puppet: they may define nothing */
export async function compareGenerated(sources: readonly string[], sharesEnvironment: boolean): Promise<Tally> {
  const input = sources.map((source, index) => `${JSON.stringify({ id: String(index), source })}\n`).join('');
  const answersOf = (text: string): Answer[] => text.split('\n').filter(Boolean).map(parseAnswer);
  // Puppet needs an absolute path for sources with definitions.
  const env = { PUPPET_STRICT: 'warning', ...(sharesEnvironment ? { REUSE: '1' } : { CASE_FILE: '/case.pp' }) };
  const output = await runPuppet('evaluate.rb', { input, env });
  const expected = answersOf(output.replaceAll('(file: /case.pp', '(file: case.pp'));
  const actual = new Map(
    answersOf(await runPptjs(['batch', 'eval', '--strict', 'warning'], input)).map((answer) => [answer.id, answer]),
  );
  const tally = new Tally();
  for (const answer of expected) {
    const found = actual.get(answer.id);
    const full = { ...answer, source: sources[Number(answer.id)]! };
    if (isUncomparable(full)) continue;
    if (hasAddress(full.string)) tally.add(withoutString(full), found && withoutString(found));
    else tally.add(full, found);
  }
  return tally;
}

const withoutString = (answer: Answer): Answer => ({ ...answer, string: '' });

/** Whether a text of Puppet contains memory addresses of Ruby objects. */
const hasAddress = (text = ''): boolean => /#<|0x0000/.test(text);

/**
 * Whether an answer says nothing about the language: its error contains memory addresses of Ruby objects, or `%p` of sprintf
 * shows Ruby's own representation of a value. A crash of Puppet is comparable: pptjs must report an error.
 */
function isUncomparable(answer: Answer): boolean {
  if (isPuppetCrash(answer)) return false;
  return answer.source.includes("sprintf('%p'") || hasAddress(answer.error);
}
