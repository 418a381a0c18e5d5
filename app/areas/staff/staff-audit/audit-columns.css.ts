import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** The name of what happened, as it is sought and as it stands in the file. */
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  color: vars.colour.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const name = style({ color: vars.colour.muted });

export const detail = style({ fontSize: vars.size.small, overflowWrap: 'anywhere' });
