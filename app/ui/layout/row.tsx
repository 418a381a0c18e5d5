import type { ElementType } from 'react';
import type { Gap, Place } from './layout.css.ts';
import { layoutElement, type LayoutProps } from './layout-element.tsx';

interface RowLook {
  gap?: Gap;
  /** What finds no room goes to a next line. */
  wraps?: boolean;
  /** Between those lines, where it is another gap. */
  lineGap?: 0 | 'half' | 1 | 2;
  align?: Place;
  justify?: 'between';
}

/** One part beside the other, each as wide as it is. */
export function Row<Tag extends ElementType = 'div'>(props: LayoutProps<RowLook, Tag>) {
  return layoutElement('r', props);
}
