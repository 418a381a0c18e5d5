import { judgeReferral } from '#core/growth/referrals/judge-referral.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const HOUR_MS = 3_600_000;

/** A job for somebody fails at each try, so that staff find it; what it was for was decided since. */
export async function loseJob(
  { deps }: Stage,
  troupe: Troupe,
  { who, error }: DeedOf<'lose job'>,
): Promise<void> {
  const { instanceId } = troupe;
  const { kind, maxAttempts } = judgeReferral;
  const now = deps.clock.now();
  await deps.db.inInstance(instanceId, (trx) =>
    trx
      .insertInto('jobs')
      .values({
        ...{ instance_id: instanceId, kind, state: 'dead', last_error: error },
        payload: JSON.stringify({ customerId: String(callerOf(troupe, who).customer.id) }),
        ...{ attempts: maxAttempts, max_attempts: maxAttempts },
        ...{ run_at: now, created_at: new Date(now.getTime() - HOUR_MS), finished_at: now },
        ...{ unique_key: null, schedule_id: null, lease_until: null, leased_by: null },
      })
      .execute(),
  );
}
