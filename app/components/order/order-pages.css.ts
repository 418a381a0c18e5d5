import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const form = style({ maxInlineSize: '40rem', '@media': { print: { display: 'none' } } });

export const more = style({ marginBlockStart: vars.space[3] });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const none = style({ color: vars.colour.muted });

/** What names an order in a list: narrower than its link, which is cut off. */
export const titles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  gap: vars.space.half,
});

export const pages = style({ marginBlockStart: vars.space[5] });

export const url = style({ overflowWrap: 'anywhere' });
