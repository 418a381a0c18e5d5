export interface ServiceCompanionsTable {
  instance_id: number;
  service_id: number;
  companion_id: number;
  /** So many customers have ordered both. */
  customers_count: number;
}

export interface CompanionTables {
  service_companions: ServiceCompanionsTable;
}
