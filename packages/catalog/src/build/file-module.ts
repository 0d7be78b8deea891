import { escapeControls, quoted } from '../built-files/javascript-literal.js';

/**
 * Returns the text of a module whose default export is the content of a file: a string, or `{ base64 }` for a file that
 * is not UTF-8 text.
 */
export function fileModule(content: Uint8Array): string {
  const text = decodeText(content);
  const value =
    text === undefined
      ? `{ base64: '${Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64')}' }`
      : stringLiteral(text);
  return `export default ${value};\n`;
}

function decodeText(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** A text of several lines is a template literal, so that it reads like the file. */
function stringLiteral(text: string): string {
  if (!text.slice(0, -1).includes('\n')) return quoted(text);
  return `\`${escapeControls(text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`))}\``;
}
