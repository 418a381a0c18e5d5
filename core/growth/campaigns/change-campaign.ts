import { positionSource } from '#core/fulfilment/positions/position-source.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Campaign, UpdateCampaignInput } from './campaign.contract.ts';
import { removeCampaign, updateCampaign, type CampaignRow } from './campaign.store.ts';
import { requireChanged, requireRoom, type Wanted } from './check-campaign.ts';
import { readTracked, writeKeywords } from './keyword.store.ts';
import { changeOwnCampaign, getOwnCampaignRow } from './own-campaign.ts';
import { dueOf } from './resume-campaigns.ts';
import { againAt, isDue } from './show-campaign.ts';

type Ports = Pick<Deps, 'db' | 'clock' | 'isDemo'>;

interface InPath {
  idInPath: string;
}

/** Changes what is measured. */
export function changeCampaign(
  deps: Ports,
  caller: CustomerCaller,
  { idInPath, input }: InPath & { input: UpdateCampaignInput | undefined },
): Promise<Campaign> {
  return changeOwnCampaign(deps, caller, {
    idInPath,
    async change({ trx, clock, instanceId }, row) {
      const before = await readTracked(trx, { instanceId, ids: [row.id] });
      const wanted = requireChanged(input ?? {}, {
        ...{ countries: row.countries, track: row.track, linkKey: row.link_key },
        keywords: before.map(({ keyword }) => keyword),
      });
      const ref = { instanceId, id: row.id };
      // What is not measured now needs no room.
      if (row.status === 'active') {
        const holder = { instanceId, customerId: row.customer_id };
        await requireRoom(trx, { ...holder, keywords: wanted.keywords.length, of: row.id });
      }
      const had = new Set(before.map(({ keyword_key: key }) => key));
      await writeKeywords(trx, ref, wanted.keywords);
      const changed = { ...row, countries: wanted.countries, track: wanted.track };
      const isNew = hasNew(wanted, { row, had });
      return updateCampaign(trx, ref, {
        ...{ countries: wanted.countries, track: wanted.track },
        ...(row.status === 'active' && {
          next_measure_at: isNew ? clock.now() : dueOf(changed, clock.now()),
        }),
      });
    },
  });
}

/** Whether there is anything to measure that was not measured before. */
const hasNew = (
  { countries, keywords }: Wanted,
  { row, had }: { row: CampaignRow; had: ReadonlySet<string> },
): boolean =>
  countries.some((country) => !row.countries.includes(country)) ||
  keywords.some((keyword) => !had.has(keyword.toLowerCase()));

/** Has it measured again, as far as the plan reaches. */
export function activateCampaign(
  deps: Ports,
  caller: CustomerCaller,
  { idInPath }: InPath,
): Promise<Campaign> {
  return changeOwnCampaign(deps, caller, {
    idInPath,
    async change({ trx, clock, instanceId }, row) {
      if (row.status === 'active') return row;
      const { length: keywords } = await readTracked(trx, { instanceId, ids: [row.id] });
      await requireRoom(trx, { instanceId, customerId: row.customer_id, keywords });
      const change = { status: 'active', next_measure_at: dueOf(row, clock.now()) } as const;
      return updateCampaign(trx, { instanceId, id: row.id }, change);
    },
  });
}

/** Has it measured no more. One that was stopped is then not resumed by a plan either. */
export function pauseCampaign(
  deps: Ports,
  caller: CustomerCaller,
  { idInPath }: InPath,
): Promise<Campaign> {
  return changeOwnCampaign(deps, caller, {
    idInPath,
    async change({ trx, instanceId }, row) {
      if (row.status === 'paused') return row;
      const change = { status: 'paused', next_measure_at: null } as const;
      return updateCampaign(trx, { instanceId, id: row.id }, change);
    },
  });
}

/** Has it measured now; one that is being measured stays as it is. */
export function measureNow(
  deps: Ports,
  caller: CustomerCaller,
  { idInPath }: InPath,
): Promise<Campaign> {
  return changeOwnCampaign(deps, caller, {
    idInPath,
    async change({ trx, clock, instanceId }, row) {
      const now = clock.now();
      if (row.status === 'stopped') throw new AppError('plan_needed');
      if (row.status === 'paused') throw new AppError('conflict');
      if (!positionSource(deps)) throw new AppError('not_measured');
      if (isDue(row, now)) return row;
      if (againAt(row, now) !== null) throw new AppError('measured_lately');
      return updateCampaign(trx, { instanceId, id: row.id }, { next_measure_at: now });
    },
  });
}

/** Deletes it with its history. */
export function deleteCampaign(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  { idInPath }: InPath,
): Promise<void> {
  const { instanceId } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const { id } = await getOwnCampaignRow(trx, caller, idInPath);
    await removeCampaign(trx, { instanceId, id });
  });
}
