import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import * as operations from './coupon.operations.ts';
import { listCoupons } from './list-coupons.ts';

export function couponRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listCoupons, async ({ instanceId, customer }, { query }) => {
    const { locale: language = DEFAULT_LANGUAGE } = query;
    return { data: await listCoupons(deps, { instanceId, customerId: customer.id, language }) };
  });
}
