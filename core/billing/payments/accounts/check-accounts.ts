import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doApart } from '#core/platform/jobs/do-apart.ts';
import { KeysRefused, type AccountIdentity } from './connector.ts';
import { connectorDeps, openAccount, type ConnectionDeps } from './connectors.ts';
import { takeLeftWebhookAway } from './left-webhook.ts';
import {
  changeAccount,
  findAccount,
  listUnchecked,
  type AccountRef,
  type PaymentAccountRow,
} from './payment-account.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Refunds and disputes of earlier payments go through an account for as long. */
const KEPT_MS = 180 * DAY_MS;
const AT_ONCE = 100;

export const forgottenAt = (disconnectedAt: Date): Date =>
  new Date(disconnectedAt.getTime() + KEPT_MS);

/** Asks a provider whether the keys of an account are still right, and keeps what it says. */
export async function checkAccount(deps: ConnectionDeps, ref: AccountRef): Promise<void> {
  const account = await deps.db.read(ref.instanceId, (trx) => findAccount(trx, ref));
  if (!account || account.keys_sealed === null) return;
  const opened = await openAccount(deps, account);
  // The secret of the deployment was lost, and with it the keys: they are to be entered again.
  const found = opened
    ? await opened.connector.identify(connectorDeps(deps), opened.keys).catch(problemOf)
    : new KeysRefused('keys_refused');
  const now = deps.clock.now();
  await deps.db.inInstance(ref.instanceId, (trx) =>
    changeAccount(trx, ref, { ...factsOf(account, found), checked_at: now, updated_at: now }),
  );
}

function problemOf(error: unknown): KeysRefused {
  if (error instanceof KeysRefused) return error;
  throw error;
}

/** The keys of another account would not be taken here, so the name alone may have changed. */
function factsOf(account: PaymentAccountRow, found: AccountIdentity | KeysRefused) {
  if (found instanceof KeysRefused) return { problem: found.problem, said: found.said ?? null };
  const { name } = found.outsideId === account.outside_id ? found : account;
  return { name, problem: null, said: null };
}

/** Asks about each account once a day, and deletes the keys of those that were left long ago. */
export const checkAccounts = defineJob({
  kind: 'check-payment-accounts',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps: Deps, { signal }) {
    const since = new Date(deps.clock.now().getTime() - DAY_MS);
    const due = await deps.db.asSystem((trx) => listUnchecked(trx, { since, most: AT_ONCE }));
    await doApart(deps, due, {
      ...{
        signal,
        named: ({ instanceId, id }: AccountRef) => ({ instanceId, account: String(id) }),
      },
      work: (ref) => checkOrForget(deps, ref),
      failure: 'A payment account cannot be checked',
    });
  },
});

/** A hundred at a time, so that thousands are through within the day. */
export const ACCOUNT_SCHEDULE = {
  name: 'check-payment-accounts',
  job: checkAccounts,
  instanceId: null,
  payload: {},
  everySeconds: 15 * 60,
};

async function checkOrForget(deps: Deps, ref: AccountRef): Promise<void> {
  const now = deps.clock.now();
  const account = await deps.db.read(ref.instanceId, (trx) => findAccount(trx, ref));
  if (!account) return;
  const { disconnected_at: left } = account;
  if (left === null || forgottenAt(left) > now) {
    await checkAccount(deps, ref);
    return takeLeftWebhookAway(deps, account);
  }
  await unlisten(deps, account);
  await deps.db.inInstance(ref.instanceId, (trx) =>
    changeAccount(trx, ref, {
      ...{ keys_sealed: null, webhook_id: null, webhook_url: null, updated_at: now },
      ...{ left_webhook_id: null, left_webhook_url: null },
    }),
  );
}

/** It need not succeed: nothing is heard from an account without keys. */
async function unlisten(deps: Deps, account: PaymentAccountRow): Promise<void> {
  const opened = await openAccount(deps, account);
  if (!opened || account.webhook_id === null) return;
  await opened.connector
    .unlisten(connectorDeps(deps), opened.keys, account.webhook_id)
    .catch((error: unknown) => {
      deps.log.warn({ err: error, gateway: account.gateway }, 'A webhook was not taken away');
    });
}
