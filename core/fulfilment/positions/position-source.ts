import type { Deps } from '#core/deps.ts';
import type { Position, PositionMoment } from '#core/ordering/keywords/position-moments.pure.ts';
import { simulatedPosition } from './simulated-positions.pure.ts';

export interface ToMeasure {
  url: string;
  keywords: readonly string[];
  moment: PositionMoment;
}

/** Whoever knows where a link stands in a search for each of some keywords, in their order. */
interface PositionSource {
  measure(asked: ToMeasure): Promise<Position[]>;
}

/** Undefined where nobody measures. */
export const positionSource = ({ isDemo }: Pick<Deps, 'isDemo'>): PositionSource | undefined =>
  isDemo === true ? simulated : undefined;

const simulated: PositionSource = {
  async measure({ url, keywords, moment }) {
    return keywords.map((keyword) => simulatedPosition({ url, keyword, moment }));
  },
};
