import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const price = style({
  fontSize: vars.size.title2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

export const note = style({ color: vars.colour.muted, fontSize: vars.size.small });

/** Of the two fields for an address that one which is chosen; told by the choice alone. */
export const subdomainOnly = style({ display: 'none' });
export const ownOnly = style({ display: 'none' });

globalStyle(`form:has(input[name='domain_type'][value='subdomain']:checked) ${subdomainOnly}`, {
  display: 'block',
});
globalStyle(`form:has(input[name='domain_type'][value='domain']:checked) ${ownOnly}`, {
  display: 'block',
});

export const heading = style({ fontSize: vars.size.title3, fontWeight: vars.weight.strong });

export const record = style({ fontSize: vars.size.body, fontWeight: vars.weight.strong });
