import { startDurableEngine } from '#core/platform/db/embedded/durable-engine.ts';
import { EngineSession } from '#core/platform/db/embedded/engine-session.ts';
import type { Run } from './record-run.ts';
import type { Rows } from './workload.ts';

export type Recovery =
  | { kind: 'complete'; acknowledged: number }
  | { kind: 'does not open'; reason: string }
  | { kind: 'differs'; reason: string };

/**
 * Opens a database as it was found after a cut and compares it with the list of what had been
 * acknowledged, which was kept outside. The transaction that was on its way may be there or not.
 */
export async function recover(directory: string, run: Run, position: number): Promise<Recovery> {
  const after = run.acknowledged.findIndex((one) => one.position > position);
  const next = after < 0 ? run.acknowledged.length : after;
  const possible = run.acknowledged.slice(next - 1, next + 1).map(({ rows }) => rows);
  let session: EngineSession;
  try {
    session = await EngineSession.open(await startDurableEngine(directory), () => undefined);
  } catch (error) {
    return { kind: 'does not open', reason: String(error) };
  }
  try {
    const found = await readRows(session);
    const [expected] = possible;
    if (expected && !possible.some((rows) => isSame(rows, found))) {
      return { kind: 'differs', reason: difference(expected, found) };
    }
    await useIt(session);
    return { kind: 'complete', acknowledged: next - 1 };
  } catch (error) {
    return { kind: 'differs', reason: String(error) };
  } finally {
    await session.close();
  }
}

/** Reads the table by its pages and by its index, which must agree. */
async function readRows(session: EngineSession): Promise<Rows> {
  const read = async (setting: string) => {
    await session.query(`set ${setting} = off`);
    const statement = 'select id, note from entries order by id';
    const { rows } = await session.query<{ id: number; note: string }>(statement);
    await session.query(`reset ${setting}`);
    return new Map(rows.map(({ id, note }) => [id, note]));
  };
  const byPages = await read('enable_indexscan');
  const byIndex = await read('enable_seqscan');
  if (!isSame(byPages, byIndex)) throw new Error('The table and its index disagree.');
  return byPages;
}

/** A database that can be read but not written would be no recovery. */
async function useIt(session: EngineSession): Promise<void> {
  await session.query(`insert into entries values (0, 'after the cut')`);
  await session.query('vacuum (analyze) entries');
  await session.query('checkpoint');
}

function isSame(one: Rows, other: Rows): boolean {
  return one.size === other.size && [...one].every(([id, note]) => other.get(id) === note);
}

function difference(expected: Rows, found: Rows): string {
  const missing = [...expected.keys()].filter((id) => !found.has(id)).length;
  const changed = [...expected].filter(([id, note]) => found.has(id) && found.get(id) !== note);
  const extra = [...found.keys()].filter((id) => !expected.has(id)).length;
  return `${missing} rows missing, ${changed.length} with another content, ${extra} too many`;
}
