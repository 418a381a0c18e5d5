/** That the first of two has found the money. */
export interface PaymentApprovalsTable {
  instance_id: number;
  invoice_id: bigint;
  staff_id: bigint;
  received_micro: bigint;
  created_at: Date;
}

export interface ApprovalTables {
  payment_approvals: PaymentApprovalsTable;
}
