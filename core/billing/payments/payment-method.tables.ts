import type { Localized } from '#instance-schema/localized.ts';
import type { Json } from '#core/platform/db/json-column.ts';

export type PaymentStrategy =
  | 'balance'
  | 'stripe_checkout'
  | 'redirect'
  | 'qr_code'
  | 'message'
  | 'invoice';

export interface MethodTexts {
  name: Localized;
  description?: Localized;
  additional_information?: Localized;
  comments?: Localized;
}

export interface PaymentMethodsTable {
  instance_id: number;
  id: number;
  position: number;
  is_enabled: boolean;
  strategy: PaymentStrategy;
  gateway: string | null;
  icon: string;
  texts: Json<MethodTexts>;
  fee_ppm: number;
  min_amount_micro: bigint;
  max_amount_micro: bigint | null;
  charge_currency: string;
  charge_type: 'once' | 'recurring';
  reward_ppm: number;
  /** Amounts in dollars, as the owner wrote them. */
  bonuses: Json<{ from_amount: string; bonus_ppm: number }[]>;
  account_number: string | null;
  account_holder: string | null;
  bank_name: string | null;
  bic: string | null;
  qr_code: string | null;
  is_user_comment: boolean;
  updated_at: Date;
}

export interface PaymentMethodTables {
  payment_methods: PaymentMethodsTable;
}
