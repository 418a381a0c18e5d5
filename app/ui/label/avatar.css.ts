import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { toned } from '../tone.css.ts';

const SIZES = {
  small: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.size.tiny },
  medium: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: vars.size.small },
  large: { inlineSize: '4rem', blockSize: '4rem', fontSize: vars.size.title4 },
};

const base = style({
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  backgroundColor: toned.ground,
  color: toned.ink,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  objectFit: 'cover',
});

const size = styleVariants(SIZES);

function sized(borderRadius: string) {
  const shape = style([base, { borderRadius }]);
  return styleVariants(size, (name) => [shape, name]);
}

export const round = sized(vars.radius.full);
export const square = sized(vars.radius.medium);
