import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { getCheck, listChecks, listTasks } from '#core/growth/tasks/task.operations.ts';
import { listVideoAccounts } from '#core/growth/video-accounts/video-account.operations.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { wordsConstraint } from './check-forms.server.ts';
import { chosenOf, readChannel } from './chosen-channel.ts';

const PER_PAGE = 12;
const SORTS = ['reward', 'newest'] as const;

/** What the address asks for; what means nothing in it asks for nothing. */
export function choiceOf(query: URLSearchParams) {
  return {
    page: Number(matching(query.get('page'), /^[1-9]\d{0,3}$/) ?? 1),
    service: matching(query.get('service'), /^[1-9]\d{0,8}$/),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'reward',
  };
}

export type TaskChoice = ReturnType<typeof choiceOf>;

const matching = (text: string | null, form: RegExp): string | undefined =>
  text !== null && form.test(text) ? text : undefined;

/** One check, where the address names it; else what has been done, or what there is to do. */
export async function tasksPart(
  context: AppLoadContext,
  query: URLSearchParams,
  cookies: string | null,
) {
  const checkId = query.get('check');
  if (checkId !== null) return { part: 'check', ...(await oneCheck(context, checkId)) } as const;
  if (query.get('tab') === 'mine') {
    return { part: 'mine', ...(await ownChecks(context, query)) } as const;
  }
  return { part: 'open', ...(await openTasks(context, choiceOf(query), cookies)) } as const;
}

async function oneCheck({ core, moment }: AppLoadContext, checkId: string) {
  const { data: check } = await core.call(getCheck, { params: { checkId } }).catch(orMissing);
  return { check, now: moment.now, constraint: wordsConstraint() };
}

async function ownChecks({ core }: AppLoadContext, query: URLSearchParams) {
  const cursor = matching(query.get('before'), /^\d{1,18}$/);
  const { data: checks, meta } = await core.call(listChecks, {
    query: { ...(cursor !== undefined && { cursor }) },
  });
  return { checks, next: meta.next, isFirst: cursor === undefined };
}

/** What can be done with the channel that was chosen; which ones there are where none can be. */
async function openTasks({ core }: AppLoadContext, choice: TaskChoice, cookies: string | null) {
  const { data: accounts } = await core.call(listVideoAccounts);
  const verified = accounts.filter(
    (account) =>
      account.verification_code_at !== null &&
      account.verification_public_subscriptions_at !== null,
  );
  const channel = chosenOf(verified, readChannel(cookies));
  const { data: tasks, meta } = await core.call(listTasks, {
    query: {
      ...{ page: String(choice.page), per_page: String(PER_PAGE) },
      ...{ order_by: choice.sort === 'newest' ? 'id' : 'reward', order_on: 'desc' },
      ...(choice.service !== undefined && { service: choice.service }),
      ...(channel && { youtube_account_id: String(channel.id) }),
    },
  });
  return {
    choice,
    channels: verified.map(({ id, name }) => ({ id, name })),
    channel: channel?.id,
    hasUnproven: accounts.length > 0,
    // Each is taken on its own, and no more than once.
    tasks: tasks.map((task) => ({ ...task, key: randomUUID() })),
    services: meta.services.map(({ id, name }) => ({ value: String(id), label: name })),
    ...{ pages: meta.last_page, total: meta.total },
  };
}

type TasksPart = Awaited<ReturnType<typeof tasksPart>>;
export type OneCheck = Extract<TasksPart, { part: 'check' }>;
export type OwnChecks = Extract<TasksPart, { part: 'mine' }>;
export type OpenTasks = Extract<TasksPart, { part: 'open' }>;
export type OpenTask = OpenTasks['tasks'][number];
