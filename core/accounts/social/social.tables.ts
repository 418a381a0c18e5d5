/** Whom a service outside knows a customer as. */
export interface CustomerIdentitiesTable {
  instance_id: number;
  provider: string;
  subject: string;
  customer_id: bigint;
  created_at: Date;
}

export interface SocialTables {
  customer_identities: CustomerIdentitiesTable;
}
