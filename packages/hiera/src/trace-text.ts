import { isArray, PuppetHash, rubyInspect, type Value } from '@pptjs/runtime';

/** A value as an explanation shows it: an element a line. */
export function traceText(value: Value): string {
  if (isArray(value)) return enclose('[', value.map(traceText), ']');
  if (value instanceof PuppetHash)
    return enclose(
      '{',
      Array.from(value, ([key, element]) => `${rubyInspect(key)} => ${traceText(element)}`),
      '}',
    );
  return rubyInspect(value);
}

function enclose(open: string, elements: readonly string[], close: string): string {
  if (elements.length === 0) return `${open}${close}`;
  return `${open}\n${elements.map((element) => `  ${element.replaceAll('\n', '\n  ')}`).join(',\n')}\n${close}`;
}
