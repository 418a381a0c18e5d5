// Also on PostgreSQL: transactions beside each other, and notifications.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#core/testing/database.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import type { Database, Trx } from './database.ts';
import { countExchanges } from './exchanges.ts';
import { migrations, type Migration } from './migrations/registry.ts';
import { notify } from './notify.ts';
import { runTogether } from './run-together.ts';
import { sharedTable } from './tenant-table.ts';

const table: Migration = {
  name: '9000-words',
  async up(db) {
    await sql`create table words (word text primary key)`.execute(db);
    await sharedTable(db, 'words', { app: 'reads' });
  },
};

const add = (word: string) => (trx: Trx) => sql`insert into words values (${word})`.execute(trx);

async function words(db: Database): Promise<unknown[]> {
  const { rows } = await db.asSystem((trx) =>
    sql<{ word: string }>`select word from words order by word`.execute(trx),
  );
  return rows.map(({ word }) => word);
}

async function answerOf(trx: Trx, value: number): Promise<number | undefined> {
  const { rows } = await sql<{ value: number }>`select ${value}::integer as value`.execute(trx);
  return rows[0]?.value;
}

describe('a transaction', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase({ migrations: [...migrations, table] });
  });
  afterAll(() => db.close());

  it('keeps nothing when its work throws, and throws the same', async () => {
    const failure = new Error('changed my mind');
    const work = db.asSystem(async (trx) => {
      await add('lost')(trx);
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await words(db)).not.toContain('lost');
  });

  it('keeps nothing when its work swallowed the error of a statement', async () => {
    const work = db.asSystem(async (trx) => {
      await add('half')(trx);
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(work).rejects.toThrow();
    expect(await words(db)).not.toContain('half');
  });

  it('leaves the connection usable after an error of a statement', async () => {
    await expect(db.asSystem((trx) => sql`select nothing`.execute(trx))).rejects.toThrow();
    await db.asSystem(add('after an error'));
    expect(await words(db)).toContain('after an error');
  });

  it('that reads refuses whatever would write', async () => {
    const change = (trx: Trx) => trx.updateTable('customers').set({ name: 'changed' }).execute();
    await expect(db.read(1, change)).rejects.toThrow('What only reads has written.');
    await db.inInstance(1, change);
  });

  it('that reads sees what was written before it, and keeps nothing from being written', async () => {
    const read = () => db.read(1, (trx) => sql`select word from words`.execute(trx));
    await db.asSystem(add('before reading'));
    expect((await read()).rows).toContainEqual({ word: 'before reading' });
    await db.asSystem(add('after reading'));
    expect(await words(db)).toContain('after reading');
    expect((await read()).rows).toContainEqual({ word: 'after reading' });
  });

  it('that reads throws as well when its work swallowed the error of a statement', async () => {
    const work = db.read(1, (trx) => sql`select 1 / 0`.execute(trx).catch(() => undefined));
    await expect(work).rejects.toThrow();
    expect(await db.read(1, async () => 'the next one')).toBe('the next one');
  });

  it('that reads asks for several things as if they were one', async () => {
    const three = (trx: Trx) => Promise.all([1, 2, 3].map((value) => answerOf(trx, value)));
    await db.read(1, three);
    const ofOne = await countExchanges(() => db.read(1, (trx) => answerOf(trx, 1)));
    const ofThree = await countExchanges(async () => {
      expect(await db.read(1, three)).toEqual([1, 2, 3]);
    });
    expect(ofThree).toBe(ofOne);
  });

  it('that reads fails with the first failure of several, and leaves the connection usable', async () => {
    const work = db.read(1, (trx) =>
      Promise.all([answerOf(trx, 1), sql`select 1 / 0`.execute(trx), answerOf(trx, 2)]),
    );
    await expect(work).rejects.toThrow('division by zero');
    expect(await db.read(1, (trx) => answerOf(trx, 3))).toBe(3);
  });

  it('that writes sends what is asked together as one, in the order in which it was asked', async () => {
    const write = (trx: Trx) =>
      Promise.all([add('asked first')(trx), answerOf(trx, 1), add('asked last')(trx)]);
    await db.asSystem((trx) => answerOf(trx, 1));
    const ofOne = await countExchanges(() => db.asSystem(add('alone')));
    expect(await countExchanges(() => db.asSystem(write))).toBe(ofOne);
    expect(await words(db)).toEqual(expect.arrayContaining(['asked first', 'asked last']));
  });

  it('ends by the first failure of its parts, after which none of them asks any more', async () => {
    const steps: string[] = [];
    const slow = async (trx: Trx) => {
      await answerOf(trx, 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await add('too late')(trx).catch(() => steps.push('refused'));
    };
    const fails = async (trx: Trx) => {
      await sql`select 1 / 0`.execute(trx);
    };
    const work = db.asSystem((trx) => runTogether([slow(trx), fails(trx)]));
    await expect(work.finally(() => steps.push('ended'))).rejects.toThrow('division by zero');
    expect(steps).toEqual(['refused', 'ended']);
    expect(await words(db)).not.toContain('too late');
  });

  it('does not begin inside another one', async () => {
    const work = db.asSystem(() => db.asSystem(add('inner')));
    await expect(work).rejects.toThrow('does not begin inside another one');
    expect(await words(db)).not.toContain('inner');
  });

  it('runs beside many others without mixing them up', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const seen = await Promise.all(
      ids.map((id) =>
        db.inInstance(id, async (trx) => {
          await sql`select 1`.execute(trx);
          const { rows } = await sql<{ id: number }>`select current_instance_id() as id`.execute(
            trx,
          );
          return rows[0]?.id;
        }),
      ),
    );
    expect(seen).toEqual(ids);
  });

  it('answers a ping', async () => {
    await expect(db.ping()).resolves.toBeUndefined();
  });

  it('survives maintenance', async () => {
    await db.maintain();
    await db.asSystem(add('after maintenance'));
    expect(await words(db)).toContain('after maintenance');
  });
});

describe('closing', () => {
  it('waits for what runs and refuses what comes later', async () => {
    const db = await testDatabase({ migrations: [...migrations, table] });
    const steps: string[] = [];
    let goOn = (): void => undefined;
    const hold = new Promise<void>((resolve) => (goOn = resolve));
    const begun = new Promise<void>((resolve, reject) => {
      db.asSystem(async (trx) => {
        await add('slow')(trx);
        resolve();
        await hold;
        await sql`select 1`.execute(trx);
        steps.push('worked');
      }).catch(reject);
    });
    await begun;
    const closed = db.close().then(() => steps.push('closed'));
    await expect(db.asSystem(add('late'))).rejects.toMatchObject({ code: 'unavailable' });
    goOn();
    await closed;
    expect(steps).toEqual(['worked', 'closed']);
  });
});

describe('a notification', () => {
  let db: Database;
  const log = createRecordingLog();
  beforeAll(async () => {
    db = await testDatabase({ log });
  });
  afterAll(() => db.close());

  /** What the channel says until `last` comes, which is said in the end. */
  async function hear(channel: string, last: string, say: () => Promise<void>): Promise<string[]> {
    const heard: string[] = [];
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const stop = await db.listen(channel, (payload) => {
      heard.push(payload);
      if (payload === last) end();
    });
    await say();
    await db.asSystem((trx) => notify(trx, channel, last));
    await ended;
    await stop();
    return heard;
  }

  it('is heard after the commit, in order, and never after a rollback', async () => {
    const heard = await hear('news', 'end', async () => {
      await db.asSystem(async (trx) => {
        await notify(trx, 'news', 'one');
        await notify(trx, 'news', 'two with spaces');
      });
      const undone = db.inInstance(1, async (trx) => {
        await notify(trx, 'news', 'undone');
        throw new Error('undo');
      });
      await expect(undone).rejects.toThrow('undo');
      await db.inInstance(1, (trx) => notify(trx, 'news'));
    });
    expect(heard).toEqual(['one', 'two with spaces', '', 'end']);
  });

  it('is heard only on its own channel, and not after listening has ended', async () => {
    const other: string[] = [];
    const stop = await db.listen('other', (payload) => other.push(payload));
    await stop();
    const heard = await hear('mine', 'end', () =>
      db.asSystem((trx) => notify(trx, 'other', 'not mine')),
    );
    expect(heard).toEqual(['end']);
    expect(other).toEqual([]);
  });

  it('reaches the others when one listener fails', async () => {
    log.allowErrors();
    const stop = await db.listen('fragile', () => {
      throw new Error('broken listener');
    });
    expect(await hear('fragile', 'end', async () => undefined)).toEqual(['end']);
    await stop();
    expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('lets a listener begin a transaction of its own', async () => {
    const answered = new Promise<void>((resolve, reject) => {
      void db.listen('question', () => {
        db.ping().then(resolve, reject);
      });
    });
    await db.asSystem((trx) => notify(trx, 'question'));
    await expect(answered).resolves.toBeUndefined();
  });

  it('refuses what PostgreSQL would refuse only at the commit', async () => {
    const long = db.asSystem((trx) => notify(trx, 'news', 'x'.repeat(8000)));
    await expect(long).rejects.toThrow('Invariant');
  });
});
