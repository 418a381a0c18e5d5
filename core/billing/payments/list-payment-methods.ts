import { readMoney } from '#core/billing/ledger/read-money.ts';
import type { Deps } from '#core/deps.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { floatAmount, formatAmount, parseAmount } from '#core/money/money.ts';
import { shareOfPpm } from '#core/pricing/quote/ppm.pure.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { Language } from '#locales/languages.ts';
import { readCurrentIds } from './accounts/payment-account.store.ts';
import { brandName } from './cards/brand-name.pure.ts';
import { readCards, type CardRow } from './cards/card.store.ts';
import { isAvailable } from './cards/card-method.ts';
import { isExpired } from './cards/show-card.ts';
import { defaultOf, inOrder, isOffered } from './choose-method.ts';
import type { PaymentMethod } from './payment-method.contract.ts';
import { readPaymentMethods, type PaymentMethodRow } from './payment-method.store.ts';

interface ListPaymentMethodsInput {
  instanceId: number;
  /** Undefined for a guest, who has no balance. */
  customerId: bigint | undefined;
  language: Language;
}

export interface ListedMethods {
  data: PaymentMethod[];
  meta: { default_payment_method_id: number | null; default_linked_card_id: number | null };
}

/** The payment methods available to a customer or guest, and the one selected first. */
export async function listPaymentMethods(
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo' | 'services'>,
  { instanceId, customerId: id, language }: ListPaymentMethodsInput,
): Promise<ListedMethods> {
  const [rows, accounts, cards, money] = await deps.db.read(instanceId, (trx) =>
    Promise.all([
      readPaymentMethods(trx, instanceId),
      readCurrentIds(trx, instanceId),
      id === undefined ? [] : readCards(trx, { instanceId, customerId: id }),
      id === undefined ? undefined : readMoney(trx, { instanceId, id }),
    ]),
  );
  const methods = rows
    .filter(
      (row) => isOffered(accounts, deps, row) && (id !== undefined || row.strategy !== 'balance'),
    )
    .map((row) => methodOf(row, language));
  const now = deps.clock.now();
  const byCard = cards.flatMap((card) => {
    // It would be chosen first and then be declined.
    if (isExpired(card, now) || !isAvailable(card, deps, { accounts, methods: rows })) return [];
    const method = methods.find(({ id: methodId }) => methodId === card.payment_method_id);
    return method ? [cardAsMethod(method, card)] : [];
  });
  const all = [...byCard, ...methods];
  return { data: inOrder(all), meta: metaOf(all, money?.balanceMicro ?? 0n) };
}

/** The same, limited to some kinds; the first is the default. */
export async function listMethodsOf(
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo' | 'services'>,
  asked: ListPaymentMethodsInput,
  isOfKind: (method: PaymentMethod) => boolean,
): Promise<ListedMethods> {
  const { data } = await listPaymentMethods(deps, asked);
  const methods = data.filter((method) => method.linkedCardId === null && isOfKind(method));
  return { data: methods, meta: metaOf(methods, 0n) };
}

function metaOf(methods: readonly PaymentMethod[], balanceMicro: bigint): ListedMethods['meta'] {
  const first = defaultOf(methods, balanceMicro);
  return {
    default_payment_method_id: first?.id ?? null,
    default_linked_card_id: first?.linkedCardId ?? null,
  };
}

/** A saved card has its method's terms and is named after the card. */
function cardAsMethod(method: PaymentMethod, card: CardRow): PaymentMethod {
  const { brand, last_four: lastFour, id } = card;
  return {
    ...method,
    name: `${brandName(brand ?? '')} •••• ${lastFour ?? ''}`,
    strategy: 'linkedCard',
    linkedCardId: Number(id),
  };
}

function methodOf(row: PaymentMethodRow, language: Language): PaymentMethod {
  const said = (text: Localized | undefined) =>
    text === undefined ? null : String(localize(text, language));
  const { name, description, additional_information, comments } = row.texts;
  const most = row.max_amount_micro;
  return {
    id: row.id,
    name: said(name) ?? '',
    strategy: row.strategy,
    icon: row.icon,
    description: said(description),
    additional_information: said(additional_information),
    comments: said(comments),
    fee_percent: shareOfPpm(row.fee_ppm),
    min_amount: formatAmount(row.min_amount_micro),
    min_amount_float: floatAmount(row.min_amount_micro),
    max_amount: most === null ? null : formatAmount(most),
    max_amount_float: most === null ? null : floatAmount(most),
    charge_currency: row.charge_currency,
    charge_type: row.charge_type,
    reward_percent: shareOfPpm(row.reward_ppm),
    payment_method_bonuses: row.bonuses.map(({ from_amount, bonus_ppm }) => ({
      bonus_percent: shareOfPpm(bonus_ppm),
      from_amount,
      from_amount_float: floatAmount(parseAmount(from_amount) ?? 0n),
    })),
    public_fields: { qr_code: row.qr_code, is_user_comment: row.is_user_comment },
    linkedCardId: null,
  };
}
