import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import drawings from 'lucide-react/dynamicIconImports';
import { ICON_NAMES } from '#app/ui/icon-names.ts';

/** One symbol an icon; size, stroke and colour come from where it is used. */
export async function drawIcons(): Promise<string> {
  const symbols = await Promise.all(
    ICON_NAMES.map(async (name) => {
      const { default: Drawing } = await drawings[name]();
      const shapes = renderToStaticMarkup(createElement(Drawing))
        .replace(/^<svg[^>]*>/, '')
        .replace(/<\/svg>$/, '');
      return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
