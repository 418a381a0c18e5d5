import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { splitPanelPath } from '../i18n/languages.ts';
import { frameBase, frameEntry, frameForm, frameViewIn, isFramePath } from './frame-address.ts';

const TOKEN = 'mqw_a-B_9';
const view = { token: TOKEN, theme: 'dark', currency: 'RUB' } as const;

describe('the base path of a frame', () => {
  it.each(['de', DEFAULT_LANGUAGE] as const)('says in %s what it shows', (language) => {
    const path = `${frameBase(view, language)}/orders/create`;
    expect(frameViewIn(path)).toEqual(view);
    const shown = language === DEFAULT_LANGUAGE ? undefined : language;
    expect(splitPanelPath(path)).toEqual({ language: shown, path: '/orders/create' });
    expect(frameViewIn(`${path}.data`)).toEqual(view);
  });

  it.each([
    '/app/~widget',
    '/app/~widget/',
    '/app/~widget/x',
    '/app/~widget/~',
    '/app/de/~widget/~x',
  ])('is not %s', (path) => expect(frameViewIn(path)).toBeUndefined());

  it('knows no other words', () => {
    const bare = { token: TOKEN, theme: undefined, currency: undefined };
    expect(frameViewIn(`/app/~widget/~${TOKEN}~darker~rub~%0a`)).toBeUndefined();
    expect(frameViewIn(`/app/~widget/~${TOKEN}~darker~rub`)).toEqual(bare);
  });
});

describe('the address on the page of a partner', () => {
  const entered = (path: string) => frameEntry(new URL(path, 'https://panel.example'));

  it('chooses theme and currency, and leads on with the rest', () => {
    const url = new URL(
      `https://panel.example/app/widget/${TOKEN}?theme=dark&currency=RUB&locale=de&serviceId=7`,
    );
    expect(frameEntry(url)).toEqual(view);
    expect(frameForm(view, 'de', url.searchParams)).toBe(
      `/app/~widget/~${TOKEN}~dark~RUB/de/orders/create?serviceId=7`,
    );
  });

  it('has defaults for what makes no sense', () => {
    expect(entered(`/app/widget/${TOKEN}?theme=pink&currency=rubles`)).toEqual({
      ...{ token: TOKEN, theme: undefined, currency: undefined },
    });
  });

  it.each([
    '/app/widget/',
    '/app/widget/a/b',
    '/app/widget/a%20b',
    '/widget/a',
    '/app/de/widget/a',
  ])('is not %s', (path) => expect(entered(path)).toBeUndefined());
});

it.each([
  ['/orders/create', true],
  ['/orders/create.data', true],
  ['/orders/create/link', true],
  ['/checkout/total', true],
  ['/checkout/close-cart', false],
  ['/orders/followed/7/abc', true],
  ['/orders/followed/7/abc.data', true],
  ['/orders/followed/7/abc/receipt', false],
  ['/orders/followed/7', false],
  ['/orders', false],
  ['/orders/create-more', false],
  ['/add-funds', false],
  ['/', false],
])('%s stands in a frame: %s', (path, isShown) => expect(isFramePath(path)).toBe(isShown));
