import { SiteLink } from '#app/components/site-link.tsx';
import { button, type ButtonLook } from '#app/ui/button.css.ts';
import { Row } from '#app/ui/layout/row.tsx';
import type { ShownButton } from './shown-block.ts';

interface BlockButtonsProps {
  buttons: readonly ShownButton[];
  size?: ButtonLook['size'];
}

/** Where an owner leads to from a block; nothing without any. */
export function BlockButtons({ buttons, size }: BlockButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <Row wraps gap={3}>
      {buttons.map(({ text, href, look }) => (
        <SiteLink key={text + href} className={button({ tone: look, size })} to={href}>
          {text}
        </SiteLink>
      ))}
    </Row>
  );
}
