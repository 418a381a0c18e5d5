export interface ApplicationSecretsTable {
  name: string;
  value: Uint8Array;
  created_at: Date;
}

export interface SecretTables {
  application_secrets: ApplicationSecretsTable;
}
