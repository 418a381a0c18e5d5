import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const heading = style({ marginBlockEnd: vars.space[4], fontSize: vars.size.title4 });

export const ladder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[4],
  padding: 0,
  listStyle: 'none',
});

/** As high as its neighbours. */
export const step = style({ display: 'grid' });

export const gradeIcon = style({ display: 'flex', flexShrink: 0, color: vars.colour.brand.text });

export const perkIcon = style({ display: 'flex', flexShrink: 0, color: vars.colour.muted });

export const note = style({ margin: 0, color: vars.colour.muted });
