import { AppError, refuseField, type FieldProblem, type FieldProblems } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { countryExists } from '#core/tenancy/countries/countries.ts';
import type { IdentifiedLink } from '#core/tenancy/link-rules/identify-link.pure.ts';
import type { CreateCampaignInput, UpdateCampaignInput } from './campaign.contract.ts';
import { countTracked } from './campaign.store.ts';
import { LONGEST_KEYWORD, MOST_KEYWORDS, readKeywords, type Track } from './campaign-rules.pure.ts';
import { readSearched } from './searched-link.ts';
import { limitOf } from './tariffs/show-tariff.ts';
import { findLatestTariff, lockPlanOf } from './tariffs/tariff.store.ts';

export interface Wanted {
  countries: number[];
  track: Track;
  keywords: string[];
}

/** A campaign as it is kept; what cannot be searched for is refused, all of it at once. */
export function requireNew(input: CreateCampaignInput): Wanted & { link: IdentifiedLink } {
  const { wanted, fields } = readWanted(input);
  const link = readSearched(input.url);
  if ('code' in link) throw refused({ ...fields, url: [link] });
  if (Object.keys(fields).length > 0) throw refused(fields);
  return { ...wanted, link };
}

/** What of a campaign changes. The link stays: a history is of one video alone. */
export function requireChanged(
  { url, ...input }: UpdateCampaignInput,
  before: Wanted & { linkKey: string },
): Wanted {
  const { wanted, fields } = readWanted({ ...before, ...defined(input) });
  const problem = url === undefined ? undefined : otherLink(url, before.linkKey);
  const all = { ...fields, ...(problem && { url: [problem] }) };
  if (Object.keys(all).length > 0) throw refused(all);
  return wanted;
}

const defined = ({ countries, track, keywords }: Omit<UpdateCampaignInput, 'url'>) => ({
  ...(countries !== undefined && { countries }),
  ...(track !== undefined && { track }),
  ...(keywords !== undefined && { keywords }),
});

function otherLink(url: string, linkKey: string): FieldProblem | undefined {
  const link = readSearched(url);
  if ('code' in link) return link;
  return link.key === linkKey ? undefined : { code: 'other_video' };
}

const refused = (fields: FieldProblems) => new AppError('validation_failed', { fields });

function readWanted(input: Omit<CreateCampaignInput, 'url'>): {
  wanted: Wanted;
  fields: FieldProblems;
} {
  const countries = [...new Set(input.countries)];
  const written = typeof input.keywords === 'string' ? [input.keywords] : input.keywords;
  const keywords = readKeywords(written);
  const problem = keywordsProblem(keywords);
  return {
    wanted: { countries, track: input.track, keywords },
    fields: {
      ...(!countries.every(countryExists) && { countries: [{ code: 'invalid_type' }] }),
      ...(problem && { keywords: [problem] }),
    },
  };
}

function keywordsProblem(keywords: readonly string[]): FieldProblem | undefined {
  if (keywords.length === 0) return { code: 'required' };
  if (keywords.length > MOST_KEYWORDS)
    return { code: 'too_many', params: { count: MOST_KEYWORDS } };
  const isLong = keywords.some((keyword) => [...keyword].length > LONGEST_KEYWORD);
  return isLong ? { code: 'keyword_long', params: { count: LONGEST_KEYWORD } } : undefined;
}

interface Room {
  instanceId: number;
  customerId: bigint;
  /** How many keywords are to be measured, and of which campaign. */
  keywords: number;
  of?: bigint;
}

/** Locks the plan of a customer, and refuses more keywords than it has left. */
export async function requireRoom(
  trx: Trx,
  { keywords, of: except, ...holder }: Room,
): Promise<void> {
  await lockPlanOf(trx, holder);
  const tariff = await findLatestTariff(trx, holder);
  if (!tariff || tariff.status === 'ended') throw new AppError('plan_needed');
  const tracked = await countTracked(trx, { ...holder, ...(except !== undefined && { except }) });
  const left = Math.max(0, limitOf(tariff) - tracked);
  if (keywords > left) refuseField('keywords', { code: 'keywords_left', params: { count: left } });
}
