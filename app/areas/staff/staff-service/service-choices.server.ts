import type { AppLoadContext } from '@remix-run/node';
import { listServiceLabels } from '#core/catalogue/services/catalogue.operations.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';

/** What the form of a service has to choose from beside its categories, in the reader's language. */
export async function serviceChoices({ core }: AppLoadContext) {
  const [labels, countries] = await Promise.all([
    core.call(listServiceLabels),
    core.call(listCountries),
  ]);
  return { labels: choicesOf(labels), countries: choicesOf(countries) };
}

const choicesOf = ({ data }: { data: readonly { id: number; name: string }[] }) =>
  data.map(({ id, name }) => ({ value: String(id), label: name }));

export type ServiceChoices = Awaited<ReturnType<typeof serviceChoices>>;
