import type { Deps } from '#core/deps.ts';
import { refuseField } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { positionSource } from '#core/fulfilment/positions/position-source.ts';
import type { z } from 'zod';
import type { CampaignKeyword, CampaignKeywords, keywordsQuery } from './campaign.contract.ts';
import { dayOf, SHOWN_DAYS } from './campaign-rules.pure.ts';
import { readKeywordsOf, type KeywordRow } from './keyword.store.ts';
import {
  readDays,
  readHistory,
  type MeasuredDays,
  type PastPosition,
} from './measuring/position.store.ts';
import { getOwnCampaignRow } from './own-campaign.ts';
import { placesWon } from './show-campaign.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where a campaign stood in the searches of a country, for each of its keywords. */
export function listKeywords(
  deps: Pick<Deps, 'db' | 'isDemo'>,
  caller: CustomerCaller,
  { idInPath, query }: { idInPath: string; query: z.infer<typeof keywordsQuery> },
): Promise<CampaignKeywords> {
  const { instanceId } = caller;
  return deps.db.read(instanceId, async (trx) => {
    const row = await getOwnCampaignRow(trx, caller, idInPath);
    const countryId = query.country_id ?? row.countries[0]!;
    const ref = { instanceId, id: row.id };
    const days = await readDays(trx, { ...ref, countryId, until: query.date });
    // One that is measured no more keeps its history.
    if (!row.countries.includes(countryId) && days.first === null) {
      refuseField('country_id', { code: 'invalid_type' });
    }
    const history =
      days.last === null
        ? []
        : await readHistory(trx, { ...ref, countryId, from: daysBefore(days.last), to: days.last });
    const keywords = await readKeywordsOf(trx, ref);
    return {
      data: keywords.flatMap((keyword) => shownKeyword(keyword, { history, days })),
      meta: {
        country_id: countryId,
        date: days.last,
        previous_date: days.before,
        first_date: days.first,
        is_simulated: positionSource(deps)?.isSimulated ?? false,
      },
    };
  });
}

const daysBefore = (day: string) => dayOf(new Date(Date.parse(day) - SHOWN_DAYS * DAY_MS));

interface OfCountry {
  history: readonly PastPosition[];
  days: MeasuredDays;
}

/** One that was taken away is shown on the days on which it was measured. */
function shownKeyword(row: KeywordRow, { history, days }: OfCountry): CampaignKeyword[] {
  const own = history.filter(({ keyword_id: id }) => id === row.id);
  const on = (day: string | null) => own.find(({ measured_on: at }) => at === day);
  const [now, before] = [on(days.last), on(days.before)];
  if (!row.is_tracked && !now) return [];
  const measured = own.flatMap(({ position }) => position ?? []);
  const position = now?.position ?? null;
  const previous = before?.position ?? null;
  return [
    {
      ...{ id: Number(row.id), keyword: row.keyword, is_tracked: row.is_tracked },
      ...{ position, previous_position: previous, change: placesWon(previous, position) },
      best_position: measured.length === 0 ? null : Math.min(...measured),
      history: own.map(({ measured_on: date, position: at }) => ({ date, position: at })),
    },
  ];
}
