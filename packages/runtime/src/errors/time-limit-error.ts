import { EvaluationError } from './error.js';
import { formatMessage, type Message } from './messages.js';

const messages = {
  TIME_LIMIT_EXCEEDED: {
    code: 'TIME_LIMIT_EXCEEDED',
    text: 'The evaluation took longer than the time limit of {seconds} s',
    help: 'Look for a loop over a large range, a defined type that declares itself, or a regular expression with nested repetitions: `(a+)+`. --timeout sets the limit.',
  },
} as const satisfies Record<string, Message>;

/**
 * The evaluation took longer than it may. It was ended from outside, so no stack shows where it was. The host knows the
 * scope that was current.
 */
export class TimeLimitError extends EvaluationError {
  /** The scope in which code was running; undefined if there was none. */
  readonly scope: unknown;

  /** @param seconds the time limit */
  constructor(seconds: number, scope: unknown) {
    const { code, help } = messages.TIME_LIMIT_EXCEEDED;
    super(code, formatMessage(messages.TIME_LIMIT_EXCEEDED, { seconds }));
    this.help = help;
    this.scope = scope;
  }
}
