import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { dripFeedPath } from '../order.contract.ts';
import { dripFeedPageAnswer, dripFeedsAnswer, dripFeedsQuery } from './drip-feed.contract.ts';

const reading = { method: 'GET', tag: 'Orders', who: customer({ token: 'read' }) } as const;

export const listDripFeeds = operation({
  ...reading,
  id: 'listDripFeeds',
  path: '/api/v1/drip-feeds',
  summary: 'The table of drip-feeds of the customer.',
  query: dripFeedsQuery,
  answer: dripFeedsAnswer,
  answered: 'A page, and how many there are.',
  public: { query: { per_page: '10' } },
});

export const getDripFeed = operation({
  ...reading,
  id: 'getDripFeed',
  path: '/api/v1/drip-feeds/{dripFeedId}',
  summary: 'A drip-feed of the customer with its runs, done and to come.',
  params: dripFeedPath,
  answer: dripFeedPageAnswer,
  refuses: ['not_found'],
  public: { params: { dripFeedId: '81' } },
});
