import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CartValueMarker } from './cart-markers.pure.ts';

export interface CartsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  /** Of a guest; a customer's cart is known by the customer. */
  token_hash: Uint8Array | null;
  customer_id: bigint | null;
  created_at: Date;
  expires_at: Date;
  abandoned_until: Date | null;
  value_marker: CartValueMarker | null;
  /** The key of the lines that were put into it last, where they had one. */
  last_put: Generated<string | null>;
  /** Of the partner by whose link lines were put into it last. */
  widget_token: Generated<string | null>;
}

export interface CartLinesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  cart_id: bigint;
  service_id: number;
  url: string;
  quantity: number;
  is_guarantee: boolean;
  drip_feed: ColumnType<unknown, string | null, string | null>;
  targetable_values: ColumnType<unknown, string, string>;
  country_ids: Generated<number[]>;
  created_at: Date;
}

export interface CartTables {
  carts: CartsTable;
  cart_lines: CartLinesTable;
}
