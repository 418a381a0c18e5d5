import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import {
  trialIdOf,
  type FreeTrial,
  type trialsAnswer,
  type trialsQuery,
} from './free-trial.contract.ts';
import { findTrial, readOwnTrials } from './free-trial.store.ts';
import { readProgram } from './read-quests.ts';
import { showTrial, showTrials } from './show-trial.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const PER_PAGE = 20;

/** The newest first. */
export function listOwnTrials(
  { db, clock }: Ports,
  { instanceId, customer, language }: CustomerCaller,
  { cursor }: z.infer<typeof trialsQuery>,
): Promise<z.infer<typeof trialsAnswer>> {
  return db.read(instanceId, async (trx) => {
    const rows = await readOwnTrials(trx, {
      ...{ instanceId, customerId: customer.id, most: PER_PAGE + 1 },
      before: cursor === undefined ? undefined : BigInt(cursor),
    });
    const page = rows.slice(0, PER_PAGE);
    const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
    const { quests } = await readProgram(trx, instanceId);
    return {
      data: await showTrials(trx, { instanceId, language, quests, now: clock.now() }, page),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

/** One of another customer is answered as not found. */
export function getOwnTrial(
  { db, clock }: Ports,
  { instanceId, customer, language }: CustomerCaller,
  idInPath: string,
): Promise<FreeTrial> {
  const id = trialIdOf(idInPath);
  return db.read(instanceId, async (trx) => {
    const row = id === undefined ? undefined : await findTrial(trx, { instanceId, id });
    if (row?.customer_id !== customer.id) throw new AppError('not_found');
    const { quests } = await readProgram(trx, instanceId);
    return showTrial(trx, { instanceId, language, quests, now: clock.now() }, row);
  });
}
