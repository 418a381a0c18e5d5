import { head } from './block-head.css.ts';
import type { Headed } from './shown-block.ts';

/** What stands above a block; nothing where its owner wrote nothing. */
export function BlockHead({ heading, text }: Headed) {
  if (!heading && !text) return null;
  return (
    <div className={head}>
      {heading ? <h2>{heading}</h2> : null}
      {text ? <p>{text}</p> : null}
    </div>
  );
}
