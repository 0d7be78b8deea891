/** `text` without characters that a terminal obeys: sources and catalogs may hold any. Colours stay. */
export function safe(text: string): string {
  return text.replace(/(?!\u001b\[[0-9;]*m)[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '\u00b7');
}
