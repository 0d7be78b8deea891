/** The version of Puppet whose behavior pptjs has. */
export const PUPPET_VERSION = '8.10.0';
