import { createRequire } from 'node:module';
import type { Dialect } from '@pptjs/transpiler/dialect';
import type { DialectEntry } from './entry.js';

const require = createRequire(import.meta.url);

/**
 * The dialects that pptjs ships. They are imported at their first use. Where two dialects have the same extension, the
 * first one is selected; `puppet3` therefore has none here.
 */
export const shippedDialects: readonly DialectEntry[] = [
  {
    name: 'puppet',
    title: 'Puppet',
    extensions: ['.pp', '.epp'],
    isShipped: true,
    load: async () => (await import('@pptjs/transpiler')).puppet,
    loadSync: () => (require('@pptjs/transpiler') as { readonly puppet: Dialect }).puppet,
  },
  {
    name: 'puppet3',
    title: 'Puppet 3',
    extensions: [],
    isShipped: true,
    load: async () => (await import('@pptjs/dialect-puppet3')).puppet3,
    loadSync: () => (require('@pptjs/dialect-puppet3') as { readonly puppet3: Dialect }).puppet3,
  },
  {
    name: 'terraform',
    title: 'Terraform',
    extensions: ['.tf'],
    isShipped: true,
    load: async () => (await import('@pptjs/dialect-terraform')).terraform,
    loadSync: () => (require('@pptjs/dialect-terraform') as { readonly terraform: Dialect }).terraform,
  },
  {
    name: 'rightscale',
    title: 'RightScale',
    extensions: ['.rcl', '.cat'],
    isShipped: true,
    load: async () => (await import('@pptjs/dialect-rightscale')).rightscale,
    loadSync: () => (require('@pptjs/dialect-rightscale') as { readonly rightscale: Dialect }).rightscale,
  },
];
