/** The formats of data files. */
export type DataFormat = 'yaml' | 'json' | 'hocon';
