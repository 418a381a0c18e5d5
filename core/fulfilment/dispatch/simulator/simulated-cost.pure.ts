import { mulDivFloor } from '#core/money/money.ts';

/** What the simulated provider asks for as much as the price is for: a believable share of it. */
export const simulatedCost = (priceMicro: bigint): bigint => mulDivFloor(priceMicro, 62n, 100n);
