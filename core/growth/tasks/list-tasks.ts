import { offersTasks, readTaskTerms } from '#core/fulfilment/tasks/task-terms.ts';
import { readTasks } from '#core/fulfilment/tasks/known-tasks.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, refuseField } from '#core/errors.ts';
import { PER_PAGE } from '#core/ordering/orders/list/table-query.contract.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import {
  readVerifiedChannels,
  type VerifiedChannel,
} from '../video-accounts/own-video-accounts.ts';
import { MOST_OF_DAY, MOST_UNDER_WAY } from './check-rules.pure.ts';
import { countDoneSince, readUnderWay, type CheckRow } from './check.store.ts';
import { readChannelHash, type HashChannel } from './hash-channel.ts';
import { countOpenTasks, listOpenTasks, MOST_COUNTED, type OpenTasks } from './open-task.store.ts';
import { describeTasks, readServicesOfTasks, showCheck } from './show-check.ts';
import type { TasksAnswer, TasksQuery } from './task.contract.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;
type KeyedPorts = Ports & { keys: Keys };

/** Where the shop has none, nothing is said of tasks. */
export async function requireTasks(trx: Trx, instanceId: number): Promise<void> {
  if (!(await offersTasks(trx, instanceId))) throw new AppError('not_found');
}

/** What a customer can do with a channel of theirs, after what they are at with it. */
export async function listTasks(
  deps: KeyedPorts,
  caller: CustomerCaller,
  query: TasksQuery,
): Promise<TasksAnswer> {
  const { instanceId, customer } = caller;
  const now = deps.clock.now();
  const owner = { instanceId, customerId: customer.id };
  const hashOf = await readChannelHash(deps);
  return deps.db.read(instanceId, async (trx) => {
    await requireTasks(trx, instanceId);
    const channels = await readVerifiedChannels(trx, { instanceId, id: customer.id });
    const channel = chosenOf(channels, query.youtube_account_id);
    const underWay = await readUnderWay(trx, { ...owner, now });
    const done = await countDoneSince(trx, { ...owner, since: midnight(now) });
    const page = channel
      ? await pageFor(trx, deps, { caller, query, channel, hashOf, underWay, now })
      : emptyPage(query);
    return {
      data: page.data,
      meta: {
        ...page.meta,
        youtube_account_id: channel ? Number(channel.id) : null,
        ...{ under_way: underWay.length, under_way_limit: MOST_UNDER_WAY },
        ...{ done_today: done, done_limit: MOST_OF_DAY },
        services: await servicesOf(trx, deps, caller),
      },
    };
  });
}

/** The one that was asked for, else the first; nothing where none is verified. */
function chosenOf(
  channels: readonly VerifiedChannel[],
  asked: bigint | undefined,
): VerifiedChannel | undefined {
  if (asked === undefined) return channels[0];
  const channel = channels.find(({ id }) => id === asked);
  return channel ?? refuseField('youtube_account_id', { code: 'channel_unready' });
}

/** Days are counted by UTC. */
export const midnight = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

interface Paging {
  caller: CustomerCaller;
  query: TasksQuery;
  channel: VerifiedChannel;
  hashOf: HashChannel;
  underWay: readonly CheckRow[];
  now: Date;
}

async function pageFor(trx: Trx, deps: Ports, paging: Paging) {
  const { caller, query, channel, hashOf, now } = paging;
  const { instanceId, language, customer } = caller;
  const { page = 1, per_page: perPage = PER_PAGE, order_by: by = 'id', order_on: on } = query;
  const begun = await begunWith(trx, paging);
  const { channelId } = channel;
  const open: OpenTasks = {
    ...{ instanceId, customerId: customer.id, channelId },
    channelHash: hashOf({ instanceId, channelId }),
    ...{ serviceId: query.service, now },
  };
  const skipped = (page - 1) * perPage;
  const first = begun.slice(skipped, skipped + perPage);
  const counted = await countOpenTasks(trx, open);
  const total = Math.min(begun.length + counted, MOST_COUNTED);
  const rest = Math.min(perPage, total - skipped) - first.length;
  const rows = await listOpenTasks(trx, open, {
    ...{ by: by === 'id' ? 'id' : 'reward', direction: on ?? 'desc' },
    ...{ most: rest, skipped: Math.max(0, skipped - begun.length) },
  });
  const shown = [...first.map(({ task }) => task), ...rows];
  const factsOf = await describeTasks(trx, { db: deps.db, instanceId, language, rows: shown });
  return {
    data: shown.map((row) => {
      const check = first.find(({ task }) => task.id === row.id)?.check;
      return {
        ...factsOf(row),
        places_left: row.quantity - row.taken,
        check: check ? showCheck(check, row.watch_seconds, now) : null,
      };
    }),
    meta: {
      ...{ current_page: page, per_page: perPage, total },
      from: shown.length === 0 ? null : skipped + 1,
      to: shown.length === 0 ? null : skipped + shown.length,
      last_page: Math.max(1, Math.ceil(total / perPage)),
    },
  };
}

/** What they are at with this channel, with its tasks. */
async function begunWith(trx: Trx, { caller, query, channel, underWay }: Paging) {
  const checks = underWay.filter((check) => check.channel_id === channel.channelId);
  const ids = checks.map((check) => check.task_id);
  const tasks = await readTasks(trx, { instanceId: caller.instanceId, ids });
  return checks.flatMap((check) => {
    const task = tasks.find(({ id }) => id === check.task_id);
    const isMeant = query.service === undefined || task?.service_id === query.service;
    return task && isMeant ? [{ check, task }] : [];
  });
}

function emptyPage({ page = 1, per_page: perPage = PER_PAGE }: TasksQuery) {
  const nothing = { from: null, to: null, last_page: 1, total: 0 };
  return { data: [], meta: { ...nothing, current_page: page, per_page: perPage } };
}

async function servicesOf(trx: Trx, { db }: Ports, { instanceId, language }: CustomerCaller) {
  const ids = [...(await readTaskTerms(trx, { instanceId })).keys()];
  const services = await readServicesOfTasks(trx, { db, instanceId, language, ids });
  return [...services.values()].map(({ id, slug, name }) => ({ id, slug, name }));
}
