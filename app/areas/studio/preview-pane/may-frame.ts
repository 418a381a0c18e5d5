import { isAmong } from '#app/lib/pages/closed-paths.ts';

/**
 * Whether the policy that this document came with lets a draft into a frame: only that of the
 * studio's own pages does, and who comes by a link from another page keeps the one of that page.
 */
export function mayFrame(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return !first || isAmong(new URL(first.name).pathname, ['studio']);
}
