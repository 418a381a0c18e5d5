import { BlockButtons } from './block-buttons.tsx';
import type { ShownAction } from './shown-block.ts';
import './action-block.css.ts';

/** What a visitor is asked to do next. */
export function ActionBlock({ block: { heading, text, buttons } }: { block: ShownAction }) {
  return (
    <section>
      <div>
        <h2>{heading}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <BlockButtons buttons={buttons} size="large" />
    </section>
  );
}
