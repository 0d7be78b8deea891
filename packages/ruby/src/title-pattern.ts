import type { TitlePattern } from '@pptjs/runtime';

/** A title pattern whose expression is Ruby's, as JavaScript (with the flag `s`) has it. */
export function titlePattern({ source, attributes }: TitlePattern): TitlePattern {
  return {
    attributes,
    source: source
      .replaceAll('\\A', '^')
      .replaceAll('\\Z', '(?=\\n?$)')
      .replaceAll('\\z', '$')
      .replaceAll('\\h', '[0-9a-fA-F]')
      .replaceAll(/\(\?<(\w+)>/g, '(')
      .replaceAll(/\(\?[mix]*-?[mix]*:/g, '(?:'),
  };
}
