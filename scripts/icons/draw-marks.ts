import * as drawings from 'simple-icons';
import { MARKED_NETWORKS, type NetworkMark } from '#app/ui/network-marks.ts';

/** One symbol a network, in the colour of where it is used. */
export function drawMarks(): string {
  // The keys of an object literal are these very names.
  const names = Object.keys(MARKED_NETWORKS) as NetworkMark[];
  const symbols = names.map((name) => {
    const { path } = drawings[`si${capitalised(name)}`];
    return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function capitalised<Name extends string>(name: Name): Capitalize<Name> {
  // What the type says is what these two lines do.
  return (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>;
}
