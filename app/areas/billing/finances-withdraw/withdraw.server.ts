import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import {
  listWithdrawalMethods,
  listWithdrawals,
} from '#core/billing/withdrawals/withdrawal.operations.ts';
import { downToCents } from '#core/money/display-amount.pure.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readId } from '#app/lib/http/list-query.ts';

const CURSOR = /^\d{1,18}$/;

/** Undefined where nobody answers. */
export async function withdrawalsOf({ core }: AppLoadContext, query: URLSearchParams) {
  const before = query.get('before') ?? '';
  const cursor = CURSOR.test(before) ? before : undefined;
  try {
    const [methods, list] = await Promise.all([
      core.call(listWithdrawalMethods),
      core.call(listWithdrawals, { query: cursor === undefined ? {} : { cursor } }),
    ]);
    const { available, proof } = methods.meta;
    const canceled = readId(query.get('cancel'));
    return {
      ...{ methods: methods.data, available, payable: downToCents(available), proof },
      ...{ withdrawals: list.data, next: list.meta.next, isFirst: cursor === undefined },
      canceling: list.data.find(({ id, may_be_canceled: may }) => may && id === canceled),
      // One for each form that is shown, so that what is sent twice is done once.
      keys: { request: randomUUID(), move: randomUUID() },
    };
  } catch (error) {
    if (!(error instanceof CoreError) || error.status < 500) throw error;
    return undefined;
  }
}

export type Found = NonNullable<Awaited<ReturnType<typeof withdrawalsOf>>>;
