import { randomUUID } from 'node:crypto';
import { giveReward } from '#core/billing/ledger/moves/give-reward.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import type { StaffWithdrawal } from '../staff/staff-withdrawal.contract.ts';
import type { Withdrawal } from '../withdrawal.contract.ts';

export const PASSWORD = 'a harbour of quiet boats';

/** Of the harness: 2 % but at least a dollar, 10 to 2,500 dollars; the other takes any and no fee. */
export const BANK = 1;
export const WALLET = 2;

type Given = NonNullable<Parameters<typeof newPayer>[1]>;

/** A customer of a's instance who has earned by referrals and by tasks. */
export async function newEarner(
  test: TestCore,
  { referral = 0n, task = 0n, ...given }: Given & { referral?: bigint; task?: bigint } = {},
): Promise<CustomerActor> {
  const actor = await newPayer(test, { password: PASSWORD, ...given });
  const earned = { referral, task };
  for (const kind of ['referral', 'task'] as const) {
    if (earned[kind] > 0n) await earn(test, actor, { kind, amountMicro: earned[kind] });
  }
  return actor;
}

export async function earn(
  test: TestCore,
  { instance, id }: CustomerActor,
  { kind, amountMicro }: { kind: 'referral' | 'task'; amountMicro: bigint },
): Promise<void> {
  await test.db.inInstance(instance.id, (trx) =>
    giveReward(
      { ...test.deps, trx, instanceId: instance.id },
      {
        ...{ kind, customerId: id, amountMicro },
        source: { type: 'test_reward', id: randomUUID() },
        actor: { kind: 'system' },
      },
    ),
  );
}

export const moneyOf = (test: TestCore, { instance, id }: CustomerActor) =>
  test.db.inInstance(instance.id, (trx) => readMoney(trx, { instanceId: instance.id, id }));

export function send(
  actor: CustomerActor,
  path: string,
  { key = randomUUID(), ...body }: { key?: string } & Record<string, unknown> = {},
): Promise<Response> {
  return actor.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}

/** Asks for a withdrawal, each time with a key of its own unless one is given. */
export const ask = (
  actor: CustomerActor,
  body: { key?: string } & Record<string, unknown> = {},
): Promise<Response> =>
  send(actor, '/api/v1/withdrawal', {
    ...{ payment_method_id: WALLET, amount: '10', account_number: 'DE89 3704 0044 0532 0130 00' },
    ...{ current_password: PASSWORD, ...body },
  });

export async function requested(
  actor: CustomerActor,
  body: Record<string, unknown> = {},
): Promise<Withdrawal> {
  return withdrawalIn(await ask(actor, body));
}

export async function withdrawalIn(response: Response): Promise<Withdrawal> {
  const { data } = (await response.json()) as { data: Withdrawal };
  return data;
}

export async function staffWithdrawalIn(response: Response): Promise<StaffWithdrawal> {
  const { data } = (await response.json()) as { data: StaffWithdrawal };
  return data;
}

type Deed = 'approve' | 'send' | 'pay' | 'refuse' | 'doubt';

/** Staff do something; what is paid out is agreed to, as the panel does it. */
export async function decide(
  staff: CustomerActor,
  id: number,
  deed: Deed,
  body: { key?: string } & Record<string, unknown> = {},
): Promise<Response> {
  const path = `/api/v1/staff/withdrawals/${id}/${deed}`;
  const said = deed === 'refuse' ? { reason: 'The account is closed.', ...body } : body;
  const first = await send(staff, path, said);
  if (first.status !== 409) return first;
  const { code, params } = (await first.clone().json()) as { code: string; params?: object };
  if (code !== 'confirmation_needed') return first;
  const { amount } = params as { amount: string };
  return send(staff, path, { ...said, confirmed_amount: amount });
}

export async function codeIn(response: Response): Promise<string> {
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}
