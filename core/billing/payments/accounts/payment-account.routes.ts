import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { requireAskable } from '#core/supply/providers/require-askable.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { ACCOUNT_GATEWAYS, type AccountGateway } from './account-gateways.pure.ts';
import { checkAccount } from './check-accounts.ts';
import { connectAccount, disconnectAccount } from './connect-account.ts';
import * as operations from './payment-account.operations.ts';
import { readCurrentIds } from './payment-account.store.ts';
import { getAccounts, listAccounts } from './show-accounts.ts';

export function paymentAccountRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.listPaymentAccounts, async (caller) => ({
    data: await listAccounts(deps, caller),
  }));
  handle(api, operations.connectStripe, async (caller, { body }) => {
    const { current_password: password, code, ...keys } = body;
    await connectAccount(deps, caller, { gateway: 'stripe', keys, proof: { password, code } });
    return { data: await getAccounts(deps, caller, 'stripe') };
  });
  handle(api, operations.connectPaypal, async (caller, { body }) => {
    const { current_password: password, code, ...keys } = body;
    await connectAccount(deps, caller, { gateway: 'paypal', keys, proof: { password, code } });
    return { data: await getAccounts(deps, caller, 'paypal') };
  });
  handle(api, operations.connectBtcpay, async (caller, { body }) => {
    const { current_password: password, code, ...keys } = body;
    await requireAskable({ outbound: deps.outbound ?? createOutbound() }, keys.url);
    await connectAccount(deps, caller, { gateway: 'btcpay', keys, proof: { password, code } });
    return { data: await getAccounts(deps, caller, 'btcpay') };
  });
  handle(api, operations.tryPaymentAccount, async (caller, { params }) => {
    const { id, gateway } = await requireCurrent(deps, caller, params.gateway);
    await checkAccount(deps, { instanceId: caller.instanceId, id });
    return { data: await getAccounts(deps, caller, gateway) };
  });
  handle(api, operations.disconnectPaymentAccount, async (caller, { params, body }) => {
    const { gateway } = await requireCurrent(deps, caller, params.gateway);
    const { current_password: password, code } = body;
    await disconnectAccount(deps, caller, { gateway, proof: { password, code } });
    return { data: await getAccounts(deps, caller, gateway) };
  });
}

async function requireCurrent(
  { db }: AccountDeps,
  { instanceId }: CustomerCaller,
  name: string,
): Promise<{ gateway: AccountGateway; id: bigint }> {
  const current = await db.read(instanceId, (trx) => readCurrentIds(trx, instanceId));
  const gateway = ACCOUNT_GATEWAYS.find((known) => known === name);
  const id = gateway && current.get(gateway);
  if (gateway === undefined || id === undefined) throw new AppError('not_found');
  return { gateway, id };
}
