/** The version of Puppet whose behaviour pptjs has. */
export const PUPPET_VERSION = '8.10.0';
