import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Above what covers a card. */
export const heart = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  // Beside a title, its drawing stands where the padding of the card ends.
  marginBlock: `calc(${vars.space[2]} * -1)`,
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  color: vars.colour.muted,
  scrollMarginBlockStart: vars.space[20],
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-pressed="true"]': { color: vars.colour.brand.text },
  },
});

globalStyle(`${heart}[aria-pressed="true"] svg`, { fill: 'currentColor' });
