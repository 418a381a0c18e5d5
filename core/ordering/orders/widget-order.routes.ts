import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import type { VisitorCaller } from '#core/platform/operations/current-customer.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { requireWidget } from '#core/tenancy/widgets/require-widget.ts';
import { readAffiliateCode } from '#core/accounts/customers/affiliate-code.ts';
import { buyerOf } from '#core/accounts/customers/buyer.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { countGuestOrder, countOrder } from './order-limits.ts';
import { BALANCE, type OrderRequest } from './place-order.contract.ts';
import { ordererOf, placeOrder, type Orderer } from './place-order.ts';
import { validateOrder } from './validate-order.ts';
import * as operations from './widget-order.operations.ts';

export function widgetOrderRoutes(api: CoreApi, deps: OrderDeps): void {
  handle(api, operations.placeWidgetOrder, async (caller, { query, body: input, once }, c) => {
    const widget = await requireWidget(deps, caller.instanceId, query.api_token);
    await countOrder(deps, caller);
    const { revision } = currentInstance(c);
    const body = { ...input, payment_method_id: BALANCE };
    const { declaredCountry } = buyerOf(caller, c);
    const ordering = { caller, orderer: ordererOf(caller.customer), declaredCountry };
    return placeOrder(deps, ordering, { ...once, input: body, revision, body, widget });
  });

  const { method, path } = operations.requestWidgetOrder;
  // An idempotency key names one request, whichever payment method it uses.
  const route = `${method} ${path}`;
  for (const operation of [
    operations.requestWidgetOrder,
    operations.requestWidgetOrderByCard,
  ] as const) {
    handle(api, operation, async (caller, { query, body, once: { key } }, c) => {
      const widget = await requireWidget(deps, caller.instanceId, query.api_token);
      const { orderer, user } = await whoOrders(deps, caller, body);
      const { declaredCountry } = buyerOf(caller, c);
      const { revision } = currentInstance(c);
      const beside = { user: { user, isGuest: user !== null } };
      const asked = { key, route, input: body, revision, body, widget, ...beside };
      return placeOrder(deps, { caller, orderer, declaredCountry }, asked);
    });
  }

  handle(api, operations.validateWidgetOrder, async (caller, { query, body }, c) => {
    await requireWidget(deps, caller.instanceId, query.api_token);
    const { instanceId, language } = caller;
    const { revision } = currentInstance(c);
    const asked = { instanceId, revision, language, buyer: buyerOf(caller, c), ...body };
    return { data: await validateOrder(deps, asked) };
  });
}

type OrderDeps = Deps & { keys: Keys };

interface Ordered {
  orderer: Orderer;
  /** What a guest is told of the account. */
  user: object | null;
}

/**
 * A logged-in customer orders for their own account, whatever e-mail is given; otherwise a guest
 * does.
 */
async function whoOrders(
  deps: OrderDeps,
  { customer, ...caller }: VisitorCaller,
  { email, affiliate_code }: OrderRequest,
): Promise<Ordered> {
  if (customer) {
    await countOrder(deps, { ...caller, customer });
    return { orderer: ordererOf(customer), user: null };
  }
  const typed = email?.trim() ?? '';
  if (typed === '') {
    throw new AppError('validation_failed', { fields: { email: [{ code: 'required' }] } });
  }
  await countGuestOrder(deps, caller, typed);
  const asked = { instanceId: caller.instanceId, given: affiliate_code };
  const affiliateCode = await readAffiliateCode(deps, asked);
  const name = typed.slice(0, typed.lastIndexOf('@'));
  return {
    orderer: { guest: { email: typed, affiliateCode } },
    // Only the typed values: whether an account with this e-mail exists is not revealed.
    user: { isNewUser: true, email: typed, accountType: 'personal', name },
  };
}
