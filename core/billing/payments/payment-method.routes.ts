import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import type { LocaleQuery } from '#core/platform/http/locale.contract.ts';
import type { BuyerCaller } from '#core/platform/operations/current-customer.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { listMethodsOf, listPaymentMethods } from './list-payment-methods.ts';
import type { PaymentMethod } from './payment-method.contract.ts';
import * as operations from './payment-method.operations.ts';

export function paymentMethodRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listPaymentMethods, (caller, { query }) =>
    listPaymentMethods(deps, askedBy(caller, query)),
  );
  handle(api, operations.listPaymentMethodsWithBonuses, (caller, { query }) =>
    listMethodsOf(deps, askedBy(caller, query), hasBonus),
  );
  handle(api, operations.listRecurringPaymentMethods, (caller, { query }) =>
    listMethodsOf(deps, askedBy(caller, query), isRecurring),
  );
}

const askedBy = (
  { instanceId, customer }: BuyerCaller,
  { locale: language = DEFAULT_LANGUAGE }: LocaleQuery,
) => ({ instanceId, customerId: customer?.id, language });

const hasBonus = ({ payment_method_bonuses: bonuses }: PaymentMethod) => bonuses.length > 0;

const isRecurring = ({ charge_type: type }: PaymentMethod) => type === 'recurring';
