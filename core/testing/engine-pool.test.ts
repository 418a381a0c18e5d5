import { describe, expect, it } from 'vitest';
import { EngineSession } from '#core/platform/db/embedded/engine-session.ts';
import { takeEngine } from './engine-pool.ts';

const open = async () => EngineSession.open(await takeEngine(), () => undefined);

const rowsOf = async (session: EngineSession, text: string) => (await session.query(text)).rows;

/** Everything that the database knows of: its relations, and where their rows lie. */
const known = (session: EngineSession) =>
  rowsOf(session, 'select oid, relfilenode, relpages from pg_class order by 1');

const CHANGES = [
  'create table own (id bigint generated always as identity, text text)',
  'insert into own (text) select repeat(md5(n::text), 50) from generate_series(1, 9000) n',
  'create index own_text on own (md5(text))',
  'delete from own where id % 3 = 0',
  'alter table instances add column own text',
  'vacuum full own',
  'checkpoint',
];

async function change(session: EngineSession): Promise<void> {
  for (const text of CHANGES) await session.query(text);
}

describe('an engine that was given back', () => {
  it('knows nothing of what was done with it, time after time', async () => {
    const before = await open();
    const expected = await known(before);
    await before.close();
    for (const _round of [1, 2, 3]) {
      const session = await open();
      expect(await known(session)).toEqual(expected);
      await change(session);
      const [own] = await rowsOf(session, 'select max(id)::integer as last from own');
      expect(own).toEqual({ last: 8999 });
      await session.close();
    }
  });

  it('is another one while two are open', async () => {
    const [one, other] = [await open(), await open()];
    await change(one);
    await expect(other.query('select from own')).rejects.toThrow('does not exist');
    await one.close();
    await other.close();
  });
});
