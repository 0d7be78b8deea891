import webpack from 'webpack';
import config from './webpack.config.js';

webpack(config, (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString());
  if (stats.hasErrors()) process.exitCode = 1;
});
