import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { BELOW_DESKTOP } from '../ui/breakpoints.ts';
import * as bar from './bar.css.ts';
import { brand } from './brand.css.ts';
import * as navList from './nav-list.css.ts';
import { lookOf } from './look.ts';

type Rule = Omit<GlobalStyleRule, '@media'>;
type Place = (selector: string, rule: Rule) => void;

/** The logo in the middle of its bar, as long as what stands beside it leaves it there. */
function centre(place: Place, row: string, logo: string): void {
  place(row, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(max-content, 1fr)',
  });
  place(`${row} > *`, { gridRow: 1, gridColumn: 1, justifySelf: 'start' });
  place(`${row} > :is(${navList.bar}, ${bar.servicesPlace})`, {
    justifySelf: 'stretch',
    marginInlineStart: `calc(${vars.density.control} + ${vars.space[2]})`,
  });
  place(`${row} > ${logo}`, { gridColumn: 2, justifySelf: 'center' });
  place(`${row} > ${bar.tools}`, { gridColumn: 3, justifySelf: 'end' });
}

const NAVBAR = `${lookOf('centred')} ${bar.navbar}`;

centre(globalStyle, `${NAVBAR} > ${bar.row}`, brand);

// Half a bar has no room for the field beside the menu, so its button stays.
globalStyle(`${NAVBAR} ${bar.smallSearch}`, { display: 'none' });
globalStyle(`${NAVBAR} ${bar.toSearch}`, { display: 'flex' });

// Beside the drawer the logo stands at its head, and the bar has none.
centre(
  (selector, rule) => globalStyle(selector, { '@media': { [BELOW_DESKTOP]: rule } }),
  `${lookOf('centred')} ${bar.toolbar} > ${bar.row}`,
  bar.belowDesktop,
);
