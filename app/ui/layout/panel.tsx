import type { ElementType } from 'react';
import type { Gap, Padding } from './layout.css.ts';
import { layoutElement, type LayoutProps } from './layout-element.tsx';

interface PanelLook {
  gap?: Gap;
  /** Without it, what is inside reaches the edge. */
  padding?: Padding;
}

/** A surface with an edge; its parts stand one below the other. */
export function Panel<Tag extends ElementType = 'div'>(props: LayoutProps<PanelLook, Tag>) {
  return layoutElement('s i', props);
}
