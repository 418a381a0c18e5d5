import type { Locator, Page } from '@playwright/test';
import { DISPLAY_MODE_COOKIE } from '#app/lib/install/display-mode.ts';
import { INSTALL_CLOSED_COOKIE, INSTALL_QUERY } from '#app/lib/install/install-variant.ts';
import { findingsOf } from './accessibility.ts';
import { test } from './ada.ts';
import { expect, hydrated, test as inPanel } from './panel.ts';

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 900, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

function bar(page: Page): Locator {
  return page.getByRole('banner');
}

function services(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Services' });
}

function account(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your account' });
}

function accountButton(page: Page): Locator {
  return bar(page).getByRole('button', { name: 'Account of Ada Brook' });
}

function installOffer(page: Page): Locator {
  return page.getByRole('region', { name: 'Install Mobile App' });
}

/** As the browser does, once there is something that listens. */
async function offerInstall(page: Page): Promise<void> {
  await expect.poll(() => displayMode(page)).toBeDefined();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
}

async function displayMode(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === DISPLAY_MODE_COOKIE)?.value;
}

/** In the order of the page, as somebody without a mouse gets there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stops = 0; stops < 80; stops += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Eighty stops of the keyboard did not lead there.');
}

test('the panels of the shell need no mouse @js', async ({ page, asAda, complaints }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${await asAda('nova.localhost')}/about`);
  await hydrated(page);
  const html = page.locator('html');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  const servicesLink = bar(page).getByRole('link', { name: 'Services' });
  await tabTo(page, servicesLink);
  await page.keyboard.press('Enter');
  await tabTo(page, services(page).getByRole('link', { name: 'Twitch', exact: true }));
  await expect(html).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Enter');
  await expect(services(page).getByRole('heading', { level: 3 })).toHaveText(['Twitch']);
  await tabTo(page, services(page).getByRole('searchbox'));
  await page.keyboard.type('FOLLOW');
  const found = services(page).getByRole('link', { name: /^Twitch followers/ });
  await expect(found).toHaveText(/from \$/);
  await expect(services(page).getByRole('link', { name: /^Twitch live viewers/ })).toHaveCount(0);
  // As everywhere in the browser, the first one empties the field.
  await page.keyboard.press('Escape');
  await expect(services(page).getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(services(page)).toBeHidden();
  await expect(servicesLink).toBeFocused();
  await expect(html).toHaveCSS('overflow-y', 'scroll');

  const field = bar(page).getByRole('combobox');
  await tabTo(page, field);
  await page.keyboard.type('twitch');
  const option = bar(page).getByRole('option', { name: 'Twitch', exact: true });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(field).toHaveValue('twitch');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');

  await tabTo(page, accountButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, account(page).getByRole('link', { name: 'Favorites' }));
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('one panel is open at a time, and what was chosen in it closes it @js', async ({
  page,
  asAda,
}) => {
  await page.setViewportSize(TABLET);
  await page.goto(`${await asAda('localhost')}/about`);
  await hydrated(page);
  const menu = page.getByRole('complementary', { name: 'Menu' });
  // The page behind an open panel takes no click of a mouse, but that of an assistive technology.
  const press = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());
  await bar(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await press(bar(page).getByRole('link', { name: 'Services' }));
  await expect(services(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await press(page.locator('header button[commandfor]'));
  await expect(account(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await account(page).getByRole('link', { name: 'Favorites' }).click();
  await expect(page).toHaveURL(/isFavourites=true$/);
  await expect(account(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a chosen network takes the place of the list on a tablet, and back @js', async ({
  page,
  panelUrl,
}) => {
  await page.setViewportSize(TABLET);
  await page.goto(`${panelUrl}/about`);
  await hydrated(page);
  await bar(page).getByRole('link', { name: 'Services' }).click();
  const tiktok = services(page).getByRole('link', { name: 'TikTok', exact: true });
  await tiktok.click();
  await expect(tiktok).toBeHidden();
  await expect(services(page).getByRole('heading', { level: 3 })).toHaveText(['TikTok']);
  const back = services(page).getByRole('button', { name: 'All networks' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(tiktok).toBeFocused();
  await page.setViewportSize(DESKTOP);
  await services(page).getByRole('link', { name: 'Spotify', exact: true }).hover();
  await expect(services(page).getByRole('heading', { level: 3 })).toHaveText(['Spotify']);
});

test('what is typed into the header goes away with a scroll @js', async ({ page, panelUrl }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(panelUrl);
  await hydrated(page);
  const field = bar(page).getByRole('combobox');
  await field.fill('likes');
  await expect(bar(page).getByRole('option').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(field).toHaveValue('');
  await expect(bar(page).getByRole('option')).toHaveCount(0);
});

test('the app is offered until that is closed, when it is asked for, and never in the app @js', async ({
  page,
  context,
  panelUrl,
}) => {
  const visit = async (query = '') => {
    await context.clearCookies({ name: DISPLAY_MODE_COOKIE });
    await page.goto(`${panelUrl}/about${query}`);
    await offerInstall(page);
  };
  const offer = installOffer(page);
  await visit();
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toBeHidden();
  const kept = (await context.cookies()).find(({ name }) => name === INSTALL_CLOSED_COOKIE);
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(47 * 3600);
  await visit();
  await expect(offer).toBeHidden();
  await visit(`?${INSTALL_QUERY}`);
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(`${panelUrl}/about`);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await visit(`?${INSTALL_QUERY}`);
  expect(await displayMode(page)).toBe('app');
  await expect(offer).toBeHidden();
});

test('a catalogue too large for the browser is searched by the server @js', async ({
  page,
  asAda,
  complaints,
}) => {
  const url = await asAda('localhost');
  const isDistant = { isDistant: true, css: '' };
  await page.route('**/search-index', (route) => route.fulfill({ json: isDistant }));
  const answered: string[] = [];
  await page.route('**/search-suggestions?*', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? '';
    answered.push(query);
    // What is asked for a few letters never ends, and must not be in the way of the whole word.
    if (query === 'telegram') await route.continue();
  });
  await page.setViewportSize(DESKTOP);
  await page.goto(`${url}/about`);
  await hydrated(page);
  const field = bar(page).getByRole('combobox');
  await field.fill('tele');
  await expect.poll(() => answered).toEqual(['tele']);
  await field.fill('telegram');
  const networks = bar(page).getByRole('group', { name: 'Networks' });
  const option = networks.getByRole('option', { name: 'Telegram' });
  await expect(option).toBeVisible();
  expect(answered).toEqual(['tele', 'telegram']);
  await option.click();
  await expect(page).toHaveURL(/\?networkId=\d+$/);
  expect(complaints).toEqual([]);
});

inPanel(
  'the shell works without a script @no-js @drawn',
  async ({ page, panelUrl: url, logInAs, complaints }) => {
    await page.setViewportSize(DESKTOP);
    await logInAs('Ada Brook');
    await page.goto(`${url}/about`);
    await accountButton(page).click();
    await expect(account(page).getByRole('link', { name: 'Add funds' })).toBeVisible();
    await account(page).getByRole('button', { name: 'Close' }).click();
    await bar(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(`${url}#services`);
    await expect(page.locator('#services')).toBeInViewport();
    await bar(page).getByRole('combobox').fill('telegram');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${url}/search?query=telegram`);
    await expect(page.getByRole('article').first()).toContainText('Telegram');
    await bar(page).getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveURL(`${url}/search?query=telegram`);
    expect(complaints).toEqual([]);
  },
);

test('a frozen account is told so until it is put aside, and which payment is being checked', async ({
  page,
  asAda,
  javaScriptEnabled,
}) => {
  await page.goto(`${await asAda('frozen.localhost')}/about`);
  const dialog = page.getByRole('dialog', { name: 'Your account is frozen' });
  await expect(dialog).toContainText('Hello Ada Brook');
  await expect(dialog).toContainText('Marquee has frozen your account');
  if (javaScriptEnabled !== false) {
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
  }
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('We are checking your payment of $50.00')).toBeVisible();
  const payment = page.getByRole('link', { name: 'View payment' });
  await expect(payment).toHaveAttribute('href', /\/add-funds\/success\?invoice=17$/);
  await page.getByRole('button', { name: 'Close notice: We are checking your payment' }).click();
  await expect(payment).toBeHidden();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Your account is frozen' })).toBeVisible();
  await expect(payment).toBeHidden();
});

const STATES: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  'the services': {
    path: '/about',
    async open(page) {
      await page.getByRole('link', { name: 'Services' }).filter({ visible: true }).first().click();
      await expect(services(page).getByRole('link', { name: 'X', exact: true })).toBeVisible();
    },
  },
  'the account': {
    path: '/about',
    async open(page) {
      await accountButton(page).click();
      await expect(account(page)).toBeVisible();
    },
  },
  'the balance': {
    path: '/about',
    open: (page) =>
      bar(page)
        .getByRole('button', { name: /^Balance:/ })
        .click(),
  },
  'the languages': {
    path: '/about',
    open: (page) =>
      bar(page)
        .getByRole('button', { name: /^Language/ })
        .click(),
  },
  'the proposals of the search': {
    path: '/search',
    async open(page) {
      const field = page.getByRole('main').getByRole('combobox');
      await field.fill('likes');
      await expect(page.getByRole('option').nth(3)).toBeVisible();
      await field.press('ArrowDown');
    },
  },
  'what was found': { path: '/search?query=likes', open: async () => {} },
  'the offer to install': {
    path: '/about',
    async open(page) {
      await offerInstall(page);
      await installOffer(page).getByText('What you get').click();
    },
  },
};

for (const size of [PHONE, DESKTOP]) {
  test.describe(`on ${size.width} px`, () => {
    test.use({ hasTouch: size === PHONE, reducedMotion: 'reduce', viewport: size });

    test('what opens over the page is free of findings and easy to hit @js', async ({
      page,
      asAda,
    }) => {
      const url = await asAda('localhost');
      for (const [name, { path, open }] of Object.entries(STATES)) {
        await test.step(name, async () => {
          await page.goto(url + path);
          await hydrated(page);
          await open(page);
          expect.soft(await findingsOf(page), name).toEqual([]);
          if (size === PHONE) expect.soft(await page.evaluate(smallTargets), name).toEqual([]);
        });
      }
    });
  });
}

/** What a finger would have to aim at; links within a sentence are as high as their line. */
function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, summary');
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 1 && (width < 43.9 || height < 43.9);
    })
    .map((control) => control.outerHTML.slice(0, 120));
}
