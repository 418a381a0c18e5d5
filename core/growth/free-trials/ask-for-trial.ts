import type { Deps } from '#core/deps.ts';
import type { FieldProblem } from '#core/errors.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { takeTryIn } from '#core/platform/limits/rate-limit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { lockTracked, lockTrials, writeTrial, type TrialRow } from './free-trial.store.ts';
import { readProgram, type Quest, type QuestProgram } from './read-quests.ts';
import { readStandings } from './read-standing.ts';
import { trialProblem } from './trial-rules.pure.ts';
import { statusAt } from './trial-status.pure.ts';

/** Of one connection in all: five at once, and five a day from then on. */
const BY_ADDRESS: Limit = {
  name: 'free-trials-by-address',
  capacity: 5,
  refillSeconds: (24 * 60 * 60) / 5,
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a customer asks for, as it is while nobody else asks. */
export interface Asking {
  program: QuestProgram;
  quest: Quest | undefined;
  /** What they have begun of it and can use. */
  own: TrialRow | undefined;
  /** What they have begun of it and not used in time. */
  expired: TrialRow | undefined;
  now: Date;
}

/** From here on nobody else takes a trial of the instance until the transaction ends. */
export async function ask(
  trx: Trx,
  { clock }: Pick<Deps, 'clock'>,
  { caller, questId }: { caller: CustomerCaller; questId: number },
): Promise<Asking> {
  const { instanceId, customer } = caller;
  await lockTrials(trx, instanceId);
  const now = clock.now();
  const program = await readProgram(trx, instanceId);
  const tracked = await lockTracked(trx, { instanceId, customerId: customer.id, questId });
  const isExpired = tracked !== undefined && statusAt(tracked, now) === 'expired';
  return {
    ...{ program, now, quest: program.quests.find(({ id }) => id === questId) },
    ...(isExpired ? { own: undefined, expired: tracked } : { own: tracked, expired: undefined }),
  };
}

interface Standing {
  caller: CustomerCaller;
  quest: Quest;
  isOrderable: boolean;
}

/** Why the quest is not open to them. */
export async function problemOf(
  trx: Trx,
  { now }: Asking,
  { caller, quest, isOrderable }: Standing,
): Promise<FieldProblem | undefined> {
  const standings = await readStandings(trx, {
    ...{ instanceId: caller.instanceId, customerId: caller.customer.id },
    ...{ questIds: [quest.id], now },
  });
  return trialProblem(quest.terms, standings.before(quest.id, isOrderable));
}

/** Counts what is about to hold a place, and ends what was begun and not used in time. */
export async function makeRoom(
  trx: Trx,
  deps: Pick<Deps, 'clock'>,
  { caller, expired }: { caller: CustomerCaller; expired: TrialRow | undefined },
): Promise<void> {
  const { instanceId, address } = caller;
  await takeTryIn(trx, deps, { instanceId, limit: BY_ADDRESS, subject: address });
  if (expired) await writeTrial(trx, expired, { status: 'expired' });
}

interface Begun {
  caller: CustomerCaller;
  quest: Quest;
  serviceId: number;
}

export function begun({ program, now }: Asking, { caller, quest, serviceId }: Begun) {
  return {
    ...{ instance_id: caller.instanceId, customer_id: caller.customer.id },
    ...{ quest_id: quest.id, quest_name: JSON.stringify(quest.name) },
    ...{ service_id: serviceId, service_slug: quest.service, quantity: quest.quantity },
    ...{ created_at: now, expire_at: new Date(now.getTime() + program.validDays * DAY_MS) },
  };
}

interface Noted {
  caller: CustomerCaller;
  row: TrialRow;
  action: AuditAction;
}

/** For the record of what customers did. */
export function note(
  trx: Trx,
  { clock }: Pick<Deps, 'clock'>,
  { caller, row, action }: Noted,
): Promise<void> {
  const { customer } = caller;
  return recordAudit({ clock, trx }, caller, {
    ...{ action, customerId: customer.id, sessionId: customer.sessionId },
    details: {
      ...{ trial: String(row.id), quest: row.quest_id, service: row.service_id },
      ...(row.order_id !== null && { order: String(row.order_id) }),
    },
  });
}
