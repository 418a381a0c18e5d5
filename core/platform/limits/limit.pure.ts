/** How often something may be tried: so many at once, then one each so many seconds. */
export interface Limit {
  name: string;
  capacity: number;
  refillSeconds: number;
}
