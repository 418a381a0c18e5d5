import type { Log } from '../../log.ts';
import type { Database } from '../database.ts';
import type { SchemaOptions } from '../prepare-schema.ts';

export interface EmbeddedOptions extends SchemaOptions {
  kind: 'embedded';
  /** Where the database lies; made if it is missing. */
  directory: string;
}

export async function openEmbeddedDatabase(_o: EmbeddedOptions, _log: Log): Promise<Database> {
  throw new Error('not yet');
}
