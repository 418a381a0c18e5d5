/** What a customer has marked. */
export interface FavouritesTable {
  instance_id: number;
  customer_id: bigint;
  service_id: number;
  created_at: Date;
}

export interface FavouriteTables {
  favourites: FavouritesTable;
}
