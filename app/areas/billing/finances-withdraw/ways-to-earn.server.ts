import type { Settings } from '#instance-schema/generated/settings.ts';
import { isOfferedRoute } from '#app/lib/pages/offered-pages.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** What brings earnings, by the names of its texts and of its pages. */
const WAYS = [
  { text: 'referral', route: 'referral-program', url: pagePath('referral-program') },
  { text: 'tasks', route: 'tasks-start-earning', url: pagePath('tasks/start-earning') },
  { text: 'widget', route: 'order-widget', url: pagePath('order-widget') },
] as const;

export type Way = Pick<(typeof WAYS)[number], 'text' | 'url'>;

/** The order widget is for who has a website, so it is named only where nothing else is offered. */
export function waysToEarn(settings: Settings): Way[] {
  const offered = WAYS.filter(({ route }) => isOfferedRoute(route, settings));
  const others = offered.filter(({ text }) => text !== 'widget');
  return (others.length > 0 ? others : offered).map(({ text, url }) => ({ text, url }));
}
