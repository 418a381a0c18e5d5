import { sql } from 'kysely';
import type { CoreParts } from '#core/parts.ts';
import { readLadderIn } from '#core/pricing/grades/read-ladder.ts';
import type { Ladder } from '#core/pricing/grades/ladder.pure.ts';
import { openGrades } from '#core/pricing/grades/testing/graded-shop.ts';
import { setScene } from '#core/billing/commissions/testing/scene.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { addCustomer } from '#core/testing/customers.ts';
import type { TestCore } from '#core/testing/harness.ts';

/** A database whose transactions are all parts of one, as beginning and ending one takes time. */
interface Joined {
  db: Database;
  together: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
}

function joinTransactions({ db }: TestCore, instanceId: number): Joined {
  let open: Trx | undefined;
  const within = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
    if (!open) throw new Error('Nothing is done outside of a transaction.');
    return work(open);
  };
  return {
    // Of the only instance that anything happens in.
    db: {
      ...db,
      inInstance: (_id, work) => within(work),
      read: (_id, work) => within(work),
      asSystem: within,
    },
    together: (work) =>
      db.inInstance(instanceId, async (trx) => {
        open = trx;
        try {
          return await work(trx);
        } finally {
          open = undefined;
        }
      }),
  };
}

export interface Stage {
  /** With the joined database. */
  test: TestCore;
  instanceId: number;
  ladder: Ladder;
  keys: CoreParts['keys'];
  staffId: bigint;
  /** Lets the database see how many rows there are by now, without which it reads whole tables. */
  countRows: () => Promise<void>;
  /** One order that others are copies of. */
  template: bigint;
  together: Joined['together'];
  ledger: (trx: Trx) => LedgerDeps;
}

/** A shop with grades and a programme of referrals, in which many histories happen at once. */
export async function setStage(test: TestCore): Promise<Stage> {
  const { id: instanceId } = test.instances.a;
  await openGrades(test);
  const { template } = await setScene(test);
  await changeSettings(test.deps, {
    slug: 'alder',
    patch: { referralProgramEnabled: true, referralProgramPercent: 0.1 },
  });
  const { id: staffId } = await addCustomer(test.deps, instanceId, { roles: ['staff'] });
  // Its secret is read before all transactions are one.
  const keys = createKeys(test.deps);
  await keys.key('referral');
  const { db, together } = joinTransactions(test, instanceId);
  return {
    ...{ instanceId, staffId, template, together },
    countRows: async () => {
      await test.db.asSystem(async (trx) => {
        // Only who owns a table may.
        await sql`set local role none`.execute(trx);
        await sql`analyze`.execute(trx);
      });
    },
    test: { ...test, db, deps: { ...test.deps, db } },
    keys,
    ladder: await test.db.inInstance(instanceId, (trx) => readLadderIn(trx, instanceId)),
    ledger: (trx) => ({ trx, instanceId, clock: test.clock }),
  };
}
