import { returnPath } from '#app/lib/http/return-path.ts';
import { isStudioPath } from '#app/lib/pages/studio-path.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** The page of the studio that a form came from; elsewhere none of its forms stands. */
export function studioPlace(given: unknown): string {
  const path = returnPath(given);
  return isStudioPath(path.split(/[?#]/)[0] ?? '') ? path : pagePath('studio');
}
