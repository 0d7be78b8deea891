import { linesOf, parseAnswer, type Answer } from './answers.js';
import { runPptjs } from './puppet.js';
import { Tally } from './tally.js';

/**
 * Evaluates every case of a file of recorded answers with `pptjs batch eval` and compares the answers. The answers were
 * recorded with the strictness `warning`.
 */
export async function compareRecorded(file: string): Promise<Tally> {
  const lines: string[] = [];
  for await (const line of linesOf(file)) if (line.trim() !== '') lines.push(line);
  const printed = await runPptjs(['batch', 'eval', '--strict', 'warning'], `${lines.join('\n')}\n`);
  const actual = new Map<string, Answer>(
    printed
      .split('\n')
      .filter(Boolean)
      .map(parseAnswer)
      .map((answer) => [answer.id, answer]),
  );
  const tally = new Tally();
  for (const answer of lines.map(parseAnswer)) tally.add(answer, actual.get(answer.id));
  return tally;
}
