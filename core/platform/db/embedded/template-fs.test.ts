import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { readLeanTemplate } from '#core/testing/template-cache.ts';
import { openMemoryDatabase } from './memory-database.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it('reads the bytes of a template that other databases read, and writes to its own', async () => {
  const template = await readLeanTemplate();
  const before = hashOf(template);
  const open = () => openMemoryDatabase({ kind: 'memory', template }, createRecordingLog());
  const [first, second] = [await open(), await open()];
  await first.asSystem((trx) =>
    sql`insert into instances (slug, name, created_at, updated_at)
      values ('alder', 'Alder', now(), now())`.execute(trx),
  );
  await first.maintain();
  await first.close();
  const found = await second.asSystem((trx) =>
    sql`select count(*)::integer as count from instances`.execute(trx),
  );
  expect(found).toMatchObject({ rows: [{ count: 0 }] });
  await second.close();
  expect(hashOf(template)).toBe(before);
});
