import type { ApiScope } from './api-token-rules.pure.ts';

/** What a token lets a program of a customer do. */
export interface Program {
  tokenId: bigint;
  /** The customer whose token it is, also where it tries things out on their test account. */
  holderId: bigint;
  /** It acts on the holder's test account: nothing of it is paid, delivered or counted. */
  isTest: boolean;
  scopes: readonly ApiScope[];
  /** None is all of them. */
  serviceIds: readonly number[];
  dailyCapMicro: bigint | null;
}

/** A token without a list may order everything. */
export const mayOrder = ({ serviceIds }: Pick<Program, 'serviceIds'>, id: number): boolean =>
  serviceIds.length === 0 || serviceIds.includes(id);
