import type { CellWidth, Gap, Place } from './layout.css.ts';
import { layoutElement, type LayoutProps } from './layout-element.tsx';

interface PlainListLook {
  gap?: Gap;
  align?: Place;
  /** Side by side, with what finds no room in a next line. */
  isRow?: boolean;
  lineGap?: 0 | 'half' | 1 | 2;
  /** In columns that are no narrower, in rem. */
  cell?: CellWidth;
  /** Has the edge and the ground of a panel. */
  isFramed?: boolean;
}

/** A list without marks: below each other, in a row that wraps, or in columns. */
export function PlainList<Tag extends 'ul' | 'ol' = 'ul'>({
  isRow,
  ...props
}: LayoutProps<PlainListLook, Tag>) {
  return layoutElement(`${isRow ? 'r w' : 's'} plain`, { as: 'ul', ...props });
}
