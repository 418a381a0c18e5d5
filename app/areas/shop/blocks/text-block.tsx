import { RichText } from '#app/components/rich-text.tsx';
import { BlockHead } from './block-head.tsx';
import type { ShownText } from './shown-block.ts';
import './text-block.css.ts';

/** A text of the owner. */
export function TextBlock({ block: { heading, body } }: { block: ShownText }) {
  return (
    <>
      <BlockHead heading={heading} text="" />
      <RichText nodes={body} />
    </>
  );
}
