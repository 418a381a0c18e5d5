import { describe, expect, it } from 'vitest';
import { documentTitle } from './document-title.server.ts';

const titled = (kind: Parameters<typeof documentTitle>[0]['kind'], body: object, key = '7') =>
  documentTitle({ kind, key, body }, 'de');

describe('what a document is called', () => {
  it.each([
    ['a page by its title', 'page', { title: { en: 'Help', de: 'Hilfe' }, slug: 'help' }, 'Hilfe'],
    ['in English where a language is missing', 'page', { title: { en: 'Help' } }, 'Help'],
    ['a page without a title by its address', 'page', { title: { en: ' ' }, slug: 'help' }, 'help'],
    ['a coupon by its name', 'coupon', { code: 'MAY', name: { en: 'May' } }, 'May'],
    [
      'a banner by its first slide',
      'banner',
      { type: 'custom', information: [{ title: { en: 'Spring', de: 'Frühling' } }] },
      'Frühling',
    ],
    [
      'a banner of text by its first words',
      'banner',
      { type: 'html', content: { en: '<p><strong>No</strong> surprises.</p>' } },
      'No surprises.',
    ],
    ['a banner that says nothing by its key', 'banner', { type: 'html' }, 'Noch ohne Namen (7)'],
    ['a coupon without a name by its key', 'coupon', {}, 'Noch ohne Namen (7)'],
  ] as const)('%s', (_what, kind, body, name) => {
    expect(titled(kind, body)).toBe(name);
  });

  it('cuts a long text of a banner', () => {
    const title = titled('banner', { type: 'html', content: { en: 'word '.repeat(40) } });
    expect(title).toMatch(/^(?:word )+(?:word|wo)…$/);
    expect(title.length).toBeLessThanOrEqual(71);
  });

  it('a mail by what it is for, not by the braces of its subject', () => {
    const body = { id: 'welcome', subject: { en: '{{panelName}} is live' } };
    expect(documentTitle({ kind: 'mail-text', key: 'welcome', body }, 'en')).toBe('Panel is live');
    expect(documentTitle({ kind: 'mail-text', key: 'unknown', body }, 'en')).toBe('unknown');
  });
});
