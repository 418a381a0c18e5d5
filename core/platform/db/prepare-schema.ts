import type { Kysely } from 'kysely';
import type { Log } from '#core/log.ts';
import { checkWalls } from './check-walls.ts';
import { asOwner, migrate, pendingMigrations } from './migrate.ts';
import { migrations as registered, type Migration } from './migrations/registry.ts';
import { checkRoles } from './roles.ts';
import type { Schema } from './schema.ts';

export interface SchemaOptions {
  /** Brings the schema up to date at the start, or refuses to start with an old one. */
  schema?: 'migrate' | 'require';
  /** Other migrations than the program's own; tests of the database itself set them. */
  migrations?: readonly Migration[];
}

/** Makes sure that the schema is the one this program knows, and that it is safe to serve with. */
export async function prepareSchema(
  kysely: Kysely<Schema>,
  { schema = 'migrate', migrations = registered }: SchemaOptions,
  log: Log,
): Promise<void> {
  if (schema === 'migrate') {
    await migrate(kysely, log, migrations);
  } else {
    const pending = await pendingMigrations(kysely, migrations);
    if (pending.length > 0) {
      throw new Error(
        `The database still needs ${pending.join(', ')}. Run \`npm run db:migrate\` first.`,
      );
    }
  }
  await asOwner(kysely, async (db) => {
    await checkRoles(db);
    await checkWalls(db);
  });
}
