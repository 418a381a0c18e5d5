/** An order that a program has placed. */
export interface ApiOrdersTable {
  instance_id: number;
  order_id: bigint;
  token_id: bigint;
  /** By which the program knows the call; sent again, it is the same order. */
  request_id: string | null;
  created_at: Date;
}

/** A subscription that a program has begun. */
export interface ApiSubscriptionsTable {
  instance_id: number;
  subscription_id: bigint;
  token_id: bigint;
  /** By which the program knows the call; no order has the same. */
  request_id: string | null;
  created_at: Date;
}

export interface ApiV2Tables {
  api_orders: ApiOrdersTable;
  api_subscriptions: ApiSubscriptionsTable;
}
