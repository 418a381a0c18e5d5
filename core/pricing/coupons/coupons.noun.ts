import type { Noun } from '#core/noun.ts';
import { couponRoutes } from './coupon.routes.ts';
import { exportCouponUses } from './export-uses.ts';
import { publishCoupons } from './publish-coupons.ts';
import { instancePublished } from '#core/tenancy/instances/instance-published.ts';

export const coupons: Noun = {
  routes: (api, parts) => couponRoutes(api, parts),
  customerData: { exportPages: { coupon_uses: exportCouponUses } },
  listens: [instancePublished.call(publishCoupons)],
};
