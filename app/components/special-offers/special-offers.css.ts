import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { item } from '../service-list/service-shelf.css.ts';

export const offer = style({
  padding: vars.density.card,
  paddingBlockEnd: vars.space[2],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

// In a wide place they stand beside each other.
globalStyle(`${offer} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  columnGap: vars.space[12],
});

globalStyle(`${offer} ${item}${item}`, { border: 0 });
