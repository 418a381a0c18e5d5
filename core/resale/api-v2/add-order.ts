import type { ApiCaller } from '#core/accounts/api-tokens/find-caller.ts';
import { spendByToken } from '#core/accounts/api-tokens/spend-by-token.ts';
import type { OrderableService } from '#core/catalogue/services/find-orderable.ts';
import { tradeTypeOf, type TradeType } from '#core/catalogue/services/trade-types.pure.ts';
import { largestQuantity } from '#core/catalogue/services/quantity.pure.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { placeIn } from '#core/ordering/orders/place-in.ts';
import {
  BALANCE,
  placeOrderBody,
  type PlaceOrderBody,
} from '#core/ordering/orders/place-order.contract.ts';
import { findRequested, insertApiOrder } from './api-order.store.ts';
import { findService, type FoundService } from './find-service.ts';
import { countIn, wholeIn } from './numbers.ts';
import type { Params } from './params.ts';
import { Refusal } from './refusal.ts';
import { requestIdIn } from './request-id.ts';
import { SAYS } from './words.pure.ts';
import { requireWritten, writtenValues } from './written-values.ts';
import { namingParameter, parameterOf } from './wrong-parameter.ts';

const SOURCE = 'api';

interface Adding {
  caller: ApiCaller;
  /** Of the instance. */
  revision: bigint;
  params: Params;
}

/**
 * Orders as the panel does, paid by the balance: the same checks, prices and postings. Whatever the
 * program has named once is the same order when it is sent again.
 */
export async function addOrder(deps: Deps, { caller, revision, params }: Adding): Promise<bigint> {
  const { instanceId, tokenId, customerId, gradeId, isReferred, isTest, language, origin } = caller;
  const requestId = requestIdIn(params);
  const body = await readBody(deps, { caller, revision, params });
  const placedAt = `${origin.scheme}://${origin.host}`;
  return deps.db.inInstance(instanceId, async (trx) => {
    const known = requestId && (await findRequested(trx, { instanceId, tokenId, requestId }));
    if (known) return known;
    if (body instanceof Refusal) throw body;
    const who = {
      instanceId,
      language,
      customerId,
      isGuest: false,
      isTest,
      isReferred,
      placedAt,
      origin: undefined,
    };
    const buyer = { customerId, gradeId, declaredCountry: undefined };
    const placing = placeIn(trx, deps, { who, revision, buyer, body });
    const { orders, totalMicro } = await placing.catch((error: unknown) => {
      throw namingParameter(error, body);
    });
    const [order] = orders;
    invariant(order, 'one line is one order');
    if (!(await spendByToken({ ...deps, trx, instanceId }, caller, totalMicro))) {
      throw new Refusal(SAYS.funds, 'daily_cap');
    }
    await insertApiOrder(trx, {
      ...{ instance_id: instanceId, order_id: order.id, token_id: tokenId },
      ...{ request_id: requestId ?? null, created_at: deps.clock.now() },
    });
    return order.id;
  });
}

/** What is asked for in the fields of its type; a refusal counts only where it is no repetition. */
async function readBody(deps: Deps, adding: Adding): Promise<PlaceOrderBody | Refusal> {
  try {
    const id = wholeIn(adding.params.get('service'));
    return bodyOf(adding.params, await findService(deps, { ...adding, id }));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function bodyOf(params: Params, { service, details }: FoundService): PlaceOrderBody {
  // What has one price for all of it is sold once.
  const isFixed = service.min_quantity === 1 && service.max_quantity === 1;
  const { targets, calculable_quantity: isCounted } = details;
  const type = tradeTypeOf({ isFixed, isCounted, targets });
  if (!type) throw new Refusal(SAYS.service);
  const link = params.get('link');
  if (link === undefined && details.url_is_required) throw new Refusal(SAYS.link);
  const values = writtenValues(params, { kinds: type.kinds, targets });
  requireWritten(type.kinds, values);
  const asked = type.isCounted ? values[0]?.values.length : countIn(params.get('quantity'));
  const body = placeOrderBody.safeParse({
    orders: [
      {
        service_id: service.id,
        quantity: isFixed ? 1 : quantityOf(asked, service),
        url: link ?? '',
        is_guarantee: service.has_refill,
        drip_feed: dripFeedOf(params, type),
        targetable_values: values,
      },
    ],
    payment_method_id: BALANCE,
    source: SOURCE,
  });
  if (body.success) return body.data;
  const wrong = body.error.issues.map(({ path }) => path.join('.'));
  if (wrong.includes('orders.0.url')) throw new Refusal(SAYS.link);
  throw new Refusal(SAYS.request, parameterOf(wrong[0] ?? '', []));
}

function quantityOf(asked: number | undefined, service: OrderableService): number {
  const [least, most] = [service.min_quantity, largestQuantity(service)];
  if (asked === undefined || asked < least) throw new Refusal(SAYS.least(least));
  if (asked > most) throw new Refusal(SAYS.most(most));
  return asked;
}

/** One run is an order like any other; where there are none, it would be another quantity. */
function dripFeedOf(params: Params, { hasRuns }: TradeType) {
  const [said, pause] = [params.get('runs'), params.get('interval')];
  if (said === undefined || said === '0' || said === '1') return null;
  if (!hasRuns) throw new Refusal(SAYS.request, 'runs');
  const [runs, minutes] = [wholeIn(said), wholeIn(pause)];
  if (runs === undefined) throw new Refusal(SAYS.request, 'runs');
  if (minutes === undefined) throw new Refusal(SAYS.request, 'interval');
  return { numberOfRuns: runs, dripFeedMinutes: minutes, mode: 'flat', numberOfSteps: 0 };
}
