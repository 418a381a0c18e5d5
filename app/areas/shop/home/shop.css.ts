import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

export const shop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  marginBlock: `${vars.space[5]} ${vars.space[12]}`,
  '@media': {
    [FROM_TABLET]: { gap: vars.space[4], marginBlockStart: vars.space[8] },
  },
  // What leads here must not end up under the bar.
  scrollMarginBlockStart: vars.space[20],
});

export const title = style({
  fontSize: vars.size.title3,
  '@media': { [FROM_TABLET]: { fontSize: vars.size.title2 } },
});

export const changes = style({ margin: 0, fontSize: vars.size.small });

export const nothing = style({ display: 'grid' });

export const count = style({
  margin: 0,
  color: vars.colour.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const results = style({
  minInlineSize: 0,
  transition: 'opacity 120ms ease-out',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
