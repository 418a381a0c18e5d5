import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const page = style({ maxInlineSize: '56rem', marginInline: 'auto', padding: vars.space[4] });

export const frame = style({
  inlineSize: '100%',
  blockSize: '32rem',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Also where it is long and a phone sets it beside nothing. */
export const subject = style({ flexGrow: 1, textAlign: 'start' });
