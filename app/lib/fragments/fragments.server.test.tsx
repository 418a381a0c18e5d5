import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CachedFragment, FragmentsContext } from './cached-fragment.tsx';
import { fragmentCache, PageFragments } from './fragment-cache.server.ts';

beforeEach(() => fragmentCache.clear());

const onDraw = vi.fn();

function Menu({ title }: { title: string }) {
  onDraw();
  const id = useId();
  return (
    <nav id={id} aria-label={title}>
      <a href="/#x">
        {title} & {'</cached-fragment>'} 語
      </a>
    </nav>
  );
}

function Page({ title, text }: { title: string; text: string }) {
  const menu = (
    <CachedFragment name="menu" of={[title]}>
      <Menu title={title} />
    </CachedFragment>
  );
  return (
    <body>
      {menu}
      <main>
        {text}
        {'<cached-fragment data-mark="n-0">'}
      </main>
      {menu}
    </body>
  );
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

function answer(page: JSX.Element, { of = ['a'], keeps = true } = {}): string {
  const fragments = new PageFragments({ of, nonce: 'n' });
  const html = renderToString(
    <FragmentsContext.Provider value={fragments}>{page}</FragmentsContext.Provider>,
  );
  return Buffer.from(fragments.fill(bytes(html), { keeps })).toString();
}

const drawnBy = (work: () => unknown): number => {
  onDraw.mockClear();
  work();
  return onDraw.mock.calls.length;
};

describe('fragments of a page', () => {
  const page = <Page title="Menu" text="one" />;

  it('make the HTML that a browser draws, for the first page and for the next', () => {
    for (const text of ['one', 'two', '']) {
      const next = <Page title="Menu" text={text} />;
      expect(answer(next)).toBe(renderToString(next));
    }
  });

  it('are drawn once for each place, and by pages that show the same from then on not at all', () => {
    expect(drawnBy(() => answer(page))).toBe(2);
    expect(drawnBy(() => answer(<Page title="Menu" text="two" />))).toBe(0);
  });

  it('are drawn anew for whatever shows something else or is of somebody else', () => {
    answer(page);
    expect(drawnBy(() => answer(<Page title="Menü" text="one" />))).toBe(2);
    expect(drawnBy(() => answer(page, { of: ['b'] }))).toBe(2);
  });

  it('are not kept of a page that failed', () => {
    answer(page, { keeps: false });
    expect(fragmentCache.size).toBe(0);
  });

  it('are nothing where nobody keeps them, as in a browser', () => {
    expect(renderToString(page)).not.toContain('<cached-fragment');
  });
});
