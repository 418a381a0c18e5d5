import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** The name of the work, as it stands in the log. */
export const kind = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

/** Beside what can be done it keeps room for its words; what is one long word breaks. */
export const error = style({
  display: 'block',
  minInlineSize: '9rem',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

/** A line of small text, and enough around it to hit. */
export const discard = style({ paddingBlock: vars.space[2], cursor: 'pointer' });
