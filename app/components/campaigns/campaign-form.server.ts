import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { createCampaignBody } from '#core/growth/campaigns/campaign.contract.ts';
import { MOST_COUNTRIES } from '#core/growth/campaigns/campaign-rules.pure.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';

const { url, track, countries } = createCampaignBody.shape;
const country = z.string().regex(/^\d{1,3}$/);
const LONGEST_LIST = 10_000;

/** A field for each country, since a list of which many are chosen needs a script. */
export const COUNTRY_FIELDS = Array.from(
  { length: MOST_COUNTRIES },
  (_, at) => `country_${at + 1}` as const,
);
const FIRST = 'country_1';

const others = Object.fromEntries(
  COUNTRY_FIELDS.filter((name) => name !== FIRST).map((name) => [name, country.optional()]),
);

const WRITTEN = z.object({
  ...others,
  [FIRST]: country,
  track,
  keywords: z.string().trim().min(1).max(LONGEST_LIST),
});

/** What the forms of a campaign ask for. */
export const CHANGED_CAMPAIGN = WRITTEN.transform(withCountries);
export const NEW_CAMPAIGN = WRITTEN.extend({ key: z.uuid(), url }).transform(withCountries);

export interface CampaignInput extends Record<string, string | undefined> {
  url?: string;
  country_1: string;
  track: string;
  keywords: string;
}

function withCountries<Fields extends object>(fields: Fields) {
  const chosen = new Map<string, unknown>(Object.entries(fields));
  const written = COUNTRY_FIELDS.flatMap((name) => {
    const id = chosen.get(name);
    return typeof id === 'string' ? Number(id) : [];
  });
  return { ...fields, countries: [...new Set(written)] satisfies z.input<typeof countries> };
}

/** What the core calls the fields of these forms. */
export const CAMPAIGN_NAMES = { countries: FIRST } as const;

export const newConstraint = (): object => formConstraint(WRITTEN.extend({ url }));
export const changeConstraint = (): object => formConstraint(WRITTEN);

/** What the forms let somebody choose from. */
export async function countryOptions({ core }: AppLoadContext) {
  const { data } = await core.call(listCountries);
  return data.map(({ id, name }) => ({ value: String(id), label: name }));
}
