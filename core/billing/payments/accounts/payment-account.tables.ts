import type { GeneratedAlways } from 'kysely';
import type { AccountGateway, AccountProblem } from './account-gateways.pure.ts';

export interface PaymentAccountsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  gateway: AccountGateway;
  /** The provider's own id of the account. */
  outside_id: string;
  name: string;
  is_test: boolean;
  key_hint: string;
  /** With the secret of the webhook; nothing once they are deleted. */
  keys_sealed: Uint8Array | null;
  webhook_id: string | null;
  webhook_url: string | null;
  /** Of another host of the instance, from before; not taken away at the provider yet. */
  left_webhook_id: string | null;
  left_webhook_url: string | null;
  connected_by: bigint;
  connected_at: Date;
  /** From then on it takes no payments. */
  disconnected_at: Date | null;
  checked_at: Date;
  problem: AccountProblem | null;
  said: string | null;
  updated_at: Date;
}

export interface PaymentAccountTables {
  payment_accounts: PaymentAccountsTable;
}
