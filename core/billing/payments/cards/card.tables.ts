import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface LinkedCardsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  payment_method_id: number;
  gateway: string;
  /** Of the instance; without one, the sandbox or the account of the deployment. */
  account_id: ColumnType<bigint | null, bigint | null | undefined, never>;
  state: Generated<'active' | 'removing' | 'removed'>;
  is_default: Generated<boolean>;
  /** What the gateway calls the card and its owner; nothing of it stays once it is removed. */
  gateway_customer: string | null;
  gateway_card: string | null;
  brand: string | null;
  last_four: string | null;
  expiry_month: number | null;
  expiry_year: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface CardSetupsTable {
  instance_id: number;
  own_reference: string;
  customer_id: bigint;
  payment_method_id: number;
  gateway: string;
  /** Of the instance; without one, the sandbox or the account of the deployment. */
  account_id: ColumnType<bigint | null, bigint | null | undefined, never>;
  reference: string;
  url: string | null;
  state: Generated<'open' | 'saved' | 'failed' | 'expired'>;
  card_id: bigint | null;
  /** What the card is to pay once it is saved. */
  subscription_id: bigint | null;
  next_check_at: Date;
  created_at: Date;
  updated_at: Date;
}

export interface CardTables {
  linked_cards: LinkedCardsTable;
  card_setups: CardSetupsTable;
}
