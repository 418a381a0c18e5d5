import { icons as set } from '@iconify-json/simple-icons';
import { MARKED_NETWORKS } from '#app/ui/network-names.ts';

/** One symbol a network, in the colour of where it is used. */
export function drawMarks(): string {
  const symbols = Object.keys(MARKED_NETWORKS).map((name) => {
    const mark = set.icons[name];
    if (!mark) throw new Error(`There is no mark of "${name}".`);
    const shapes = mark.body.replace(' fill="currentColor"', '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
