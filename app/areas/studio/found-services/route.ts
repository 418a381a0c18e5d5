import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { searchCatalogue } from '#core/catalogue/services/catalogue.operations.ts';
import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { getService, listServices } from '#core/catalogue/services/service.operations.ts';
import { CoreError, isRefusal } from '#app/lib/core/core.server.ts';
import type { FoundService } from '#app/areas/studio/fields/found-service.ts';

/** As many as a list beneath a field can be looked through. */
const MOST = 8;
const MOST_WORDS = 200;

/** Services by words of their names, by their numbers, or one by its address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const headers = { 'cache-control': 'no-store' };
  try {
    const cards = await find(context, query);
    return Response.json(cards.map(shown), { headers });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return new Response(null, { status: error.status < 500 ? error.status : 503, headers });
  }
}

type Card = Pick<ServiceCard, 'id' | 'slug' | 'name' | 'service_type'>;

async function find({ core }: AppLoadContext, query: URLSearchParams): Promise<readonly Card[]> {
  const slug = query.get('slug') ?? '';
  if (slug !== '') {
    const one = core.call(getService, { params: { idOrSlug: slug } });
    return one.then(({ data }) => [data], nothingIfMissing);
  }
  const ids = (query.get('ids') ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id));
  if (ids.length > 0) {
    const { data } = await core.call(listServices, { query: { ids, per_page: '100' } });
    return data;
  }
  const words = (query.get('words') ?? '').trim().slice(0, MOST_WORDS);
  if (words === '') return [];
  const options = { searchType: 'services' } as const;
  const { data } = await core.call(searchCatalogue, { body: { query: words, options } });
  return data.services.slice(0, MOST);
}

function nothingIfMissing(error: unknown): [] {
  if (isRefusal(error, 404)) return [];
  throw error;
}

const shown = ({ id, slug, name, service_type: type }: Card): FoundService => ({
  ...{ id, slug, name },
  kind: `${type.network.name} · ${type.name}`,
});
