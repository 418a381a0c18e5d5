import type { AppLoadContext } from '@remix-run/node';
import { listServiceLabels } from '#core/catalogue/services/catalogue.operations.ts';

/** What the form of a service has to choose from beside its categories, in the reader's language. */
export async function serviceChoices({ core }: AppLoadContext) {
  const { data: labels } = await core.call(listServiceLabels);
  return { labels: labels.map(({ id, name }) => ({ value: String(id), label: name })) };
}

export type ServiceChoices = Awaited<ReturnType<typeof serviceChoices>>;
