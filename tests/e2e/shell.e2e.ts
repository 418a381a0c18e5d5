import type { Locator, Page } from '@playwright/test';
import { findingsOf } from './accessibility.ts';
import { test } from './ada.ts';
import { expect, hydrated, test as inPanel } from './panel.ts';

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 390, height: 844 };

function bar(page: Page): Locator {
  return page.getByRole('banner');
}

function drawer(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Menu' });
}

function bottom(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Most used pages' });
}

test('a guest finds the ways in, a customer the balance and the account', async ({
  page,
  panelUrl,
  asAda,
  complaints,
}) => {
  await page.goto(panelUrl);
  await expect(bar(page).getByRole('link', { name: 'Sign up' })).toBeVisible();
  await asAda('localhost');
  await page.goto(panelUrl);
  await expect(bar(page).getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Balance: $1,234.50' }).click();
  await page.getByRole('button', { name: 'RUB' }).click();
  await expect(bar(page).getByRole('button', { name: 'Balance: ₽114,191.25' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Account of Ada Brook' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: 'My services' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what the bar opens is there before the page is, for who presses early', async ({
  page,
  asAda,
}) => {
  for (const host of ['localhost', 'nova.localhost']) {
    await page.goto(await asAda(host));
    const openers = await bar(page).locator('[commandfor], [popovertarget]').all();
    expect(openers.length, host).toBeGreaterThan(2);
    const html = await page.content();
    const placeOf = (id: string | null) => html.indexOf(` id="${id}"`);
    const late: (string | null)[] = [];
    for (const opener of openers) {
      const id =
        (await opener.getAttribute('commandfor')) ?? (await opener.getAttribute('popovertarget'));
      if (placeOf(id) < 0 || placeOf(id) > placeOf('content')) late.push(id);
    }
    expect(late, host).toEqual([]);
  }
});

test('the menu of earning has what can be used, and nothing else @drawn', async ({
  page,
  asAda,
}) => {
  await page.goto(await asAda('nova.localhost'));
  await bar(page).getByRole('button', { name: 'Earn' }).click();
  const links = bar(page).getByRole('link', {
    name: /API for resellers|Referral|Order widget|Tasks/,
  });
  await expect(links).toHaveText(['Order widget', 'Referral program', 'API for resellers']);
});

inPanel(
  'the drawer beside the page becomes small, and stays so @drawn',
  async ({ page, novaUrl, complaints }) => {
    await page.goto(novaUrl);
    const width = async () => (await drawer(page).boundingBox())?.width;
    const kept = async (name: string) =>
      (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
    await page.mouse.move(700, 500);
    expect(await width()).toBe(264);
    await bar(page).getByRole('button', { name: 'Collapse menu' }).click();
    await expect.poll(width).toBe(72);
    await expect.poll(() => kept('drawer')).toBe('mini');
    await page.reload();
    expect(await width()).toBe(72);
    await page.mouse.move(30, 300);
    await expect.poll(width).toBe(264);
    await drawer(page).getByRole('button', { name: 'Open on hover' }).click();
    await expect.poll(() => kept('drawer-hover')).toBe('off');
    await page.reload();
    await page.mouse.move(700, 500);
    await expect.poll(width).toBe(72);
    await page.mouse.move(30, 300);
    await expect(drawer(page).getByRole('link', { name: 'Discover' })).toHaveAttribute(
      'title',
      'Discover',
    );
    expect(await width()).toBe(72);
    await drawer(page).getByRole('link', { name: 'Discover' }).focus();
    await expect.poll(width).toBe(264);
    expect(complaints).toEqual([]);
  },
);

test('nothing moves while a small drawer is taken over by the script @js', async ({
  page,
  context,
  novaUrl,
}) => {
  await context.addCookies([{ name: 'drawer', value: 'mini', url: novaUrl }]);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Element | null }[] };
        Object.assign(window, { shifted: sources.map(({ node }) => node?.outerHTML) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Under the pointer it would grow.
  await page.mouse.move(700, 500);
  await page.goto(novaUrl);
  await hydrated(page);
  expect(await page.evaluate(() => ('shifted' in window ? window.shifted : []))).toEqual([]);
});

for (const language of ['de', 'ru', 'ja']) {
  test(`no entry of the bar is cut at any width in ${language} @js`, async ({ page, panelUrl }) => {
    await page.goto(`${panelUrl}/${language}`);
    const nav = bar(page).getByRole('navigation');
    const shown = nav.locator('> ul > li:not([data-hidden])');
    const hidden = nav.locator('> ul > li[data-hidden]');
    for (const width of [1151, 1300, 1440, 1900]) {
      await page.setViewportSize({ width, height: 800 });
      // Hidden is what does not fit, and nothing else.
      await expect.poll(() => nav.locator('> ul').evaluate(isMeasured), `${width} px`).toBe(true);
      for (const entry of await shown.locator('> *, button').all()) {
        await expect(entry).toBeInViewport({ ratio: 1 });
      }
      if (width === 1151) await expect(hidden).not.toHaveCount(0);
      if ((await hidden.count()) === 0) {
        await expect(nav.locator('> div button')).toBeHidden();
        continue;
      }
      await nav.locator('> div button').last().click();
      const more = nav.locator('> div ul[popover]');
      await expect(more).toBeVisible();
      for (const text of await hidden.locator('> a').allInnerTexts()) {
        await expect(more).toContainText(text);
      }
      await page.keyboard.press('Escape');
      await expect(more).toBeHidden();
    }
  });
}

/** Whether the script has hidden each entry that lies below the first line, and no other. */
function isMeasured(list: Element): boolean {
  const bottom = list.getBoundingClientRect().bottom;
  const places = [...list.children];
  return places.every((place) => {
    const { top, right } = place.getBoundingClientRect();
    const isIn = top < bottom && right <= list.getBoundingClientRect().right + 1;
    return place.hasAttribute('data-hidden') !== isIn;
  });
}

inPanel(
  'a phone has four ways at its lower edge, which cover nothing @drawn',
  async ({ page, panelUrl, logInAs }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${panelUrl}/login`);
    await expect(bottom(page).getByRole('link')).toHaveText([
      'Services',
      'Create order',
      'Cart',
      'Log in',
    ]);
    await expect(bottom(page).locator('[aria-current=page]')).toHaveText('Log in');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const nav = await bottom(page).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((nav?.y ?? 0) + 1);
    await logInAs('Ada Brook');
    await page.goto(panelUrl);
    await expect(bottom(page).getByRole('link').last()).toHaveText('Profile');
    // The bar holds the most for a customer, and the least on the smallest screen.
    await page.setViewportSize({ width: 320, height: 640 });
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBe(clientWidth);
    await page.setViewportSize({ width: 726, height: 900 });
    await expect(bottom(page)).toBeHidden();
  },
);

test('a panel that hides its cabinet shows a guest the ways in and nothing else', async ({
  page,
  hiddenUrl,
}) => {
  await page.goto(`${hiddenUrl}/login`);
  await expect(bar(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(bar(page).getByRole('navigation')).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: 'Order', exact: true })).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = drawer(page).getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText(['Log in', 'Sign up']);
});

test('each page keeps its own place @js', async ({ page, panelUrl }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(panelUrl);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  // The browser's own click: the one of the test would scroll to the bar that it believes hidden.
  const click = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
  await click(bar(page).getByRole('link', { name: 'Log in' }));
  await expect(page).toHaveURL(`${panelUrl}/login`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await click(bar(page).getByRole('link', { name: 'Marquee' }));
  await expect(page).toHaveURL(panelUrl);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

inPanel('what a key reaches on a phone is in sight @js', async ({ page, panelUrl, novaUrl }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${panelUrl}/register`);
  await hydrated(page);
  const submit = page.getByRole('button', { name: 'Create account' });
  const bar = await bottom(page).boundingBox();
  // Just where the navigation is, so that only the page knows that it is covered.
  await submit.evaluate((element, top) => {
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, bar?.y ?? 0);
  await submit.focus();
  await expect
    .poll(async () => {
      const box = await submit.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) <= (bar?.y ?? 0);
    })
    .toBe(true);

  // The heads of rows that are cards are not seen, until one has the focus.
  await page.goto(`${novaUrl}/dev/ui/tables`);
  const head = page.locator('thead:has(a)').first();
  await expect(head).toHaveCSS('position', 'absolute');
  await head.locator('a').first().focus();
  await expect(head).toHaveCSS('position', 'static');
  await expect(head).toHaveCSS('clip-path', 'none');
});

inPanel('no bar covers a window of a few lines @drawn', async ({ page, panelUrl }) => {
  // A window of 1280 × 1024 at four times its size.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${panelUrl}/orders/create`);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(bar(page)).not.toBeInViewport();
  await expect(bottom(page)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 1e5, behavior: 'instant' }));
  await expect(bottom(page)).toBeInViewport({ ratio: 0.95 });
  const footer = await page.getByRole('contentinfo').boundingBox();
  const nav = await bottom(page).boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((nav?.y ?? 0) + 1);
});

inPanel('paper has the page alone @no-js @drawn', async ({ page, novaUrl }) => {
  await page.goto(novaUrl);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(drawer(page)).toBeHidden();
  // No wider than a sheet, and yet every column is on it, but nothing to press.
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(`${novaUrl}/dev/ui/tables`);
  const table = page.getByRole('table').first();
  await expect(table.locator('th[scope=col]').first()).toBeAttached();
  await expect(table.locator('th[scope=col]').filter({ visible: false })).toHaveCount(2);
  await expect(table.locator('input').first()).toBeHidden();
  await expect(page.locator('div:has(> table)').first()).toHaveCSS('overflow-x', 'visible');
  await page.goto(`${novaUrl}/cart`);
  const toOrder = page.locator('main a[href$="/orders/create"]');
  await expect(toOrder).toBeAttached();
  await expect(toOrder).toBeHidden();
});

for (const host of ['localhost', 'nova.localhost', 'hidden.localhost']) {
  for (const who of ['a guest', 'a customer']) {
    test(`the shell of ${host} has no finding of accessibility for ${who} @js`, async ({
      page,
      server,
      asAda,
    }) => {
      const url = `http://${host}:${server.port}/app`;
      if (who === 'a customer') await asAda(host);
      // What fades in or out is neither here nor there for a moment.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${url}/about`);
      await hydrated(page);
      const menu = bar(page).getByRole('button', { name: 'Menu', exact: true });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findingsOf(page), `${width} px`).toEqual([]);
      }
      await menu.click();
      await expect(drawer(page)).toBeVisible();
      expect(await findingsOf(page), 'with the menu').toEqual([]);
    });
  }
}
