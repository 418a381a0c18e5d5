import type { ElementType } from 'react';
import type { Gap } from './layout.css.ts';
import { layoutElement, type LayoutProps } from './layout-element.tsx';

interface StackLook {
  gap?: Gap;
  /** Where parts stand that are narrower than the stack; without it they fill it. */
  justify?: 'start' | 'center';
  /** As wide as its content asks for, in the cell of a table. */
  fitsContent?: boolean;
}

/** One part below the other. */
export function Stack<Tag extends ElementType = 'div'>(props: LayoutProps<StackLook, Tag>) {
  return layoutElement('s', props);
}
