import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';

/** What stands out from what, as the browser computed both colours. */
interface Sample {
  what: string;
  kind: 'text' | 'disabled' | 'line';
  ink: string;
  ground: string;
}

export interface LeastContrasts {
  text: number;
  disabled: number;
  line: number;
}

/** Every text, placeholder, icon, control's edge and focus ring in the sections of the gallery. */
export async function sampleColours(page: Page): Promise<Sample[]> {
  return page.evaluate(() => {
    const samples: Sample[] = [];
    const CLEAR = /^(transparent|rgba\(.*, 0\))$/;

    const groundOf = (start: Element | null): string => {
      for (let element = start; element; element = element.parentElement) {
        const colour = getComputedStyle(element).backgroundColor;
        if (!CLEAR.test(colour)) return colour;
      }
      return 'white';
    };
    const isOff = (element: Element) =>
      element.closest(':disabled, [aria-disabled="true"]:not([aria-busy])') !== null ||
      element.closest('label, div:has(> label)')?.querySelector('input:disabled') != null ||
      [...element.children, ...(element.parentElement?.children ?? [])].some((other) =>
        other.matches(':disabled'),
      );
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.closest('[id]')?.id ?? ''} ${
        element.textContent?.trim().slice(0, 30) ?? ''
      }`;
    const isHidden = (element: Element) => {
      const { opacity, visibility, clipPath } = getComputedStyle(element);
      return opacity === '0' || visibility === 'hidden' || clipPath === 'inset(50%)';
    };
    const note = (element: Element, kind: Sample['kind'], [ink, ground]: [string, string]) =>
      samples.push({ what: name(element), kind, ink, ground });

    const sections = [...document.querySelectorAll('main > section')];
    const all = sections.flatMap((section) => [...section.querySelectorAll('*')]);
    for (const element of all) {
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (isHidden(up)) break;
        if (up.parentElement === null) sampleOne(element);
      }
    }

    function sampleOne(element: Element) {
      const style = getComputedStyle(element);
      const off = isOff(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isWritten = element.matches(
        'input:not([type=checkbox], [type=radio]), textarea, select',
      );
      if (hasText || isWritten) {
        note(element, off ? 'disabled' : 'text', [style.color, groundOf(element)]);
      }
      if (element.matches('input[placeholder], textarea[placeholder]') && !off) {
        const { color } = getComputedStyle(element, '::placeholder');
        note(element, 'text', [color, groundOf(element)]);
      }
      if (element.matches('svg'))
        note(element, off ? 'disabled' : 'line', [style.color, groundOf(element)]);
      const isEdge =
        element.matches('[type=checkbox], [type=radio]') ||
        element.matches('label:has(input), div:has(> input:not([type=range], [type=hidden]))') ||
        element.matches('div:has(> select), div:has(> textarea)');
      if (isEdge && style.borderTopWidth !== '0px' && !off) {
        note(element, 'line', [style.borderTopColor, groundOf(element.parentElement)]);
      }
    }

    for (const element of all) {
      if (
        !(element instanceof HTMLElement) ||
        !element.matches('a, button, input, select, textarea')
      )
        continue;
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      const ring = [element, element.parentElement, element.closest('label')].find(
        (candidate) => candidate && getComputedStyle(candidate).outlineStyle === 'solid',
      );
      const colour = ring ? getComputedStyle(ring).outlineColor : 'transparent';
      note(element, 'line', [colour, groundOf(ring?.parentElement ?? null)]);
    }
    return samples;
  });
}

/** The samples that stand out too little. */
export function tooFaint(samples: readonly Sample[], least: LeastContrasts): string[] {
  const faint = samples.filter(({ kind, ink, ground }) => wcagContrast(ink, ground) < least[kind]);
  return [
    ...new Set(
      faint.map(
        ({ what, kind, ink, ground }) =>
          `${kind} ${wcagContrast(ink, ground).toFixed(2)} ${ink} on ${ground}: ${what}`,
      ),
    ),
  ];
}
