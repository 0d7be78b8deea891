import { readFileSync } from 'node:fs';
import { context, type EvaluationContext, provideServices, type Value } from '@pptjs/runtime';
import { createHiera, type Hiera } from '@pptjs/hiera';
import { glob } from './environment/glob.js';
import type { Environment } from './environment/environment.js';
import type { CatalogExtension } from './services.js';

/** Hiera's data: for `lookup` and its like, and for the parameters of classes. */
export function hieraData(): CatalogExtension {
  const known = new WeakMap<EvaluationContext, Hiera>();
  return {
    provide(to, environment) {
      const hiera = hieraOf(environment);
      known.set(to, hiera);
      provideServices(to, { lookup: hiera });
    },
    lookup: (of, name): Value | undefined => known.get(of)?.find(name),
  };
}

function hieraOf(environment: Environment): Hiera {
  const { name, directory, hieraConfig, modules } = environment;
  return createHiera(
    { ...(hieraConfig !== undefined && { globalConfig: hieraConfig }), environment: { name, ...(directory !== undefined && { path: directory }) } },
    {
      read: readText,
      glob,
      modulePath: (module) => modules.find(module)?.directory,
      warn: (message) => context().log({ level: 'warning', message }),
    },
  );
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
