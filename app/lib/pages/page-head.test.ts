import { expect, it } from 'vitest';
import { pageHead } from './page-head.ts';

const page = { panelName: 'Borealis', metaTitle: 'Views', metaDescription: '', noIndex: false };

it('has the brand behind its title', () => {
  expect(pageHead(page)).toContainEqual({ title: 'Views · Borealis' });
});

it('is called like the brand where it has no name of its own', () => {
  expect(pageHead({ ...page, metaTitle: 'Borealis' })).toContainEqual({ title: 'Borealis' });
});

it('says nothing of what the page does not describe', () => {
  expect(JSON.stringify(pageHead(page))).not.toContain('description');
  const described = pageHead({ ...page, metaDescription: 'From real people' });
  expect(described).toContainEqual({ name: 'description', content: 'From real people' });
});
