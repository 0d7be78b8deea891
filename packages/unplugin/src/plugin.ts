import { ENTRY_POINTS } from '@pptjs/transpiler';
import { createUnplugin, type UnpluginInstance } from 'unplugin';
import { esbuildSetup } from './esbuild-setup.js';
import type { PluginOptions } from './options.js';
import { reportToRollup, reportToWebpack } from './report.js';
import { Sources } from './sources.js';

const NAME = 'pptjs';

/** The plugin for each bundler. */
export const plugin: UnpluginInstance<PluginOptions | undefined, false> = createUnplugin((options = {}, meta) => {
  const sources = new Sources(options, process.cwd());
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
        this.addWatchFile(source.path);
        report(this, source);
        return source.module;
      },
    },
    vite: {
      // Vite searches only JavaScript for packages to bundle at its start, and reloads the page if it finds one later.
      config: () => ({ optimizeDeps: { include: Object.values(ENTRY_POINTS) } }),
    },
  };
});
