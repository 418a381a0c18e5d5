import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on a page, or in a part of it, with the markup of each place. It looks into no
 * frame: what one shows is a page with landmarks of its own, and of a stranger it would take four
 * times as long. Style sheets it need not fetch and read again: no rule that runs asks for them.
 */
export async function findingsOf(page: Page, part = 'html') {
  await page.evaluate(movesEnded);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** What fades in has too little contrast on its way; what is not drawn never ends it. */
async function movesEnded(): Promise<void> {
  const moves = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  const ended = Promise.allSettled(moves.map(({ finished }) => finished));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1_000))]);
}
