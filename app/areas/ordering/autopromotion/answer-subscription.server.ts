import { randomUUID } from 'node:crypto';
import { redirect, type AppLoadContext } from '@remix-run/node';
import { createSubscription } from '#core/ordering/subscriptions/subscription.operations.ts';
import { CoreError, isTold } from '#app/lib/core/core.server.ts';
import { failureWords } from '#app/lib/core/failure-words.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { newKeyFor } from '#app/lib/forms/parse-form.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { readAttempt } from '#app/lib/order-form/attempt.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import {
  BY_BALANCE,
  chosenIn,
  EMPTY_FORM,
  entriesOf,
  FIELD,
  readSubscription,
  snappedQuantity,
  stepped,
  typeField,
  TYPES,
  type ChosenService,
  type SubscriptionForm,
} from './subscription-form.ts';
import { subscriptionPage, type SubscriptionPage } from './subscription-page.server.ts';
import type { SubscriptionProblems } from './subscription-problems.ts';

export interface SubscriptionAnswer {
  /** Another one for each, by which a page knows that it was answered anew. */
  id: string;
  page: SubscriptionPage;
  problems: SubscriptionProblems;
  /** What to do, where nothing is wrong. */
  notice: string | undefined;
  status: number;
}

const TYPE: [string, string] = ['type', 'autopromotion'];
const LONGEST_ADDRESS = 2_000;

/** Does what a button of the form asks for; whatever goes wrong, what was filled in is kept. */
export async function answerSubscription(
  context: AppLoadContext,
  sent: FormData,
): Promise<Response | SubscriptionAnswer> {
  const form = readSubscription(sent);
  const intent = sent.get('intent');
  if (intent === 'log-in' || intent === 'register') {
    return redirect(wayIn(intent === 'register' ? intent : 'login', addressOf(form)), 303);
  }
  const page = await subscriptionPage(context, form);
  // Whoever tries again sends the same key, so that nothing is begun twice.
  const shown = { ...page, key: readAttempt(sent.get('key')) ?? page.key };
  if (intent !== 'order') return answered(snapped(shown), 200);
  const { cost } = shown;
  // Nobody pays what they have not been shown.
  if (cost && sent.get('quoted') !== cost.of) {
    const notice = textsOf(context.locale).t('autopromotion:cost.check');
    return { ...answered(snapped(shown), 422), notice };
  }
  return begin(context, shown, textIn(sent, 'expected', 30));
}

const answered = (page: SubscriptionPage, status: number): SubscriptionAnswer => ({
  ...{ id: randomUUID(), page, status, problems: {}, notice: undefined },
});

/** The same form again, filled in as it is; what is too long for an address begins anew. */
function addressOf(form: SubscriptionForm): string {
  const place = (entries: [string, string][]) =>
    `${pagePath('orders/create')}?${new URLSearchParams([TYPE, ...entries]).toString()}`;
  const whole = place(entriesOf(form));
  return whole.length <= LONGEST_ADDRESS ? whole : place([]);
}

/** What is typed for numbers as it is ordered, which a script does as soon as a field is left. */
function snapped(page: SubscriptionPage): SubscriptionPage {
  const { form, offer } = page;
  const steps = form.settings.map(({ typeId }) => ({ kind: 'left', typeId }) as const);
  const settings = steps.reduce((made, step) => stepped(made, step, offer.types), form);
  const before = EMPTY_FORM.contentsLimit;
  return { ...page, form: stepped(settings, { kind: 'leftLimit', before }, offer.types) };
}

async function begin(
  context: AppLoadContext,
  page: SubscriptionPage,
  expected: string,
): Promise<Response | SubscriptionAnswer> {
  const { core, flash, locale } = context;
  const { form, offer } = page;
  const chosen = chosenIn(form, offer.types);
  if (chosen.length === 0 && offer.types.length > 0) {
    const none = textsOf(locale).t('autopromotion:services.text');
    return { ...answered(page, 422), problems: { [TYPES]: [none] } };
  }
  const body = {
    url: form.url,
    name: form.name,
    contents_limit: Number(form.contentsLimit),
    services: chosen.map(({ service, setting }) => ({
      service_id: service.id,
      quantity: snappedQuantity(setting.quantity, service),
      countries: setting.countries,
    })),
    ...(form.payment !== BY_BALANCE && { recurring_payments_method_id: Number(form.payment) }),
    ...(expected !== '' && { expected_cost_per_publication: expected }),
  };
  try {
    const { data } = await patiently(() => core.call(createSubscription, { key: page.key, body }));
    flash.leave('subscribed');
    return redirect(pagePath('subscriptions/:id', { id: data.id }), 303);
  } catch (error) {
    return refused(error, { locale, page, chosen });
  }
}

interface Refused {
  locale: string;
  page: SubscriptionPage;
  chosen: readonly ChosenService[];
}

/** Why it was not begun, at the fields that it is about. */
function refused(error: unknown, { locale, page, chosen }: Refused): SubscriptionAnswer {
  if (!(error instanceof CoreError)) throw error;
  const { status } = error;
  const failure = failureWords(error, locale);
  if (failure !== undefined) return { ...answered(page, status), problems: { '': [failure] } };
  if (!isTold(error)) return orMissing(error);
  const key = newKeyFor(error);
  if (key !== undefined) {
    const notice = textsOf(locale).t('autopromotion:again');
    return { ...answered({ ...page, key }, status), notice };
  }
  if (error.code === 'total_changed') return { ...answered(page, status), notice: error.message };
  const problems: Record<string, string[]> = {};
  for (const [name, texts] of Object.entries(error.errors)) {
    const field = fieldOf(name, chosen);
    problems[field] = [...(problems[field] ?? []), ...texts];
  }
  if (Object.keys(problems).length === 0) problems[''] = [error.message];
  return { ...answered(page, status), problems };
}

const FIELDS: Readonly<Record<string, string>> = {
  ...{ url: FIELD.url, name: FIELD.name, contents_limit: FIELD.limit, services: TYPES },
  recurring_payments_method_id: FIELD.payment,
};
const PARTS = { service_id: 'service', quantity: 'quantity', countries: 'countries' } as const;

/** What the form calls a field of the core; what it does not have is said above it. */
function fieldOf(name: string, chosen: readonly ChosenService[]): string {
  const [, at = '', part = ''] = /^services\.(\d+)\.(\w+)/.exec(name) ?? [];
  const known = chosen[Number(at)];
  if (at === '' || !known) return FIELDS[name] ?? '';
  // A word of the core's that this table knows.
  return typeField(known.type.id, PARTS[part as keyof typeof PARTS] ?? 'service');
}
