import { redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import type { AutomaticTopUp } from '#core/billing/payments/automatic/automatic.contract.ts';
import type { CardSetup } from '#core/billing/payments/cards/card.contract.ts';
import { getAutomaticTopUp } from '#core/billing/payments/automatic/automatic.operations.ts';
import { getCardSetup, listLinkedCards } from '#core/billing/payments/cards/card.operations.ts';
import { listRecurringPaymentMethods } from '#core/billing/payments/payment-method.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { gatewayAddress, panelPathOf } from '#app/lib/money/payment-place.ts';
import { amountField } from '#app/lib/money/written-amount.server.ts';

/** Undefined where nobody answers. */
export async function linkedCards(context: AppLoadContext) {
  const { core } = context;
  try {
    const [cards, methods, settings] = await Promise.all([
      core.call(listLinkedCards),
      core.call(listRecurringPaymentMethods),
      core.call(getAutomaticTopUp),
    ]);
    const [automatic, written] = [settings.data, writtenSettings(context, settings.data)];
    return { cards: cards.data, methods: methods.data, automatic, written };
  } catch (error) {
    if (!(error instanceof CoreError) || error.status < 500) throw error;
    return undefined;
  }
}

/** What was saved, or a beginning that most can live with, as the fields of the form have it. */
function writtenSettings(context: AppLoadContext, automatic: AutomaticTopUp) {
  return {
    threshold: amountField(context, automatic.threshold ?? '5'),
    amount: amountField(context, automatic.amount ?? '25'),
    day_ceiling: amountField(context, automatic.day_ceiling ?? '100'),
  };
}

/** What became of a card that somebody went away to add, and the way there while it goes on. */
export async function findSetup({ core }: AppLoadContext, query: URLSearchParams) {
  const setupId = query.get('card_setup') ?? '';
  if (!/^[\w-]{1,100}$/.test(setupId)) return undefined;
  const setup = await core
    .call(getCardSetup, { params: { setupId } })
    .then(({ data }) => data)
    .catch(unlessRefused);
  if (!setup) return undefined;
  const { status, url } = setup;
  const goesOn = query.get('go') === '1' && status === 'open';
  if (goesOn && url !== null) return { outcome: undefined, gateway: wayTo(url) };
  return { outcome: outcomeOf(status, query.get('left') === '1'), gateway: undefined };
}

function outcomeOf(
  status: CardSetup['status'],
  hasLeft: boolean,
): Exclude<CardSetup['status'], 'expired'> | 'left' {
  return status === 'expired' || (status === 'open' && hasLeft) ? 'left' : status;
}

export type Setup = NonNullable<Awaited<ReturnType<typeof findSetup>>>;

function wayTo(url: string): string {
  const own = panelPathOf(url);
  if (own !== undefined) throw redirectDocument(own);
  const gateway = gatewayAddress(url);
  if (gateway === undefined) throw redirect(pagePath('finances/cards'));
  return gateway;
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof CoreError && error.status !== 401) return undefined;
  throw error;
}
