import { exampleLink } from '#core/catalogue/links/example-link.ts';
import type { AskedPerk } from '#core/catalogue/services/asked-perks.pure.ts';
import type { CatalogueChange, PageFacts } from '#core/catalogue/services/change-catalogue.ts';
import type { LinkedNetwork } from '#core/catalogue/services/link-examples.ts';
import { refuseField } from '#core/errors.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import { countryCodeOf } from '#core/tenancy/countries/countries.ts';
import type { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';
import { perksAsked } from './change-access.ts';

type Written = 'start_minutes' | 'example_link';

interface FactsOfService {
  service: { id: number; service_type_id: number };
  before: PageFacts;
  /** What is left out stays. */
  asked: { [Fact in Written]?: PageFacts[Fact] | undefined };
  /** As it is to be, whatever was left out. */
  settled: Omit<PageFacts, Written>;
  /** The one that it stands in from now on, with what the owner says of its links. */
  network: LinkedNetwork | undefined;
  rules: LinkRules;
  /** It stood in another network before. */
  isMoved: boolean;
}

interface ChangedFacts extends Pick<CatalogueChange, 'facts'> {
  changes: FieldChange[];
}

export const NO_FACTS: PageFacts = {
  ...{ start_minutes: null, example_link: null, allowed_use_countries: [] },
  ...{ restricted_access: false, available_closed_sales: false },
  ...{ available_personal_manager: false },
  ...{ consultation_chat_period: null, thumbnail_period: null },
};

/** What the page of a service says in no language. */
export function changedFacts(given: FactsOfService): ChangedFacts {
  const { service, before, asked, settled } = given;
  const { start_minutes: minutes = before.start_minutes } = asked;
  const after = { ...settled, start_minutes: minutes, example_link: exampleOf(given) };
  const [old, now] = [loggedOf(before), loggedOf(after)];
  const changes = LOGGED.flatMap((field) => {
    const sides = { before: old[field], after: now[field] };
    return sides.before === sides.after ? [] : [{ field, ...sides }];
  });
  return { facts: changes.length === 0 ? [] : [{ service_id: service.id, ...after }], changes };
}

const LOGGED = [
  'startMinutes',
  'exampleLink',
  'countries',
  'byLink',
  'closedSales',
  'manager',
  'consultation',
  'thumbnail',
] as const;

/** As the log has it: of countries their codes, which are the same in every language. */
function loggedOf(facts: PageFacts): Record<(typeof LOGGED)[number], string | null> {
  const { start_minutes: minutes, allowed_use_countries: countries } = facts;
  const asks = perksAsked(facts);
  const isAsked = (perk: AskedPerk) => String(asks.includes(perk));
  return {
    startMinutes: minutes === null ? null : String(minutes),
    exampleLink: facts.example_link,
    countries: countries.flatMap((id) => countryCodeOf(id) ?? []).join(', ') || null,
    byLink: String(facts.restricted_access),
    closedSales: isAsked('closed_sales'),
    manager: isAsked('manager'),
    consultation: isAsked('consultation'),
    thumbnail: isAsked('thumbnail'),
  };
}

function exampleOf({ service, before, asked, network, rules, isMoved }: FactsOfService) {
  const { example_link: text } = asked;
  if (text === undefined || text === null) return text === null ? null : before.example_link;
  // What is there already is not looked at again as long as it stands in its network.
  if (!network || (text === before.example_link && !isMoved)) return text;
  const link = exampleLink(network, text, { rules, typeId: service.service_type_id });
  if (typeof link === 'string') refuseField('example_link', { code: link });
  return link.url;
}
