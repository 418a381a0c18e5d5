import type { z } from 'zod';
import type { Program } from '#core/accounts/api-tokens/program.ts';
import type { Deps } from '#core/deps.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { MOST_EVENTS, type eventsAnswer, type eventsQuery } from './event.contract.ts';
import { isFor } from './is-for.ts';
import {
  isAnythingToPlace,
  placeEvents,
  readEventsAfter,
  readPlacedEvents,
} from './event.store.ts';
import { showEvent } from './show-event.ts';

const PLACED_AT_ONCE = 1_000;

interface Reader extends CustomerOf {
  /** Nothing for a session, which is told of everything. */
  program?: Pick<Program, 'serviceIds'> | undefined;
}

/** What has happened after a cursor; whoever reads on from `next` misses nothing, and sees nothing twice. */
export async function listEventsOf(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customerId, program }: Reader,
  { cursor = '0', limit = MOST_EVENTS }: z.output<typeof eventsQuery>,
): Promise<z.infer<typeof eventsAnswer>> {
  const own = { instanceId, customerId };
  const isNew = await db.read(instanceId, (trx) => isAnythingToPlace(trx, own));
  const most = PLACED_AT_ONCE;
  const placed = isNew
    ? await db.inInstance(instanceId, (trx) => placeEvents(trx, { ...own, most }))
    : 0;
  // One more says whether anything follows.
  const asked = { ...own, after: BigInt(cursor), most: limit + 1 };
  const rows = await db.read(instanceId, (trx) => readPlacedEvents(trx, asked));
  const page = rows.slice(0, limit);
  return {
    data: page.filter((row) => isFor(program, row)).map((row) => showEvent(row)),
    meta: {
      next: String(page.at(-1)?.position ?? cursor),
      has_more: rows.length > limit || placed === most,
    },
  };
}

const KEPT_AT_ONCE = 1_000;

/** What programs were told page by page, for who takes their data away. */
export async function exportEvents(trx: Trx, owner: CustomerOf, after: string | undefined) {
  const { instanceId, customerId } = owner;
  const asked = { instanceId, customerId, after: BigInt(after ?? 0), most: KEPT_AT_ONCE };
  const found = await readEventsAfter(trx, asked);
  const last = lastOfFull(found, KEPT_AT_ONCE);
  return { rows: found.map((row) => showEvent(row)), next: last && String(last.id) };
}
