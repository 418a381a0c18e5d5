import type { Deps } from '#core/deps.ts';
import type { Position, PositionMoment } from '#core/ordering/keywords/position-moments.pure.ts';
import { simulatedPosition, simulatedStanding } from './simulated-positions.pure.ts';

export interface ToMeasure {
  url: string;
  keywords: readonly string[];
  moment: PositionMoment;
}

export interface ToMeasureAt {
  url: string;
  keywords: readonly string[];
  /** In whose searches. */
  countryId: number;
  at: Date;
}

/** Whoever knows where a link stands in a search for each of some keywords, in their order. */
export interface PositionSource {
  /** Whether its positions are made up. */
  isSimulated: boolean;
  /** Of an order, before it is delivered and after. */
  measure(asked: ToMeasure): Promise<Position[]>;
  /** As it is at a time, whatever was ordered. */
  measureAt(asked: ToMeasureAt): Promise<Position[]>;
}

/** Undefined where nobody measures. */
export const positionSource = ({ isDemo }: Pick<Deps, 'isDemo'>): PositionSource | undefined =>
  isDemo === true ? simulated : undefined;

const simulated: PositionSource = {
  isSimulated: true,
  async measure({ url, keywords, moment }) {
    return keywords.map((keyword) => simulatedPosition({ url, keyword, moment }));
  },
  async measureAt({ url, keywords, countryId, at }) {
    return keywords.map((keyword) => simulatedStanding({ url, keyword, countryId, at }));
  },
};
