import { exampleLink } from '#core/catalogue/links/example-link.ts';
import type { CatalogueChange, PageFacts } from '#core/catalogue/services/change-catalogue.ts';
import type { LinkedNetwork } from '#core/catalogue/services/link-examples.ts';
import { refuseField } from '#core/errors.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import { countryCodeOf } from '#core/tenancy/countries/countries.ts';
import type { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';

interface FactsOfService {
  service: { id: number; service_type_id: number };
  before: PageFacts;
  /** What is left out stays. */
  asked: { [Fact in keyof PageFacts]?: PageFacts[Fact] | undefined };
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
};

/** What the page of a service says in no language. */
export function changedFacts(given: FactsOfService): ChangedFacts {
  const { service, before, asked } = given;
  const { start_minutes: minutes = before.start_minutes } = asked;
  const { allowed_use_countries: countries = before.allowed_use_countries } = asked;
  const after = {
    ...{ start_minutes: minutes, example_link: exampleOf(given) },
    allowed_use_countries: countries,
  };
  const changes = FACTS.flatMap((fact) => {
    const sides = { before: inWords(before[fact]), after: inWords(after[fact]) };
    return sides.before === sides.after ? [] : [{ field: LOGGED[fact], ...sides }];
  });
  return { facts: changes.length === 0 ? [] : [{ service_id: service.id, ...after }], changes };
}

/** What the log calls them. */
const LOGGED = {
  start_minutes: 'startMinutes',
  example_link: 'exampleLink',
  allowed_use_countries: 'countries',
} as const;
const FACTS = ['start_minutes', 'example_link', 'allowed_use_countries'] as const;

/** Of countries their codes, which are the same in every language. */
function inWords(value: string | number | readonly number[] | null): string | null {
  if (typeof value !== 'object') return String(value);
  const codes = value?.flatMap((id) => countryCodeOf(id) ?? []) ?? [];
  return codes.length === 0 ? null : codes.join(', ');
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
