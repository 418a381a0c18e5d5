import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const method = style({ margin: 0, fontWeight: vars.weight.strong });

/** An IBAN is seen whole. */
export const wide = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });
