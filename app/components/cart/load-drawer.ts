/**
 * Stands between the shell and the drawer: whoever imports something names all the files that come
 * with it, and those names alone would be more than the home page may grow.
 */
export const loadDrawer = () => import('./cart-drawer.tsx');
