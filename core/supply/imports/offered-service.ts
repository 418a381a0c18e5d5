import type { TargetKind } from '#core/catalogue/services/target-kinds.pure.ts';
import type { FieldProblem } from '#core/errors.ts';
import { mulDivCeil } from '#core/money/money.ts';

/** What a source says of one service, as it came: a value for each name of a column. */
export interface SourceRow {
  /** As the source counts: a line of a file, an entry of a list. */
  number: number;
  values: Record<string, unknown>;
  problem?: RowProblem;
}

export type RowProblem = FieldProblem & { field: string };

/** A service that a provider delivers, and its cost there. */
export interface OfferedService {
  number: number;
  /** What the source calls it; by this it is known again. */
  key: string;
  name: string;
  /** A type of service, as the source calls it. */
  category: string;
  /** Undefined where only the category tells. */
  network: string | undefined;
  /** Names a service of the shop that is meant. */
  slug: string | undefined;
  tradeType: string;
  isFixed: boolean;
  /** What a customer writes beside the link. */
  kinds: readonly TargetKind[];
  /** The lines of that are the quantity. */
  isCounted: boolean;
  costMicro: bigint;
  pricingPer: number;
  minQuantity: number;
  maxQuantity: number;
  quantityStep: number;
  hasRefill: boolean;
  /** For how long; undefined where the source does not say. */
  guaranteeDays: number | undefined;
  isDripFeedAllowed: boolean;
  description: string | undefined;
}

/** What it costs for as many as a price is for, rounded up. */
export function costFor(
  { costMicro, pricingPer }: Pick<OfferedService, 'costMicro' | 'pricingPer'>,
  per: number,
): bigint {
  return mulDivCeil(costMicro, BigInt(per), BigInt(pricingPer));
}

/** A row that cannot be taken over, by all that is wrong with it. */
export interface RefusedRow {
  number: number;
  key: string;
  name: string;
  problems: RowProblem[];
}

/** A list as a whole that cannot be read. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused';
  readonly problem: FieldProblem;

  constructor(problem: FieldProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
