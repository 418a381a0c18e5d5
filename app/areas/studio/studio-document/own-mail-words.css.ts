import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour, space } = vars;

/** Its pairs: text and muted on surface. */
export const mail = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '36rem',
  padding: space[4],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const subject = style({ fontSize: vars.size.title4 });

export const button = style({ color: colour.muted, fontSize: vars.size.small });
