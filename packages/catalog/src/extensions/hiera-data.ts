import { createHiera, type Hiera } from '@pptjs/hiera';
import { context, type EvaluationContext, provideServices, type Value } from '@pptjs/runtime';
import type { Environment } from '../environment/environment.js';
import type { CatalogExtension, ExtensionSettings } from './catalog-extension.js';
import { ReadData } from './data-file-cache.js';
import { glob } from './glob.js';

/** Hiera's data: for `lookup` and its like, and for the parameters of classes. */
export function hieraData(): CatalogExtension {
  const known = new WeakMap<EvaluationContext, Hiera>();
  let data: ReadData | undefined;
  return {
    provide(to, environment, { cacheDirectory, reasonWithin }) {
      const hiera = hieraOf(environment, (data ??= new ReadData(cacheDirectory)), reasonWithin);
      known.set(to, hiera);
      provideServices(to, { lookup: hiera });
    },
    lookup: (of, name): Value | undefined => known.get(of)?.find(name),
  };
}

function hieraOf(environment: Environment, data: ReadData, reasonWithin: ExtensionSettings['reasonWithin']): Hiera {
  const { name, directory, hieraConfig, modules, files } = environment;
  return createHiera(
    {
      ...(hieraConfig !== undefined && { globalConfig: hieraConfig }),
      environment: { name, ...(directory !== undefined && { path: directory }) },
    },
    {
      read: (path) => files.text(path),
      keep: (path, text, parse) => data.keep(path, text, parse),
      glob,
      reasonWithin,
      modulePath: (module) => modules.find(module)?.directory,
      warn: (message) => context().log({ level: 'warning', message }),
    },
  );
}
