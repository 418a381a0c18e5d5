import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour, space } = vars;

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const picture = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

/** Its pairs: the border and the control's edge on sunken. */
export const shown = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  padding: space[2],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.sunken,
  selectors: { '&:hover': { borderColor: colour.control } },
});

globalStyle(`${shown} > img`, {
  maxInlineSize: '100%',
  maxBlockSize: '8rem',
  objectFit: 'contain',
});

export const facts = style({ color: colour.muted, fontSize: vars.size.small });
