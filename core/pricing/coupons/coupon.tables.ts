import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Localized } from '#instance-schema/localized.ts';

export interface CouponTexts {
  name: Localized;
  description?: Localized;
}

export interface CouponsTable {
  instance_id: number;
  id: number;
  position: number;
  is_enabled: boolean;
  code: string;
  code_key: string;
  bonus_type: 'discount' | 'cashback' | 'bonus';
  /** Either this or the share is there. */
  amount_micro: bigint | null;
  ppm: number | null;
  min_amount_micro: bigint;
  valid_from: Date | null;
  valid_to: Date | null;
  most_uses: number | null;
  most_uses_per_customer: number;
  is_listed: boolean;
  texts: ColumnType<CouponTexts, string, string>;
  used: Generated<number>;
  updated_at: Date;
}

export interface CouponUsesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  coupon_id: number;
  customer_id: bigint;
  source_type: string;
  source_id: string;
  state: 'reserved' | 'confirmed' | 'released';
  reserved_at: Date;
  settled_at: Date | null;
}

export interface CouponTables {
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
}
