import type { Context } from 'hono';
import type { CatalogueAnswers } from '#core/catalogue/services/answer-catalogue.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import type { LocaleQuery } from '#core/platform/http/locale.contract.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { addLines } from './add-lines.ts';
import { lineIdOf } from './cart.contract.ts';
import { CART_TOKEN_HEADER } from '#core/platform/http/cart-header.pure.ts';
import * as operations from './cart.operations.ts';
import { cartCallerOf, guestOwner, type CartCaller } from './cart-owner.ts';
import { changeCartLine } from './change-line.ts';
import { closeCart } from './close-cart.ts';
import { countCart, readCart } from './read-cart.ts';
import { clearCart, removeLine } from './remove-lines.ts';

export function cartRoutes(api: CoreApi, deps: Deps, { current }: CatalogueAnswers): void {
  const revisionOf = (c: Context<CoreEnv>) => currentInstance(c).revision;

  async function answer(c: Context<CoreEnv>, caller: CartCaller, query: LocaleQuery) {
    const catalogue = await current(c, query);
    return { data: await readCart(deps, caller, { catalogue, revision: revisionOf(c) }) };
  }

  handle(api, operations.getCart, (visitor, { query }, c) =>
    answer(c, cartCallerOf(visitor, c), query),
  );

  handle(api, operations.countCart, async (visitor, _input, c) => ({
    data: { count: await countCart(deps, cartCallerOf(visitor, c)) },
  }));

  handle(api, operations.addCartLines, async (visitor, { query, body }, c) => {
    const caller = cartCallerOf(visitor, c);
    const { lines, put_key: putKey, widget } = body;
    const adding = { revision: revisionOf(c), lines, putKey, widget };
    const token = await addLines(deps, caller, adding);
    if (token === undefined) return answer(c, caller, query);
    const owner = guestOwner(caller.instanceId, token);
    const cart = await answer(c, { ...caller, owner }, query);
    c.header(CART_TOKEN_HEADER, token);
    return cart;
  });

  handle(api, operations.changeCartLine, async (visitor, { params, query, body: change }, c) => {
    const caller = cartCallerOf(visitor, c);
    const lineId = idIn(params.lineId);
    await changeCartLine(deps, caller, { revision: revisionOf(c), lineId, change });
    return answer(c, caller, query);
  });

  handle(api, operations.removeCartLine, (visitor, { params }, c) =>
    removeLine(deps, cartCallerOf(visitor, c), idIn(params.lineId)),
  );

  handle(api, operations.clearCart, async (visitor, { query }, c) => {
    const { network_id: networkId, line_ids: lineIds } = query;
    const clearing = { catalogue: await current(c, query), networkId, lineIds };
    await clearCart(deps, cartCallerOf(visitor, c), clearing);
  });

  handle(api, operations.closeCart, async (visitor, _input, c) => ({
    data: await closeCart(deps, cartCallerOf(visitor, c), revisionOf(c)),
  }));
}

function idIn(text: string): bigint {
  const id = lineIdOf(text);
  if (id === undefined) throw new AppError('not_found');
  return id;
}
