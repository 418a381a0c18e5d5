import type { ElementType } from 'react';
import type { CellWidth, ColumnWidth, Gap, Place, Screen } from './layout.css.ts';
import { layoutElement, type LayoutProps } from './layout-element.tsx';

/** Says one of `min`, `cell` and `twoFrom`. */
interface ColumnsLook {
  gap?: Gap;
  align?: Place;
  /** In rem: as many as have room, over the whole width. */
  min?: ColumnWidth;
  /** In rem: as many as have room; a few of them leave the rest of it. */
  cell?: CellWidth;
  /** Two, on a screen that is no narrower. */
  twoFrom?: Screen;
}

/** Parts of the same width side by side, as far as there is room. */
export function Columns<Tag extends ElementType = 'div'>(props: LayoutProps<ColumnsLook, Tag>) {
  return layoutElement('s', props);
}
