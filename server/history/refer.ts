import { settleCommissions, settleOfPayer } from '#core/billing/commissions/settle-jobs.ts';
import { countClick } from '#core/growth/referrals/count-click.ts';
import { judgeReferral } from '#core/growth/referrals/judge-referral.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { runAlone, runDueOf } from './run-jobs.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

/** What stands behind `?ref=` in the links of somebody. */
export async function codeOf(
  { deps: { db } }: Stage,
  troupe: Troupe,
  who: string,
): Promise<string> {
  const { instanceId, customer } = callerOf(troupe, who);
  const { affiliate_code: code } = await db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('customers')
      .select('affiliate_code')
      .where('instance_id', '=', instanceId)
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow(),
  );
  return code;
}

/** A visitor follows the link of somebody. */
export async function beClicked(
  stage: Stage,
  troupe: Troupe,
  { who, link }: DeedOf<'be clicked'>,
): Promise<void> {
  const { deps } = stage;
  const { instanceId } = troupe;
  const code = await codeOf(stage, troupe, who);
  const click = { instanceId, address: stage.key(), code, subId: link, isNew: true };
  await countClick({ ...deps, keys: createKeys(deps) }, click);
}

/** Decides on who has ordered since, and settles what their orders have brought. */
export async function settleReferrals(stage: Stage): Promise<void> {
  await runDueOf(stage.deps, judgeReferral);
  await runDueOf(stage.deps, settleOfPayer);
  await runAlone(stage, settleCommissions);
}
