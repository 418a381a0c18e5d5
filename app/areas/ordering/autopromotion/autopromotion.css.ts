import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Whether it is chosen, which no script is needed to see. */
const CHOSEN = ':has([data-type-switch]:checked)';

export const type = style({
  padding: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  selectors: { [`&${CHOSEN}`]: { borderColor: vars.colour.brand.text } },
});

export const details = style({
  marginBlockStart: vars.space[4],
  selectors: { [`${type}:not(${CHOSEN}) &`]: { display: 'none' } },
});

/** Says what it is from while it is not chosen, and what it comes to once it is. */
export const from = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  selectors: { [`${type}${CHOSEN} &`]: { display: 'none' } },
});

export const comesTo = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${type}:not(${CHOSEN}) &`]: { display: 'none' } },
});

export const note = style({ margin: 0, color: vars.colour.muted, fontSize: vars.size.small });

export const bill = style({
  transition: 'opacity 120ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

/** Short, as what it takes has few digits. */
export const number = style({ maxInlineSize: '22rem' });

export const said = style({
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[4] } },
});
