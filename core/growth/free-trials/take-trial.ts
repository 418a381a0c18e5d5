import type { Buyer } from '#core/accounts/customers/buyer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { OrderableLine } from '#core/ordering/orders/check-line.ts';
import { checkFreeOrder, placeFreeOrder } from '#core/ordering/orders/place-free-order.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { readRevisionIn } from '#core/tenancy/instances/read-revision.ts';
import { ask, begun, makeRoom, note, problemOf, type Asking } from './ask-for-trial.ts';
import type { TakeTrialBody } from './free-trial.contract.ts';
import { insertTrial, isLinkTaken, writeTrial, type TrialRow } from './free-trial.store.ts';
import type { Quest } from './read-quests.ts';
import { showTrial } from './show-trial.ts';

/** As orders say where they come from. */
export const SOURCE = 'free_trial';

interface Taking extends OnceKey {
  body: TakeTrialBody;
  buyer: Buyer;
}

/**
 * Takes a trial, once for each key: with its free order at once, or with a proof that staff look at.
 * Whatever is wrong is said together, and what is refused holds no place.
 */
export function takeTrial(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, body, buyer }: Taking,
): Promise<OnceAnswer> {
  return doOnce(deps, caller, {
    ...{ key, route, input: body },
    async work(trx) {
      const { instanceId, language } = caller;
      const asking = await ask(trx, deps, { caller, questId: body.free_trial_quest_id });
      const { quest, line } = await check(trx, deps, { caller, asking, body, buyer });
      const row = await write(trx, deps, { caller, asking, quest, body, line });
      const { now, program } = asking;
      const shown = { instanceId, language, quests: program.quests, now };
      return { status: 201, value: { data: await showTrial(trx, shown, row) } };
    },
  });
}

interface Checking {
  caller: CustomerCaller;
  asking: Asking;
  body: TakeTrialBody;
  buyer: Buyer;
}

async function check(
  trx: Trx,
  deps: Deps,
  { caller, asking, body, buyer }: Checking,
): Promise<{ quest: Quest; line: OrderableLine }> {
  const { quest, own: promised } = asking;
  if (!quest || (!quest.isShown && !promised)) throw refusal({ [QUEST]: [{ code: 'trial_gone' }] });
  // Whether it can be ordered is found out by ordering it.
  const problem = await problemOf(trx, asking, { caller, quest, isOrderable: true });
  const ordered = await checkOrder(trx, deps, {
    ...{ caller, buyer, url: body.url, quantity: promised?.quantity ?? quest.quantity },
    service: promised?.service_slug ?? quest.service,
  });
  const key = 'line' in ordered ? ordered.line.link?.key : undefined;
  const taken = { instanceId: caller.instanceId, questId: quest.id, linkKey: key ?? '' };
  const isTried = key !== undefined && (await isLinkTaken(trx, taken));
  const fields: FieldProblems = {
    ...('fields' in ordered && ordered.fields),
    ...(problem && { [QUEST]: [problem] }),
    ...(quest.asksForProof && !body.proof_url && { proof_url: [{ code: 'required' }] }),
    ...(isTried && { url: [{ code: 'link_tried' }] }),
  };
  if ('fields' in ordered || Object.keys(fields).length > 0) throw refusal(fields);
  return { quest, line: ordered.line };
}

const QUEST = 'free_trial_quest_id';
const refusal = (fields: FieldProblems) => new AppError('validation_failed', { fields });

interface Ordering {
  caller: CustomerCaller;
  buyer: Buyer;
  service: string;
  quantity: number;
  url: string;
}

/** Its line, or what is wrong by the fields of the form. */
async function checkOrder(
  trx: Trx,
  deps: Deps,
  { caller, buyer, ...line }: Ordering,
): Promise<{ line: OrderableLine } | { fields: FieldProblems }> {
  const { instanceId, language, customer } = caller;
  const revision = await readRevisionIn(trx, instanceId);
  try {
    const free = { ...line, instanceId, language, revision };
    return {
      line: await checkFreeOrder(trx, deps, {
        ...free,
        buyer: { ...buyer, customerId: customer.id },
      }),
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    return { fields: asOfForm(error.fields) };
  }
}

/** What the link has stands at the link; whatever else the service has, the quest cannot give. */
function asOfForm(fields: FieldProblems): FieldProblems {
  const { 'orders.0.url': url, ...others } = fields;
  return {
    ...(url && { url }),
    ...(Object.keys(others).length > 0 && { [QUEST]: [{ code: 'trial_gone' }] }),
  };
}

interface Writing {
  caller: CustomerCaller;
  asking: Asking;
  quest: Quest;
  body: TakeTrialBody;
  line: OrderableLine;
}

async function write(
  trx: Trx,
  deps: Deps,
  { caller, asking, quest, body, line }: Writing,
): Promise<TrialRow> {
  const { instanceId, origin, customer } = caller;
  const { own, expired, now } = asking;
  const placedAt = `${origin.scheme}://${origin.host}`;
  if (!own) await makeRoom(trx, deps, { caller, expired });
  const given = { instanceId, customerId: customer.id, line, source: SOURCE, placedAt };
  const order = quest.asksForProof ? undefined : await placeFreeOrder(trx, deps, given);
  const sent = {
    ...{ url: body.url, link_key: line.link?.key ?? null, origin: placedAt, submitted_at: now },
    ...(order
      ? { status: 'approved' as const, order_id: order.id, decided_at: now }
      : { status: 'in_moderation' as const, proof_url: body.proof_url ?? null }),
  };
  const row = own
    ? await writeTrial(trx, own, sent)
    : await insertTrial(trx, {
        ...begun(asking, { caller, quest, serviceId: line.service.id }),
        ...sent,
      });
  await note(trx, deps, { caller, row, action: order ? 'trial.granted' : 'trial.asked' });
  return row;
}
