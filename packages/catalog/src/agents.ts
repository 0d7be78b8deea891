/** The exports for the main process of a server. This entry loads no compiler, which only the workers need. */
export { trustedFacts } from './settings/compiler-options.js';
export { PUPPET_VERSION } from './settings/puppet-version.js';
