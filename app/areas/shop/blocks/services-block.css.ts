import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { item } from '#app/components/service-list/service-shelf.css.ts';
import { blockOf } from './block-of.ts';

const SURFACE = {
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
};

const services = blockOf('services');

const asCards = blockOf('services', 'cards');

globalStyle(`${services} > ul`, { ...SURFACE, paddingInline: vars.density.card });

globalStyle(`${asCards} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.density.gap,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
});

globalStyle(`${asCards} ${item}${item}`, {
  ...SURFACE,
  padding: vars.density.card,
  transition: 'box-shadow 160ms ease-out, border-color 160ms ease-out',
});

globalStyle(`${asCards} ${item}${item}:hover`, {
  borderColor: vars.colour.control,
  boxShadow: vars.shadow.middle,
});

globalStyle(`${services} > ul + div`, { marginBlockStart: vars.space[5] });
