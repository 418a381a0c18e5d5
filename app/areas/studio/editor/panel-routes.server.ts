import type { AppLoadContext } from '@remix-run/node';
import { PAGES, type Page } from '#app/pages.ts';
import { localize } from '#app/lib/instance/localize.ts';
import { builtInName } from '#app/lib/pages/page.server.ts';
import { routeNameOf } from '#app/lib/pages/route-name.ts';
import type { SceneOption } from '#app/areas/studio/fields/editor-scene.tsx';

/** The pages with an address of their own that somebody can be led to, by their names in documents. */
export const PANEL_ROUTES = Object.entries<Page>(PAGES).flatMap(([path, page]) => {
  const isPage = page.file.endsWith('.tsx') && page.layout !== 'blank' && page.layout !== 'staff';
  return isPage && !/[:*]/.test(path) ? [{ path: `/${path}`, name: routeNameOf(path) ?? '' }] : [];
});

/** Routes by their names in documents, called as the owner calls their pages, or else as the panel does. */
export function routeOptions(context: AppLoadContext): SceneOption[] {
  const { instance, language } = context;
  return PANEL_ROUTES.map(({ name, path }) => {
    const title = localize(instance.pages.get(name)?.title, language) || builtInName(context, name);
    return { value: name, label: title ? `${title} (${path})` : path };
  });
}

/** Where a link of the panel can lead: its own pages, and those that the owner has written. */
export function panelPaths({ instance }: AppLoadContext): string[] {
  const own = PANEL_ROUTES.map(({ path }) => path);
  return [...own, ...[...instance.pagesBySlug.keys()].map((slug) => `/${slug}`)].sort();
}
