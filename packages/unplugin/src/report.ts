import { type Diagnostic, renderDiagnostic } from '@pptjs/transpiler/dialect';
import type { UnpluginContext, UnpluginMessage } from 'unplugin';
import { messageOf } from './messages.js';
import type { BundledSource } from './sources.js';

/** A message for Rollup, Rolldown and Vite, which show the frame below it. */
interface FramedMessage extends UnpluginMessage {
  readonly frame: string;
}

/**
 * Reports the diagnostics of a source to Rollup, Rolldown or Vite.
 *
 * @throws {Error} the first error of the source. These bundlers accept one; its message contains the others
 */
export function reportToRollup(context: UnpluginContext, source: BundledSource): void {
  const { errors, warnings } = partition(source.diagnostics);
  for (const warning of warnings) context.warn(framedMessage(source, warning));
  const [first, ...others] = errors;
  if (first === undefined) return;
  const message = framedMessage(source, first);
  const texts = [message.message, ...others.map((error) => renderDiagnostic(error, source.text))];
  context.error({ ...message, message: texts.join('\n\n') });
}

/**
 * Reports the diagnostics of a source to webpack. Its messages are texts without a place.
 *
 * @throws {Error} with all errors of the source
 */
export function reportToWebpack(context: UnpluginContext, source: BundledSource): void {
  const { errors, warnings } = partition(source.diagnostics);
  for (const warning of warnings) context.warn(renderDiagnostic(warning, source.text));
  if (errors.length > 0)
    throw new SourceError(errors.map((error) => renderDiagnostic(error, source.text)).join('\n\n'));
}

class SourceError extends Error {
  /** webpack then shows the message without the stack. */
  readonly hideStack = true;
}

function framedMessage(source: BundledSource, diagnostic: Diagnostic): FramedMessage {
  const { text, path, line, column, frame } = messageOf(source, diagnostic);
  return { message: text, id: path, loc: { file: path, line, column }, frame, pluginCode: diagnostic.code };
}

/** The diagnostics by what the bundler does: stop, or go on. */
export function partition(diagnostics: readonly Diagnostic[]): {
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
} {
  const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
  return { errors: diagnostics.filter(isError), warnings: diagnostics.filter((each) => !isError(each)) };
}
