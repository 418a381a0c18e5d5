import type { PublicDescription } from '#core/platform/openapi/public-description.contract.ts';
import { ACTIONS } from '#core/resale/api-v2/contract.pure.ts';

export const GUIDES = ['tokens', 'v2', 'events', 'webhooks', 'errors', 'changelog'] as const;
export type Guide = (typeof GUIDES)[number];

/** Tags of the description, in the order in which they are shown. */
const TOPICS = ['Catalogue', 'Orders', 'Money', 'Events', 'Webhooks', 'Testing'] as const;
export type Topic = 'guides' | 'v2' | (typeof TOPICS)[number];

export interface DocumentedTopic {
  topic: Topic;
  /** What its pages are called in their addresses. */
  pages: readonly string[];
}

/** The page of an action of the contract is told apart from those of operations. */
export const pageOfAction = (action: string) => `v2-${action}`;

/** Every page of the documentation below its first one, by topic. */
export function documentationPages({ paths }: Pick<PublicDescription, 'paths'>): DocumentedTopic[] {
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  return [
    { topic: 'guides', pages: GUIDES },
    { topic: 'v2', pages: ACTIONS.map(({ name }) => pageOfAction(name)) },
    ...TOPICS.map((topic) => ({
      topic,
      pages: calls
        .filter(({ tags }) => tags.includes(topic))
        .map(({ operationId }) => operationId)
        .sort(byReading),
    })),
  ];
}

/** Lists first, then what is got one by one, then the rest, as one comes to know them. */
function byReading(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || one.localeCompare(other);
}

const RANKS = [/^list/, /^get/];
const rankOf = (id: string) => {
  const rank = RANKS.findIndex((pattern) => pattern.test(id));
  return rank === -1 ? RANKS.length : rank;
};
