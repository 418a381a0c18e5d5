import {
  argbFromHex,
  customColor,
  hexFromArgb,
  themeFromSourceColor,
} from '@material/material-color-utilities';
import type { Seeds } from './seeds.ts';

/** Both schemes of the first seed, and a group for each further one. */
export function compile({ families }: Seeds): string[] {
  const [primary = '#000000', ...others] = families;
  const source = argbFromHex(primary);
  const { schemes } = themeFromSourceColor(source);
  const roles = [schemes.light, schemes.dark].flatMap((scheme) => Object.values(scheme.toJSON()));
  const groups = others.map((seed, index) =>
    customColor(source, { name: `custom-${index}`, value: argbFromHex(seed), blend: false }),
  );
  const custom = groups.flatMap(({ light, dark }) => [
    ...Object.values(light),
    ...Object.values(dark),
  ]);
  return [...roles, ...custom].map(hexFromArgb);
}
