import { giveReward } from '#core/billing/ledger/moves/give-reward.ts';
import { cancelWithdrawal } from '#core/billing/withdrawals/cancel-withdrawal.ts';
import { moveEarnings } from '#core/billing/withdrawals/move-earnings.ts';
import { requestProven } from '#core/billing/withdrawals/request-withdrawal.ts';
import * as staffDoes from '#core/billing/withdrawals/staff/decide-withdrawal.ts';
import type { Withdrawal } from '#core/billing/withdrawals/withdrawal.contract.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { PlannedWithdrawal, WithdrawalEnd } from '#fixtures/history/history-plan.ts';
import { agreeingToTheSum } from './confirm.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const MICRO = 1_000_000;

/** The ids of a brand's ways of paying out, as its folder has them. */
const METHODS = { bank: 1, wallet: 2 } as const satisfies Record<PlannedWithdrawal['way'], number>;

/** Somebody whom they have brought has ordered. */
export async function earn(
  stage: Stage,
  troupe: Troupe,
  { who, amount }: DeedOf<'earn'>,
): Promise<void> {
  const { deps } = stage;
  const { instanceId, customer } = callerOf(troupe, who);
  await deps.db.inInstance(instanceId, (trx) =>
    giveReward(
      { ...deps, trx, instanceId },
      {
        ...{ kind: 'referral', customerId: customer.id },
        amountMicro: BigInt(Math.round(amount * MICRO)),
        source: { type: 'referral', id: stage.key() },
        actor: { kind: 'system' },
      },
    ),
  );
}

export async function moveToBalance(
  stage: Stage,
  troupe: Troupe,
  { who, amount }: DeedOf<'move earnings'>,
): Promise<void> {
  const route = 'POST /api/v1/withdrawal/to-balance';
  const asked = { key: stage.key(), route, body: { amount: String(amount) } };
  await moveEarnings(stage.deps, callerOf(troupe, who), asked);
}

/** Somebody has earnings paid out, and what becomes of that. */
export async function withdraw(
  stage: Stage,
  troupe: Troupe,
  deed: DeedOf<'withdraw'>,
): Promise<void> {
  const { who, way, amount, account, comment, ends, afterMinutes = 0 } = deed;
  const { bytes } = await requestProven(stage.deps, callerOf(troupe, who), {
    ...{ key: stage.key(), route: 'POST /api/v1/withdrawal', isExact: true },
    input: {
      ...{ payment_method_id: METHODS[way], amount: String(amount) },
      ...{ account_number: account, user_comment: comment },
    },
  });
  // Made by the core in this very moment.
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: Withdrawal };
  const withdrawalId = String(data.id);
  if (ends === 'canceled') {
    const owner = callerOf(troupe, who);
    stage.after(
      afterMinutes,
      async () => void (await cancelWithdrawal(stage.deps, owner, withdrawalId)),
    );
    return;
  }
  for (const deed of DEEDS[ends]) {
    stage.after(afterMinutes, () => decide(stage, troupe, { deed, withdrawalId }));
  }
}

type StaffDeed = 'approve' | 'send' | 'pay' | 'refuse' | 'doubt';

/** What staff do until a withdrawal stands so. */
const DEEDS: Readonly<Record<Exclude<WithdrawalEnd, 'canceled'>, readonly StaffDeed[]>> = {
  requested: [],
  approved: ['approve'],
  unknown: ['approve', 'send', 'doubt'],
  paid: ['approve', 'send', 'pay'],
  refused: ['refuse'],
};

const WRONG_ACCOUNT = 'The name on this account is not yours. Please give an account of your own.';

async function decide(
  stage: Stage,
  troupe: Troupe,
  { deed, withdrawalId }: { deed: StaffDeed; withdrawalId: string },
): Promise<void> {
  const { deps } = stage;
  const staff = callerOf(troupe, DEMO_STAFF.email);
  const route = `POST /api/v1/staff/withdrawals/{withdrawalId}/${deed}`;
  const asked = { key: stage.key(), route, withdrawalId };
  if (deed === 'approve') await staffDoes.approveWithdrawal(deps, staff, asked);
  if (deed === 'send') await staffDoes.sendWithdrawal(deps, staff, asked);
  if (deed === 'doubt') await staffDoes.doubtWithdrawal(deps, staff, asked);
  if (deed === 'refuse') {
    await staffDoes.refuseWithdrawal(deps, staff, { ...asked, body: { reason: WRONG_ACCOUNT } });
  }
  if (deed === 'pay') {
    await agreeingToTheSum((body) => staffDoes.payWithdrawal(deps, staff, { ...asked, body }));
  }
}
