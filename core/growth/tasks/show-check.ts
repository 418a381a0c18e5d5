import type { Selectable } from 'kysely';
import { readLinkWords } from '#core/catalogue/links/link-words.pure.ts';
import { readServicesToOrder } from '#core/catalogue/services/ordered-service.ts';
import { readSnippets } from '#core/catalogue/snippets/snippets-of-links.ts';
import { readTasks } from '#core/fulfilment/tasks/known-tasks.ts';
import type { TasksTable } from '#core/fulfilment/tasks/task.tables.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readRevisionIn } from '#core/tenancy/instances/read-revision.ts';
import type { Language } from '#locales/languages.ts';
import { isUnderWay, type CheckStatus } from './check-rules.pure.ts';
import type { CheckRow } from './check.store.ts';
import type { Check, CheckFacts, TaskFacts } from './task.contract.ts';

type TaskRow = Selectable<TasksTable>;

export interface Shown extends Pick<Deps, 'db'> {
  instanceId: number;
  language: Language;
  now: Date;
}

/** As it is at a moment: what was not finished in time is over. */
export const statusAt = (
  { status, expire_at: until }: Pick<CheckRow, 'status' | 'expire_at'>,
  now: Date,
): CheckStatus => (isUnderWay(status) && until <= now ? 'expired' : status);

export type ServiceOfTasks = TaskFacts['service'];

/** What services are called that are delivered by tasks, by their ids. */
export async function readServicesOfTasks(
  trx: Trx,
  { db, instanceId, language, ids }: Omit<Shown, 'now'> & { ids: readonly number[] },
): Promise<ReadonlyMap<number, ServiceOfTasks>> {
  if (ids.length === 0) return new Map();
  const revision = await readRevisionIn(trx, instanceId);
  const asked = { instanceId, revision, language, ids: [...new Set(ids)] };
  const services = await readServicesToOrder(trx, db, asked);
  return new Map(
    [...services].map(([id, { kept }]) => {
      const { id: typeId, slug, name } = kept.service_type;
      const own = { id, slug: kept.slug, name: kept.name };
      return [id, { ...own, service_type: { id: typeId, slug, name } }];
    }),
  );
}

/** Says of each task what is to be done; asks as much of the database for many as for one. */
export async function describeTasks(
  trx: Trx,
  { rows, ...shown }: Omit<Shown, 'now'> & { rows: readonly TaskRow[] },
): Promise<(row: TaskRow) => TaskFacts> {
  const ids = rows.map((row) => row.service_id);
  const services = await readServicesOfTasks(trx, { ...shown, ids });
  const { instanceId } = shown;
  const snippetOf = await readSnippets(trx, { instanceId, urls: rows.map(({ url }) => url) });
  return (row) => {
    const { url } = row;
    return {
      ...{ id: Number(row.id), url },
      promotable: {
        ...{ url, embed_url: url === '' ? null : readLinkWords(url).embedUrl },
        snippet: snippetOf({ url, network: 'YouTube' }),
      },
      ...rewardOf(row),
      service: services.get(row.service_id) ?? unknownService(row.service_id),
      watch_seconds: row.watch_seconds,
    };
  };
}

/** It is in no catalogue any more. */
function unknownService(id: number): ServiceOfTasks {
  const name = `#${id}`;
  return { id, slug: '', name, service_type: { id, slug: '', name } };
}

const rewardOf = ({ reward_micro: micro }: { reward_micro: bigint }) => ({
  reward: formatAmount(micro),
  reward_float: floatAmount(micro),
});

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

const SECOND_MS = 1_000;

export function showCheck(row: CheckRow, watchSeconds: number, now: Date): CheckFacts {
  const until = row.start_at && new Date(row.start_at.getTime() + watchSeconds * SECOND_MS);
  const { video_account_id: accountId, channel_id: channelId, channel_name: name } = row;
  return {
    ...{ id: Number(row.id), task_id: Number(row.task_id), status: statusAt(row, now) },
    ...{ created_at: row.created_at.toISOString(), expire_at: row.expire_at.toISOString() },
    ...{ start_at: text(row.start_at), end_at: text(row.end_at), watch_until: text(until) },
    ...{ checked_at: text(row.checked_at), ready_at: text(row.ready_at) },
    ...{ rewarded_at: text(row.rewarded_at), declined_at: text(row.declined_at) },
    reason: row.reason,
    youtube_account:
      channelId === null
        ? null
        : {
            id: accountId === null ? null : Number(accountId),
            ...{ youtube_channel_id: channelId, name: name ?? channelId },
          },
    options: { custom_comment: row.comment },
    ...rewardOf(row),
  };
}

/** Checks for the customer who did them, each with its task. */
export async function showChecks(
  trx: Trx,
  { now, ...shown }: Shown,
  rows: readonly CheckRow[],
): Promise<Check[]> {
  const { instanceId } = shown;
  const tasks = await readTasks(trx, { instanceId, ids: rows.map((row) => row.task_id) });
  const factsOf = await describeTasks(trx, { ...shown, rows: tasks });
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return rows.map((row) => {
    const task = byId.get(row.task_id);
    invariant(task, 'a check is of a task');
    return { ...showCheck(row, task.watch_seconds, now), task: factsOf(task) };
  });
}

export async function showOneCheck(trx: Trx, shown: Shown, row: CheckRow): Promise<Check> {
  const [check] = await showChecks(trx, shown, [row]);
  invariant(check, 'every row is shown');
  return check;
}
