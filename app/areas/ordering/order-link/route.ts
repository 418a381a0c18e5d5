import type { LoaderFunctionArgs } from '@remix-run/node';
import { countEvent } from '#app/lib/orders/shop-events.server.ts';
import { identifyLink, linkProblems, typesByLink } from '#app/lib/order-form/link-checks.server.ts';
import type { LinkAnswer } from '#app/lib/order-form/answers.ts';

const LONGEST = 10_000;

/** What a link is of and whether a service takes it, asked for while an order is filled in. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const url = (query.get('url') ?? '').trim().slice(0, LONGEST);
  const service = query.get('service') ?? '';
  const isAskedToCheck = /^[\w-]{1,120}$/.test(service);
  const [networkId] = await Promise.all([
    identifyLink(context, url),
    // Once for each link: it is asked about again for another network or service.
    url !== '' && query.has('entered') ? countEvent(context, 'enterUrl') : undefined,
  ]);
  const [typeIds, problems] = await Promise.all([
    networkId === null ? [] : typesByLink(context, url, networkId),
    isAskedToCheck ? linkProblems(context, url, nameOf(service)) : [],
  ]);
  const answer: LinkAnswer = { networkId, typeIds, problems };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

function nameOf(service: string): number | string {
  return /^\d{1,9}$/.test(service) ? Number(service) : service;
}
