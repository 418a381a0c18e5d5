import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** The name of the work, as it stands in the log. */
export const kind = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const error = style({ fontSize: vars.size.small, overflowWrap: 'anywhere' });
