import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });

export const method = style({ margin: 0, fontWeight: vars.weight.strong });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space[4],
});

/** An IBAN is seen whole. */
export const wide = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });
