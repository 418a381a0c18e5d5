/** Between the shell and the browser of services, as app/components/cart/load-drawer.ts has it. */
export const loadBrowser = () => import('./services-browser.tsx');
