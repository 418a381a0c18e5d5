import { BlockHead } from './block-head.tsx';
import type { ShownFigures } from './shown-block.ts';
import './figures-block.css.ts';

/** Numbers that are read at a glance. */
export function FiguresBlock({ block }: { block: ShownFigures }) {
  return (
    <>
      <BlockHead {...block} />
      <dl>
        {block.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
