import { listPayers } from '#core/accounts/customers/payer.ts';
import { readCommissions } from '#core/billing/commissions/read-commissions.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { csvLine } from '#core/platform/lists/csv-line.ts';
import type { ReferralReward } from './referral.contract.ts';
import type { CustomerRef } from './referral.store.ts';
import { masked } from './show-referrals.ts';

const AT_ONCE = 50;
const LINES_AT_ONCE = 1_000;

interface Page extends CustomerRef {
  cursor: string | undefined;
}

/** By each order that has earned something, or may, the newest first. */
export function listRewards(db: Database, page: Page) {
  return db.read(page.instanceId, (trx) => readRewards(trx, page, AT_ONCE));
}

async function readRewards(trx: Trx, { cursor, ...owner }: Page, most: number) {
  const before = cursor === undefined ? undefined : BigInt(cursor);
  const rows = await readCommissions(trx, { ...owner, kind: 'referral', before, most });
  const ids = [...new Set(rows.map(({ payerId }) => payerId))];
  const payers = await listPayers(trx, { instanceId: owner.instanceId, ids });
  const names = new Map(payers.map(({ id, name }) => [id, masked(name)]));
  const last = lastOfFull(rows, most);
  return {
    data: rows.map((row): ReferralReward => ({
      ...{ id: Number(row.id), name: names.get(row.payerId) ?? masked('') },
      ...{ state: row.state, is_kept: row.isKept, reason: row.reason },
      ...{ earned: formatAmount(row.earnedMicro), reversed: formatAmount(row.reversedMicro) },
      created_at: row.createdAt.toISOString(),
      available_at: row.availableAt?.toISOString() ?? null,
    })),
    meta: { next: last ? String(last.id) : null },
  };
}

const HEAD = [
  ...['id', 'customer', 'state', 'earned', 'taken_back', 'reason', 'created_at', 'available_at'],
];

const fieldsOf = (reward: ReferralReward): string[] => [
  ...[String(reward.id), reward.name, reward.state, reward.earned, reward.reversed],
  ...[reward.reason ?? '', reward.created_at, reward.available_at ?? ''],
];

/** Read in pieces while it is sent, each in a transaction of its own. */
export function exportRewards(db: Database, owner: CustomerRef): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let begin = csvLine(HEAD);
  let cursor: string | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { data, meta } = await db.read(owner.instanceId, (trx) =>
          readRewards(trx, { ...owner, cursor }, LINES_AT_ONCE),
        );
        const lines = data.map((reward) => csvLine(fieldsOf(reward))).join('');
        controller.enqueue(encoder.encode(begin + lines));
        begin = '';
        if (meta.next === null) controller.close();
        else cursor = meta.next;
      },
    },
    { highWaterMark: 0 },
  );
}
