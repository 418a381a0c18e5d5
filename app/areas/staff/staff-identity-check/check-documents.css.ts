import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour, space } = vars;

export const heading = style({ marginBlockEnd: space[4], fontSize: vars.size.title3 });

/** As large as the card, so that the print of a document can be read. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  minBlockSize: '8rem',
  maxBlockSize: '32rem',
  objectFit: 'contain',
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.sunken,
});

export const file = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: '8rem',
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.sunken,
});

export const note = style({ color: colour.muted, fontSize: vars.size.small });
