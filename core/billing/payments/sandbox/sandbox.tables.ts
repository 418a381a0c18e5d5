export interface SandboxCardsTable {
  instance_id: number;
  reference: string;
  merchant_reference: string;
  state: 'open' | 'saved' | 'declined' | 'removed';
  /** How it behaves once it is charged. */
  behaviour: string | null;
  success_url: string;
  cancel_url: string;
  created_at: Date;
  decided_at: Date | null;
}

export interface SandboxPaymentsTable {
  instance_id: number;
  reference: string;
  merchant_reference: string;
  amount_micro: bigint;
  state: 'open' | 'approved' | 'declined' | 'closed';
  decision: string | null;
  success_url: string;
  cancel_url: string;
  created_at: Date;
  decided_at: Date | null;
}

export interface SandboxRefundsTable {
  instance_id: number;
  /** The merchant's reference of the refund. */
  own_reference: string;
  merchant_reference: string;
  amount_micro: bigint;
}

export interface SandboxTables {
  sandbox_cards: SandboxCardsTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_refunds: SandboxRefundsTable;
}
