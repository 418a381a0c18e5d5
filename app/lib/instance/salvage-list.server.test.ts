import { describe, expect, it } from 'vitest';
import { salvageList } from './salvage-list.server.ts';
import { demoDocuments } from '#tests/instance/demo-documents.ts';

const { pages, banners } = demoDocuments();

function salvagePages(candidate: unknown, mostEntries = 10) {
  return salvageList<'page'>({ kind: 'page', candidate, lastGood: pages, mostEntries });
}

describe('a list of documents', () => {
  it('keeps what is valid and leaves out what cannot be saved, alone', () => {
    const { documents, rejections } = salvagePages([pages[0], 'no page', { slug: 1 }, pages[1]]);
    expect(documents).toEqual([pages[0], pages[1]]);
    expect(rejections.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/1', '/2/route_name', '/2/meta_title', '/2/slug']),
    );
    expect(rejections.every(({ replacedBy }) => replacedBy === 'nothing')).toBe(true);
  });

  it('keeps what says the same as before as the very same, and makes the rest anew', () => {
    const changed = { ...pages[1], meta_title: 'Changed' };
    const { documents } = salvagePages(structuredClone([pages[0], changed, pages[2]]));
    expect(documents).toEqual([pages[0], changed, pages[2]]);
    expect(documents.map((page, at) => page === pages[at])).toEqual([true, false, true]);
  });

  it('gives a bad value its last good one from the entry of the same name', () => {
    const candidate = [{ ...pages[1], meta_title: 7, no_index: false }, pages[0]];
    const { documents, rejections } = salvagePages(candidate);
    expect(documents).toEqual([{ ...pages[1], no_index: false }, pages[0]]);
    expect(rejections).toMatchObject([{ pointer: '/0/meta_title', replacedBy: 'last-good' }]);
  });

  it('takes the first of two entries that share a name', () => {
    const second = { ...pages[0], meta_title: 'Second' };
    const { documents, rejections } = salvagePages([pages[0], second]);
    expect(documents).toEqual([pages[0]]);
    expect(rejections).toMatchObject([{ pointer: '/1', keyword: 'duplicate' }]);
  });

  it('lets banners share a place', () => {
    const { documents, rejections } = salvageList<'banner'>({
      kind: 'banner',
      candidate: banners,
      lastGood: [],
      mostEntries: 10,
    });
    expect(documents).toEqual(banners);
    expect(rejections).toEqual([]);
  });

  it('stays as it was when something else came in its place', () => {
    const { documents, rejections } = salvagePages({ pages });
    expect(documents).toBe(pages);
    expect(rejections).toMatchObject([{ pointer: '', keyword: 'type', replacedBy: 'last-good' }]);
  });

  it('is cut where it is longer than anyone configures', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      route_name: `page-${index}`,
      meta_title: 'Page',
    }));
    const { documents, rejections } = salvagePages(many, 10);
    expect(documents).toHaveLength(10);
    expect(rejections).toMatchObject([{ pointer: '', keyword: 'maxItems' }]);
  });

  it('keeps the last good entry where a newer build wrote one we cannot read', () => {
    const { documents, rejections } = salvagePages([{ ...pages[0], schemaVersion: 9 }]);
    expect(documents).toEqual([pages[0]]);
    expect(rejections).toMatchObject([{ pointer: '/0/schemaVersion', replacedBy: 'last-good' }]);
  });
});
