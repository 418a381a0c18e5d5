import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on a page, or in a part of it, with the markup of each place. It looks into no
 * frame of a stranger; for that it would need a page of its own and four times as long.
 */
export async function findingsOf(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
