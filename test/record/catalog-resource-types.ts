/**
 * Makes packages/runtime/src/context/generated/resource-types.ts of what catalog-resource-types.rb prints:
 *
 *     puppet-reference test/record/catalog-resource-types.rb | node --import tsx test/record/catalog-resource-types.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { ResourceTypeData } from '@pptjs/runtime';
import { translateRegExp } from '@pptjs/runtime/regexp';

const types = JSON.parse(readFileSync(0, 'utf8')) as Readonly<Record<string, ResourceTypeData>>;

/** Translated here: to do it when a catalog is compiled would take longer than most catalogs. */
function withTranslations(data: ResourceTypeData): ResourceTypeData {
  const { titlePatterns, ...facts } = data;
  if (titlePatterns === undefined) return facts;
  return {
    ...facts,
    titlePatterns: titlePatterns.map((pattern) => ({
      ...pattern,
      translation: translateRegExp(pattern.source, pattern.options),
    })),
  };
}

const entries = Object.entries(types).map(([name, data]) => {
  const facts = Object.entries(withTranslations(data)).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`);
  return `  ${name}: {\n${facts.join('')}  },\n`;
});

writeFileSync(
  new URL('../../packages/runtime/src/context/generated/resource-types.ts', import.meta.url),
  `// Made by test/record/catalog-resource-types.ts from the reference; not to be edited.
import type { ResourceTypeData } from '../resource-type.js';

/** The native resource types that Puppet comes with. */
export const RESOURCE_TYPES: Readonly<Record<string, ResourceTypeData>> = {
${entries.join('')}};
`,
);
