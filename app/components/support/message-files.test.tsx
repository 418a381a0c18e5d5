import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { MessageFiles } from './message-files.tsx';

const PICTURE = { filename: 'a.png', name: 'My screen.png', media_type: 'image/png', bytes: 2_000 };
const PAPER = { ...PICTURE, filename: 'b.pdf', name: 'Bill.pdf', media_type: 'application/pdf' };

const shown = (file: typeof PICTURE, pathOf?: (filename: string) => string) =>
  markupOf(<MessageFiles files={[file]} pathOf={pathOf} />);
const pathOf = (filename: string) => `/tickets/files/${filename}`;

test('a picture opens over the page, and is a plain link without a script', async () => {
  const markup = await shown(PICTURE, pathOf);
  expect(markup).toMatch(/<a href="\/tickets\/files\/a\.png"[^>]*aria-label="Open My screen\.png"/);
  expect(markup).toMatch(
    /<dialog[^>]*aria-label="My screen\.png"[^]*<img[^>]*src="\/tickets\/files\/a\.png"[^>]*loading="lazy"/,
  );
  expect(markup).toMatch(/<a [^>]*download=""[^>]*aria-label="Download My screen\.png"/);
});

test('any other file is downloaded', async () => {
  const markup = await shown(PAPER, pathOf);
  expect(markup).toMatch(/<a href="\/tickets\/files\/b\.pdf" download="">/);
  expect(markup).not.toContain('<dialog');
});

test.each([PICTURE, PAPER])('who may not have it reads its name alone', async (file) => {
  const markup = await shown(file);
  expect(markup).toContain(file.name);
  expect(markup).not.toMatch(/<a |<dialog|<img/);
});
