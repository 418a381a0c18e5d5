import type { Page } from '@playwright/test';
import { DEMO_CUSTOMER } from '#fixtures/demo-customer.ts';
import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';

const cards = (page: Page) => page.locator('main #services article[data-service]');

/** Without a script, somebody presses the button that it hides. */
async function showResults(page: Page, hasScript: boolean) {
  if (!hasScript) await page.getByRole('button', { name: 'Show results' }).first().click();
}

test('a visitor finds a service, compares, computes its price and comes to its order', async ({
  page,
  panelUrl,
  complaints,
  javaScriptEnabled,
}) => {
  const hasScript = javaScriptEnabled !== false;
  await page.goto(panelUrl);
  await expect(cards(page)).toHaveCount(40);
  const status = page.locator('#services').getByRole('status').first();
  const all = (await status.textContent()) ?? '';

  await page.getByRole('link', { name: 'YouTube', exact: true }).first().click();
  await expect(page).toHaveURL(`${panelUrl}?networkId=1`);
  await expect(status).not.toHaveText(all);

  await page.getByRole('searchbox', { name: 'Search in services' }).fill('views advertising');
  await showResults(page, hasScript);
  await expect(page).toHaveURL(/[?&]search=views(\+|%20)advertising/);
  await page.locator('summary', { hasText: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Speed-up' }).check();
  await page.getByRole('checkbox', { name: 'Germany' }).check();
  await showResults(page, hasScript);
  await expect(page).toHaveURL(/networkId=1.*countries=82/);
  await expect(status).toHaveText('4 services');
  await expect(cards(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Services' })).toBeVisible();
  await expect(page).toHaveURL(/countries=82/);
  await page
    .getByRole('table')
    .getByRole('link', { name: /· Germany/ })
    .first()
    .click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/YouTube views · .*Germany/);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('12340');
  if (hasScript) await quantity.blur();
  else await page.getByRole('button', { name: 'Update the price' }).click();
  await expect(quantity).toHaveValue('12300');
  await expect(page.getByText('Total for 12\u00a0300')).toBeVisible();
  await expect(page.locator('output')).toHaveText('$54.12');
  await page.getByRole('button', { name: 'Continue to the order' }).click();
  await expect(page).toHaveURL(/\/orders\/create\?networkId=1&serviceTypeId=1&serviceId=\d+/);
  await expect(page).toHaveURL(/quantity=12300/);
  expect(complaints).toEqual([]);
});

test('somebody who comes back finds the place where they were @js', async ({
  page,
  panelUrl,
  complaints,
}) => {
  await page.goto(panelUrl);
  await expect(cards(page)).toHaveCount(40);
  await page.locator('article[data-service]').nth(39).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(40);
  const card = cards(page).nth(60);
  await card.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Order', exact: true })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(4);

  // From here on the browser has the catalogue, and says what the server says.
  const search = page.getByRole('searchbox', { name: 'Search in services' });
  const loaded = page.waitForResponse((response) => /services\/catalogue\/\w/.test(response.url()));
  await search.focus();
  await loaded;
  const names = () => page.locator('article[data-service] h3 a, article[data-service] h4 a');
  for (const words of ['instagram', 'instagram likes', 'likes germany', 'nothing of this kind']) {
    await search.fill(words);
    await expect(page).toHaveURL(new RegExp(`search=${words.replaceAll(' ', '\\+')}$`));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const local = () => names().evaluateAll((links) => links.map((link) => link.ariaLabel));
    const address = new URL('/api/v1/services', page.url());
    address.search = new URLSearchParams({ search: words, group: 'service_type' }).toString();
    const { data } = (await (await page.request.get(address.href)).json()) as {
      data: { name: string }[];
    };
    // The address changes a moment before the list does.
    await expect.poll(local).toEqual(data.map(({ name }) => name));
  }
  await page.getByRole('link', { name: 'Reset filters' }).last().click();
  await expect(search).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('a page whose scripts never arrive filters, goes on and marks by its forms @js', async ({
  page,
  panelUrl,
}) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(`${panelUrl}?networkId=1`, { waitUntil: 'load' });
  await expect(cards(page)).toHaveCount(40);
  const first = await cards(page).first().getAttribute('data-service');
  await page.getByRole('link', { name: 'Show more services' }).click();
  await expect(page).toHaveURL(/networkId=1&page=2/);
  await expect(cards(page).first()).not.toHaveAttribute('data-service', first ?? '');

  const search = page.getByRole('searchbox', { name: 'Search in services' });
  await search.fill('views advertising');
  await search.press('Enter');
  await expect(page).toHaveURL(/[?&]search=views(\+|%20)advertising/);
  await expect(page).toHaveURL(/networkId=1/);
  await expect(cards(page).first()).toContainText(/advertising/i);

  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
});

test('a customer keeps favourites and says how a service was', async ({
  page,
  panelUrl,
  complaints,
}) => {
  const hearts = page.getByRole('button', { name: /^Favourite: / });
  const name = /^Favourite: (.*)/;
  await page.goto(panelUrl);
  const wished = (await hearts.nth(1).getAttribute('aria-label')) ?? '';
  await hearts.nth(1).click();
  // Whoever is not logged in comes back to where they were, and it is done.
  await page.getByRole('textbox', { name: 'E-mail' }).fill(DEMO_CUSTOMER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('a first look around');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const marked = page.getByRole('button', { name: /^Favourite: /, pressed: true });
  await expect(marked).toHaveAttribute('aria-label', wished);
  await expect(marked).toBeInViewport();
  await hearts.nth(2).click();
  await expect(marked).toHaveCount(2);
  await page.goto(`${panelUrl}?isFavourites=true`);
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: wished }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(marked).not.toHaveAttribute('aria-label', wished);
  const other = name.exec((await marked.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await page.getByRole('link', { name: other }).click();
  await expect(marked.first()).toHaveAttribute('aria-label', `Favourite: ${other}`);

  await page.goto(`${panelUrl}/my-services`);
  const comments = page.getByRole('textbox', { name: /^In your words/ });
  const waiting = await comments.count();
  const service = page.getByRole('main').getByRole('listitem').nth(1).getByRole('link');
  const address = (await service.getAttribute('href')) ?? '';
  await comments.nth(1).fill('On time.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert').getByText('This field is required')).toBeVisible();
  await expect(comments.nth(1)).toHaveValue('On time.');
  await page.getByRole('radio', { name: '4 stars' }).nth(1).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(comments).toHaveCount(waiting - 1);

  await page.context().clearCookies({ name: 'session' });
  await page.goto(new URL(address, panelUrl).href);
  const review = page.locator('#reviews').getByRole('listitem');
  await expect(review).toContainText('Ada B.');
  await expect(review).toContainText('On time.');
  await expect(review.getByRole('img')).toHaveAttribute('aria-label', '4 out of 5 stars');
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1,',
  );
  await expect(marked).toHaveCount(0);
  // The browser itself complains of every form that was refused.
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
});

test('what does not exist says so, with a way home', async ({ page, panelUrl }) => {
  for (const [slug, title] of [
    ['999999', 'This service could not be found'],
    ['no-such-type', 'This kind of service could not be found'],
  ] as const) {
    const answer = await page.goto(`${panelUrl}/services/${slug}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/app');
  }
});

test('the pages of the catalogue have no finding of accessibility and fit a phone @js', async ({
  page,
  panelUrl,
  novaUrl,
}) => {
  for (const address of [
    `${novaUrl}?discount=true`,
    `${panelUrl}/services/youtube-views`,
    `${panelUrl}/de/services/youtube-packages-starter`,
  ]) {
    await page.goto(address);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${address} at ${width} px`).toBe(0);
    }
    expect(await findingsOf(page)).toEqual([]);
  }
});
