import { findPayer } from '#core/accounts/customers/payer.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { toppedUpBy } from '#core/billing/payments/invoices/topped-up.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { countTaken, countTakenBy, readLatestOfQuests, type TrialRow } from './free-trial.store.ts';
import type { TrialStanding } from './trial-rules.pure.ts';
import { statusAt } from './trial-status.pure.ts';

/** How somebody stands before any quest of an instance. */
export interface Standings {
  before(questId: number, isOrderable: boolean): TrialStanding;
  /** The latest of theirs of a quest. */
  latest(questId: number): TrialRow | undefined;
}

interface ReadStandingsInput {
  instanceId: number;
  /** Nothing for a guest. */
  customerId: bigint | undefined;
  questIds: readonly number[];
  now: Date;
}

/** Read at one moment; whoever acts by it holds the lock of the trials. */
export async function readStandings(
  trx: Trx,
  { instanceId, customerId, questIds, now }: ReadStandingsInput,
): Promise<Standings> {
  const takenByAll = await countTaken(trx, { instanceId, questIds, now });
  const person =
    customerId === undefined ? GUEST : await readPerson(trx, { instanceId, customerId, now });
  const { own, latest, ...said } = person;
  const takenOfAll = [...own.values()].reduce((sum, taken) => sum + taken, 0);
  return {
    latest: (questId) => latest.get(questId),
    before(questId, isOrderable) {
      const last = latest.get(questId);
      return {
        ...said,
        ...{ takenOfAll, taken: own.get(questId) ?? 0, takenByAll: takenByAll.get(questId) ?? 0 },
        hasPlace: last !== undefined && statusAt(last, now) === 'tracked',
        isOrderable,
      };
    },
  };
}

const GUEST = {
  ...{ isGuest: true, isFrozen: false, isEmailConfirmed: false },
  ...{ spendMicro: 0n, toppedUpMicro: 0n },
  own: new Map<number, number>(),
  latest: new Map<number, TrialRow>(),
};

async function readPerson(
  trx: Trx,
  { instanceId, customerId, now }: { instanceId: number; customerId: bigint; now: Date },
): Promise<typeof GUEST | Person> {
  const payer = await findPayer(trx, { instanceId, id: customerId });
  if (!payer) return GUEST;
  const { spendMicro } = await readMoney(trx, { instanceId, id: customerId });
  return {
    isGuest: false,
    ...{ isFrozen: payer.isFrozen, isEmailConfirmed: payer.isEmailConfirmed },
    ...{ spendMicro, toppedUpMicro: await toppedUpBy(trx, { instanceId, customerId }) },
    own: await countTakenBy(trx, { instanceId, customerId, now }),
    latest: await readLatestOfQuests(trx, { instanceId, customerId }),
  };
}

type Person = Pick<
  TrialStanding,
  'isGuest' | 'isFrozen' | 'isEmailConfirmed' | 'spendMicro' | 'toppedUpMicro'
> & {
  own: ReadonlyMap<number, number>;
  latest: ReadonlyMap<number, TrialRow>;
};
