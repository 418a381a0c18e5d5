import { redirect, type AppLoadContext } from '@remix-run/node';
import { DELIVERY_STATES } from '#core/messaging/webhooks/webhook-rules.pure.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { WEBHOOK_CALLS } from './webhook-calls.server.ts';
import { WEBHOOK_PAGES, type WebhookOwner } from './webhook-pages.ts';

interface Asked {
  owner: WebhookOwner;
  /** As it stands in the path of the page. */
  id: string | undefined;
}

const ID = /^[1-9]\d{0,17}$/;

/** What was sent to an endpoint, as far as the address of its page asks for it. */
export async function readDeliveries(
  { core }: AppLoadContext,
  { owner, id }: Asked,
  { searchParams: query }: URL,
) {
  const calls = WEBHOOK_CALLS[owner];
  const state = DELIVERY_STATES.find((known) => known === query.get('state'));
  const cursor = ID.exec(query.get('before') ?? '')?.[0];
  const chosen = ID.exec(query.get('delivery') ?? '')?.[0];
  const { data: endpoints } = await core.call(calls.list);
  const endpoint = endpoints.find((one) => String(one.id) === id);
  if (!endpoint) throw notFound('page');
  const params = { endpointId: String(endpoint.id) };
  const [page, whole] = await Promise.all([
    core.call(calls.deliveries, {
      params,
      query: { ...(state && { state }), ...(cursor !== undefined && { cursor }) },
    }),
    chosen === undefined
      ? undefined
      : core.call(calls.delivery, { params: { ...params, deliveryId: chosen } }),
  ]).catch(orMissing);
  return { endpoint, state, cursor, page, whole: whole?.data };
}

export type Deliveries = Awaited<ReturnType<typeof readDeliveries>>;

/** Sends what a form of the page asks for: a test event, one event once more, or those of days. */
export async function sendAgain(
  { core, flash }: AppLoadContext,
  { owner, id = '' }: Asked,
  form: FormData,
): Promise<Response> {
  const calls = WEBHOOK_CALLS[owner];
  const params = { endpointId: id };
  const sent: Readonly<Record<string, () => Promise<unknown>>> = {
    test: () => core.call(calls.test, { params }),
    one: () =>
      core.call(calls.replayOne, {
        params: { ...params, deliveryId: textIn(form, 'delivery', 20) },
      }),
    range: () => core.call(calls.replay, { params, body: rangeOf(form) }),
  };
  const name = textIn(form, 'form', 10);
  const act = Object.hasOwn(sent, name) ? sent[name] : undefined;
  if (!act) throw new Response(null, { status: 400 });
  const here = pagePath(WEBHOOK_PAGES[owner].one, { id });
  try {
    await act();
  } catch (error) {
    // It was disabled or removed meanwhile, or asked for too often.
    if (!isRefusal(error, 404, 409, 422, 429)) throw error;
    flash.leave('notSaved');
    return redirect(here, 303);
  }
  flash.leave('webhookSent');
  return redirect(here, 303);
}

/** Days as they are typed, in UTC; the last one to its end. */
function rangeOf(form: FormData): { from?: string; to?: string } {
  const [from, to] = [textIn(form, 'from', 10), textIn(form, 'to', 10)];
  return {
    ...(from !== '' && { from: `${from}T00:00:00.000Z` }),
    ...(to !== '' && { to: `${to}T23:59:59.999Z` }),
  };
}
