import { Icon } from '#app/ui/icon.tsx';
import { BlockHead } from './block-head.tsx';
import type { ShownSteps } from './shown-block.ts';
import './steps-block.css.ts';

/** What happens one after the other, or what there is to be said, side by side. */
export function StepsBlock({ block }: { block: ShownSteps }) {
  const isNumbered = block.layout === 'numbered';
  const List = isNumbered ? 'ol' : 'ul';
  const Heading = block.heading ? 'h3' : 'h2';
  return (
    <>
      <BlockHead {...block} />
      <List>
        {block.steps.map(({ title, text, icon = 'check' }) => (
          <li key={title}>
            {isNumbered ? null : (
              <span>
                <Icon name={icon} size={24} />
              </span>
            )}
            <Heading>{title}</Heading>
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </List>
    </>
  );
}
