/** Builds with the bundlers that the plugin supports, each through its own interface. */
import { join } from 'node:path';
import pptjsEsbuild from '@pptjs/unplugin/esbuild';
import pptjsRolldown from '@pptjs/unplugin/rolldown';
import pptjsRollup from '@pptjs/unplugin/rollup';
import pptjsVite, { type PluginOptions } from '@pptjs/unplugin/vite';
import pptjsWebpack from '@pptjs/unplugin/webpack';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as buildWithEsbuild, type BuildFailure, type Message } from 'esbuild';
import { rolldown } from 'rolldown';
import { rollup, type RollupError } from 'rollup';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';

/** A message of a bundler. */
export interface BuildMessage {
  readonly text: string;
  /** The path, the line from 1 and the column from 0; undefined if the bundler has them in the text only. */
  readonly place: readonly [file: string, line: number, column: number] | undefined;
  /** The lines of the source. */
  readonly frame: string;
}

export interface BuildOutcome {
  readonly errors: readonly BuildMessage[];
  readonly warnings: readonly BuildMessage[];
  /** The files whose changes start another build; undefined if the bundler does not list them. */
  readonly watched: readonly string[] | undefined;
}

/** Bundles `main.js` of a folder for browsers into `dist/main.js`, with a source map, without minifying it. */
export type Bundler = (cwd: string, options?: PluginOptions) => Promise<BuildOutcome>;

/** An error or warning of Rollup, Rolldown or Vite. */
type RollupMessage = Pick<RollupError, 'message' | 'loc' | 'frame' | 'id'>;

const outputOf = (cwd: string): string => join(cwd, 'dist/main.js');

const messageOf = ({ message, loc, frame, id }: RollupMessage): BuildMessage => ({
  text: message,
  place: loc && [loc.file ?? id ?? '', loc.line, loc.column],
  frame: frame ?? '',
});

/** Rolldown collects the errors of a build. */
const errorsOf = (error: unknown): BuildMessage[] =>
  ((error as { errors?: RollupMessage[] }).errors ?? [error as RollupMessage]).map(messageOf);

async function withRollup(cwd: string, options?: PluginOptions): Promise<BuildOutcome> {
  const warnings: BuildMessage[] = [];
  try {
    const bundle = await rollup({
      input: join(cwd, 'main.js'),
      plugins: [nodeResolve({ browser: true }), pptjsRollup(options)],
      onwarn: (warning) => warnings.push(messageOf(warning)),
    });
    await bundle.write({ file: outputOf(cwd), sourcemap: true });
    await bundle.close();
    return { errors: [], warnings, watched: bundle.watchFiles };
  } catch (error) {
    return { errors: errorsOf(error), warnings, watched: undefined };
  }
}

async function withRolldown(cwd: string, options?: PluginOptions): Promise<BuildOutcome> {
  const warnings: BuildMessage[] = [];
  try {
    const bundle = await rolldown({
      input: join(cwd, 'main.js'),
      platform: 'browser',
      checks: { pluginTimings: false },
      plugins: [pptjsRolldown(options)],
      onwarn: (warning) => warnings.push(messageOf(warning)),
    });
    await bundle.write({ file: outputOf(cwd), sourcemap: true });
    const watched = await bundle.watchFiles;
    await bundle.close();
    return { errors: [], warnings, watched };
  } catch (error) {
    return { errors: errorsOf(error), warnings, watched: undefined };
  }
}

async function withVite(cwd: string, options?: PluginOptions): Promise<BuildOutcome> {
  const warnings: BuildMessage[] = [];
  try {
    await buildWithVite({
      root: cwd,
      configFile: false,
      logLevel: 'silent',
      plugins: [pptjsVite(options)],
      build: {
        sourcemap: true,
        minify: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: join(cwd, 'main.js'),
          checks: { pluginTimings: false },
          output: { entryFileNames: 'main.js' },
          onwarn: (warning) => warnings.push(messageOf(warning)),
        },
      },
    });
    return { errors: [], warnings, watched: undefined };
  } catch (error) {
    return { errors: errorsOf(error), warnings, watched: undefined };
  }
}

async function withEsbuild(cwd: string, options?: PluginOptions): Promise<BuildOutcome> {
  const message = ({ text, location }: Message): BuildMessage => ({
    text,
    place: location ? [join(cwd, location.file), location.line, location.column] : undefined,
    frame: location?.lineText ?? '',
  });
  try {
    const { warnings } = await buildWithEsbuild({
      absWorkingDir: cwd,
      entryPoints: ['main.js'],
      bundle: true,
      format: 'esm',
      platform: 'browser',
      outfile: outputOf(cwd),
      sourcemap: true,
      logLevel: 'silent',
      plugins: [pptjsEsbuild(options)],
    });
    return { errors: [], warnings: warnings.map(message), watched: undefined };
  } catch (error) {
    const { errors, warnings } = error as BuildFailure;
    return { errors: errors.map(message), warnings: warnings.map(message), watched: undefined };
  }
}

function withWebpack(cwd: string, options?: PluginOptions): Promise<BuildOutcome> {
  const message = (error: Error): BuildMessage => ({ text: error.message, place: undefined, frame: error.message });
  return new Promise((resolve, reject) => {
    const compiler = webpack({
      context: cwd,
      mode: 'development',
      entry: './main.js',
      output: { path: join(cwd, 'dist'), filename: 'main.js' },
      devtool: 'source-map',
      plugins: [pptjsWebpack(options)],
    });
    compiler?.run((failure, stats) => {
      if (stats === undefined) return reject(failure);
      const { errors, warnings, fileDependencies } = stats.compilation;
      resolve({ errors: errors.map(message), warnings: warnings.map(message), watched: [...fileDependencies] });
    });
  });
}

export const bundlers: Readonly<Record<string, Bundler>> = {
  vite: withVite,
  rollup: withRollup,
  rolldown: withRolldown,
  esbuild: withEsbuild,
  webpack: withWebpack,
};
