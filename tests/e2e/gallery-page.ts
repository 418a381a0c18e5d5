import type { Page } from '@playwright/test';

export interface GalleryLook {
  section: string;
  locale: string;
  brand: string;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** The address of a section of the gallery below the panel's own. */
export function galleryPath({ section, locale, brand, theme, direction }: GalleryLook): string {
  const base = locale === 'en' ? '' : `/${locale}`;
  const query = new URLSearchParams({ brand, theme, direction });
  return `${base}/dev/ui/${section}?${query.toString()}`;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Notes, from the first paint on, what moved although nobody had touched anything. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      // The type of an entry is known by what was observed.
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const names = sources.map(({ node }) =>
          node instanceof Element ? `<${node.localName} class="${node.className}">` : 'a text',
        );
        // Columns of a table are as wide as its rows, which may arrive in several pieces.
        const isSeen = !hadRecentInput && value > 0.01;
        if (isSeen) moved.push(`moved by ${value.toFixed(4)}: ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What a designer would send back: a page too wide, a text cut off, a layout that jumped. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    faults.push(...(window as unknown as { moved: string[] }).moved);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join('');
      if (!text || !(element instanceof HTMLElement) || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      // Read aloud but not shown, behind a number or a picture, or cut with a sign that it is.
      if (style.clipPath !== 'none' || style.textIndent !== '0px') continue;
      if (style.textOverflow === 'ellipsis') continue;
      // Centred on a point of a scale, it stands around its place and not in it.
      if (style.inlineSize === '0px' && style.overflowX === 'visible') continue;
      if (style.display === 'inline' || ['auto', 'scroll'].includes(style.overflowX)) continue;
      const isCut =
        element.scrollWidth > element.clientWidth + 1 ||
        (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
      if (isCut && !isReadAloudOnly(element))
        faults.push(`"${text.slice(0, 60)}" is cut in <${element.localName}>`);
    }
    return faults;

    /** The heads of columns, for one, where a phone shows a card for each row. */
    function isReadAloudOnly(element: Element | null): boolean {
      if (!element) return false;
      return (
        getComputedStyle(element).clipPath !== 'none' || isReadAloudOnly(element.parentElement)
      );
    }
  });
}
