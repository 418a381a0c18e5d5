/** Pictures of an instance: its logos, its icon. */
export interface InstanceAssetsTable {
  instance_id: number;
  /** Of the picture as it was brought, not of the bytes that are kept. */
  hash: string;
  extension: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  created_at: Date;
}

export interface AssetTables {
  instance_assets: InstanceAssetsTable;
}
