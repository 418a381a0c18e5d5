import { createContainer } from '@vanilla-extract/css';

/** The drawer's own width: what is in it follows that, not the screen. */
export const drawerSize = createContainer();

/** While the drawer is no wider than its icons, and while it is. */
export const MINI = `${drawerSize} (max-width: 5rem)`;
export const WIDE = `${drawerSize} (min-width: 5.01rem)`;
