import { block } from './block-list.css.ts';
import type { ShownContent } from './shown-block.ts';

/** Finds the elements of blocks of a type, in a layout where it is said. */
export function blockOf(type: ShownContent['type'], layout?: string): string {
  const isLaidOut = layout === undefined ? '' : `[data-layout="${layout}"]`;
  return `${block}[data-block="${type}"]${isLaidOut}`;
}
