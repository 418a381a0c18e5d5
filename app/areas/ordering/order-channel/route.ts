import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  channelNetworks,
  offerFor,
} from '#app/areas/ordering/autopromotion/subscription-page.server.ts';
import { countEvent } from '#app/lib/orders/shop-events.server.ts';

const LONGEST = 2_000;

/** What can be had for the posts of a channel, asked for while its link is typed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = (new URL(request.url).searchParams.get('url') ?? '').trim().slice(0, LONGEST);
  const [{ networks }] = await Promise.all([
    channelNetworks(context),
    url === '' ? undefined : countEvent(context, 'enterUrl'),
  ]);
  const offer = await offerFor(context, url, networks);
  return Response.json(offer, { headers: { 'cache-control': 'no-store' } });
}
