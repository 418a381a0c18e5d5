import { VIEWS } from '#core/ordering/subscriptions/testing/subscribers.ts';
import { parentIdOf, subscribedServiceId } from '../parent-ids.pure.ts';
import type { Program, Said } from './program.ts';

/** Subscriptions as programs begin and follow them. */

export const OF_VIEWS = subscribedServiceId(VIEWS);

interface Parent {
  charge: string;
  status: string;
  remains: string;
  orders: number[];
}

export const statusOf = async (by: Program, order: number): Promise<Parent> =>
  (await by.call({ action: 'status', order })) as Parent;

export const asked = (name: string, said: Said = {}): Said => ({
  ...{ action: 'add', service: OF_VIEWS, username: `@${name}`, min: 100, max: 500, delay: 0 },
  ...said,
});

export async function begun(by: Program, name: string, said: Said = {}): Promise<number> {
  const answer = (await by.call(asked(name, said))) as { order?: number };
  if (!answer.order) throw new Error(JSON.stringify(answer));
  return answer.order;
}

/** As the panel knows it. */
export const idOf = (order: number): number => order - Number(parentIdOf(0n));
