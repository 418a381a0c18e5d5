import type { Context } from 'hono';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { both } from '../wire-amounts.ts';
import { decideAtSandbox } from './decide.ts';
import { decideSandboxPayment, getSandboxPayment } from './sandbox.operations.ts';
import { findSandboxPayment, type SandboxPaymentRow } from './sandbox.store.ts';

export function sandboxRoutes(api: CoreApi, deps: Deps): void {
  const requireDemo = () => {
    if (!deps.isDemo) throw new AppError('not_found');
  };

  handle(api, getSandboxPayment, async ({ instanceId }, { params }, c) => {
    requireDemo();
    const ref = { instanceId, ...params };
    const row = await deps.db.inInstance(instanceId, (trx) => findSandboxPayment(trx, ref));
    if (!row) throw new AppError('not_found');
    return shown(c, row);
  });

  handle(api, decideSandboxPayment, async ({ instanceId }, { params, body }, c) => {
    requireDemo();
    return shown(c, await decideAtSandbox(deps, { instanceId, ...params }, body.decision));
  });
}

const shown = (c: Context<CoreEnv>, row: SandboxPaymentRow) => ({
  data: {
    reference: row.reference,
    brand: currentInstance(c).name,
    ...both('amount', row.amount_micro),
    state: row.state,
    success_url: row.success_url,
    cancel_url: row.cancel_url,
  },
});
