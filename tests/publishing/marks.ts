import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { themeInPage } from '#tests/harness/theme-in-page.ts';
import { toHex } from '#themes/colour.ts';
import { compileTheme } from '#themes/compile-theme.ts';

/** What bears the number of a publication; a page shows some of them. */
export type Part = 'name' | 'menu' | 'title';

/** The way to order, which every demo shows to everybody. */
export const MARKED_MENU_ITEM = '2';

export const markOf = (mark: number, part: Part): string => `Number-${mark}-${part}`;

/** Another one for each of sixteen million numbers. */
export const colourOf = (mark: number): string => toHex(Math.imul(mark, 0x9e3779b1) & 0xffffff);

export interface ShownMarks {
  /** The number of the publication that all of the page is of. */
  mark: number | undefined;
  /** What of it is not. */
  faults: string[];
}

/** Reads of which publication each part of a page is. */
export function createMarkReader(settings: Record<string, unknown>) {
  let known: { mark: number; css: string } | undefined;

  /** Readers are mostly shown the same one. */
  function cssOf(mark: number): string {
    if (known?.mark === mark) return known.css;
    // As it was published: its schema has accepted it.
    const { colours, darkModeAvailable, fonts } = fillDefaults('settings', settings as never);
    const light = { ...colours.light, primary: colourOf(mark) };
    const { css } = compileTheme({ colours: { ...colours, light }, darkModeAvailable, fonts });
    known = { mark, css };
    return css;
  }

  return function read(html: string): ShownMarks {
    const found = [...html.matchAll(/Number-(\d+)-(name|menu|title)/g)];
    const marks = new Set(found.map(([, mark]) => Number(mark)));
    const parts = new Set(found.map(([, , part]) => part));
    const faults: string[] = [];
    for (const part of ['name', 'menu']) if (!parts.has(part)) faults.push(`no ${part}`);
    if (marks.size > 1) faults.push(`parts of ${[...marks].join(' and ')}`);
    const [mark] = marks;
    const css = themeInPage(html);
    if (css === undefined) faults.push('no theme');
    else if (mark !== undefined && css !== cssOf(mark)) {
      faults.push(`a theme that is not of ${mark}`);
    }
    return { mark, faults };
  };
}

export type ReadMarks = ReturnType<typeof createMarkReader>;
