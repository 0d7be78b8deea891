import { ENTRY_POINTS } from '@pptjs/transpiler';
import { createUnplugin, type UnpluginInstance } from 'unplugin';
import { checkOptions } from './check-options.js';
import { esbuildSetup } from './esbuild-setup.js';
import type { PluginOptions } from './options.js';
import { reportToRollup, reportToWebpack } from './report.js';
import { Sources } from './sources.js';

const NAME = 'pptjs';

/** The plugin for each bundler. */
export const plugin: UnpluginInstance<PluginOptions | undefined, false> = createUnplugin((options = {}, meta) => {
  checkOptions(options);
  const sources = new Sources(options, process.cwd());
  /** Whether this is the development server of Vite, which watches all files of the project and rejects missing ones here. */
  let isServed = false;
  // In contrast to unplugin, the interface of esbuild shows the line of an error.
  if (meta.framework === 'esbuild') return { name: NAME, esbuild: { setup: esbuildSetup(sources) } };
  const report = meta.framework === 'webpack' ? reportToWebpack : reportToRollup;
  return {
    name: NAME,
    load: {
      filter: { id: { include: [...sources.include], exclude: [...sources.exclude] } },
      async handler(id) {
        if (!sources.has(id)) return null;
        const source = await sources.compile(id);
        for (const path of isServed ? [source.path] : [source.path, ...source.dependencies]) this.addWatchFile(path);
        report(this, source);
        return source.module;
      },
    },
    vite: {
      // Vite searches only JavaScript for packages to bundle at its start, and reloads the page if it finds one later.
      config(_, { command }) {
        isServed = command === 'serve';
        return { optimizeDeps: { include: Object.values(ENTRY_POINTS) } };
      },
      // Vite does not load the importers of a changed file again, and knows no importers of a new file.
      hotUpdate({ file, modules }) {
        const dependents = sources
          .dependentsOf(file)
          .flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? []);
        return dependents.length === 0 ? undefined : [...new Set([...modules, ...dependents])];
      },
    },
  };
});
