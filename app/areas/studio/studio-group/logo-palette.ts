import { isObject, type Values } from '#app/areas/studio/form/documents.ts';

/**
 * What a button proposes of the colours: that of the brand, and the one beside it, which is derived
 * where there is none. A dark theme with colours of its own gets the same ones, else it would go on
 * in those of another brand.
 */
export function logoPalette(colours: unknown, [primary, accent]: readonly string[]): Values {
  const palette = { primary, accent: accent ?? null };
  return withDark(colours, palette);
}

/** One colour of the logo for the brand alone. */
export const brandColour = (colours: unknown, primary: string): Values =>
  withDark(colours, { primary });

function withDark(colours: unknown, palette: Values): Values {
  const hasDark = isObject(colours) && isObject(colours['dark']);
  return { light: palette, ...(hasDark && { dark: palette }) };
}
