import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const rules = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const rule = style({ display: 'flex', alignItems: 'start', gap: vars.space[2] });

export const kept = style([rule, { color: vars.colour.success.text }]);

export const mark = style({ flex: 'none', marginBlockStart: vars.space.half });
