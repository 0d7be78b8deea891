import { TimeLimitError, withTimeLimit, type TimeLimit } from '@pptjs/runtime/internal';

/** Answers lines of input. */
export interface Answerer {
  answer(line: string): string;
  /** Returns the answer to a line whose evaluation was ended, and discards what that has left half changed. */
  interrupted(line: string, error: TimeLimitError): string;
}

/**
 * Answers lines with a limit of time for each. To set a limit takes as long as to evaluate a short line, so all lines
 * share one limit. If it ends a line that is not the first, that line is repeated with a limit of its own.
 */
export function answerWithin(
  limit: TimeLimit,
  seconds: number,
  lines: readonly string[],
  answerer: Answerer,
): readonly string[] {
  const answers: string[] = [];
  while (answers.length < lines.length) {
    const first = answers.length;
    try {
      withTimeLimit(limit, seconds, () => {
        for (const line of lines.slice(first)) answers.push(answerer.answer(line));
      });
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      const line = lines[answers.length] ?? '';
      const answer = answerer.interrupted(line, error);
      if (answers.length === first) answers.push(answer);
    }
  }
  return answers;
}
