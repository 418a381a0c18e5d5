import { globalStyle, style } from '@vanilla-extract/css';

/** Told by the choice alone, so that no script is needed for it. */
export const companyOnly = style({ display: 'none' });

globalStyle(`form:has(input[name='account_type'][value='company']:checked) ${companyOnly}`, {
  display: 'block',
});
