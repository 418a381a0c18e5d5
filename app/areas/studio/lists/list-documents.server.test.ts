import { expect, test } from 'vitest';
import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import { listed } from './list-documents.server.ts';

const page = (body: DraftDocument['body']): DraftDocument => ({
  ...{ kind: 'page', key: 'a', position: 0, change: 'none', problems: [] },
  body: { meta_title: 'A page', ...body },
});

test.each([
  [{ route_name: 'index' }, '/'],
  [{ route_name: 'tasks-faq' }, '/tasks/faq'],
  [{ route_name: 'services-slug' }, '/services/:slug'],
  [{ route_name: 'faq', slug: 'faq' }, '/faq'],
  [{ route_name: 'none-of-ours' }, undefined],
])('a page %j is listed with its address %s', (body, detail) => {
  expect(listed(page(body), 'en').detail).toBe(detail);
});
