import type { Page } from '@playwright/test';
import reviews from '#locales/en/reviews.json' with { type: 'json' };
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
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
  await expect(cards(page)).toHaveCount(16);
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
  await expect(cards(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Services' })).toBeVisible();
  await expect(page).toHaveURL(/countries=82/);
  await page
    .getByRole('table')
    .getByRole('link', { name: /· Germany/ })
    .first()
    .click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/YouTube views\s· .*Germany/);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('12340');
  if (hasScript) await quantity.blur();
  else await page.getByRole('button', { name: 'Update price' }).click();
  await expect(quantity).toHaveValue('12300');
  await expect(page.getByText('Total for 12,300')).toBeVisible();
  await expect(page.locator('output')).toHaveText('$54.12');
  await page.getByRole('button', { name: 'Continue to order' }).click();
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
  await expect(cards(page)).toHaveCount(16);
  await cards(page).nth(15).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(16);
  const card = cards(page).nth(20);
  await card.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  await card.getByRole('link', { name: /^Details/ }).click();
  await expect(page.getByRole('heading', { name: 'Order', exact: true })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(4);

  // From here on the browser has the catalogue, and says what the server says.
  const search = page.getByRole('searchbox', { name: 'Search in services' });
  const loaded = page.waitForResponse((response) => /services\/catalogue\/\w/.test(response.url()));
  await search.focus();
  await loaded;
  const names = () => cards(page).locator('h3 a');
  for (const words of ['instagram', 'instagram likes', 'likes germany', 'nothing of this kind']) {
    await search.fill(words);
    await expect(page).toHaveURL(new RegExp(`search=${words.replaceAll(' ', '\\+')}$`));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const local = () => names().allTextContents();
    const address = new URL('/api/v1/service-kinds', page.url());
    address.search = new URLSearchParams({ search: words, per_page: '16' }).toString();
    const { data } = (await (await page.request.get(address.href)).json()) as {
      data: { service_type: { name: string } }[];
    };
    // The address changes a moment before the list does.
    await expect.poll(local).toEqual(data.map(({ service_type: { name } }) => name));
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
  await page.goto(panelUrl, { waitUntil: 'load' });
  await expect(cards(page)).toHaveCount(16);
  const first = await cards(page).first().getAttribute('data-service');
  await page.getByRole('link', { name: 'Show more services' }).click();
  await expect(page).toHaveURL(/\?page=2/);
  await expect(cards(page).first()).not.toHaveAttribute('data-service', first ?? '');

  await page.goto(`${panelUrl}?networkId=1`, { waitUntil: 'load' });
  const search = page.getByRole('searchbox', { name: 'Search in services' });
  await search.fill('views advertising');
  await search.press('Enter');
  await expect(page).toHaveURL(/[?&]search=views(\+|%20)advertising/);
  await expect(page).toHaveURL(/networkId=1/);
  await expect(cards(page).first()).toContainText(/advertising/i);

  await page
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
});

test('a card shows what is chosen on it, and orders that', async ({
  page,
  panelUrl,
  complaints,
  javaScriptEnabled,
}) => {
  await page.goto(`${panelUrl}?networkId=1`);
  const card = page.locator('#kind-1-1000');
  await expect(card).toContainText('$1.44');
  await card.getByLabel('Audience').selectOption('Germany');
  if (javaScriptEnabled === false) await card.getByRole('button', { name: 'Update' }).click();
  await expect(card).toHaveAttribute('data-service', '7');
  await expect(card).toContainText('$4.40');
  // What comes from Germany comes evenly.
  await expect(card.getByLabel('Pace')).toHaveValue('7');
  await card.getByLabel('Method').selectOption('Audience tasks');
  // Without a script, what the fields say is ordered even before it is shown.
  await card.getByRole('button', { name: /^Order/ }).click();
  await expect(page).toHaveURL(/\/orders\/create\?networkId=1&serviceTypeId=1&serviceId=16$/);
  expect(complaints).toEqual([]);
});

test('a pasted link is told its prices, and its order has everything filled in', async ({
  page,
  panelUrl,
  complaints,
  javaScriptEnabled,
}) => {
  await page.goto(panelUrl);
  const link = page.getByRole('textbox', { name: 'Paste your link' });
  await link.fill('https://nowhere.example/watch');
  await page.getByRole('button', { name: 'See prices' }).click();
  await expect(page.getByText('We do not recognize this link.')).toBeVisible();
  await expect(link).toHaveValue('https://nowhere.example/watch');
  await expect(link).toHaveAttribute('aria-invalid', 'true');

  await link.fill('https://www.youtube.com/watch?v=demo-quick0');
  if (javaScriptEnabled === false) {
    await page.getByRole('button', { name: 'See prices' }).click();
  } else {
    // A script asks as soon as something is pasted.
    await link.dispatchEvent('paste');
  }
  const offers = page.locator('#offers');
  await expect(offers.getByRole('listitem')).toHaveCount(3);
  await expect(offers).toContainText('For your YouTube link');
  await expect(offers.getByRole('listitem').first()).toContainText('$7.20');
  await offers.getByRole('link', { name: 'YouTube views' }).click();
  await expect(page).toHaveURL(
    /\/orders\/create\?networkId=1&serviceTypeId=1&serviceId=1&url=.*&quantity=5000/,
  );
  expect(complaints).toEqual([]);
});

test('one step back undoes the last filter, or all that was typed @js', async ({
  page,
  panelUrl,
}) => {
  await page.goto(panelUrl);
  const search = page.getByRole('searchbox', { name: 'Search in services' });
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/\?sort=price-asc$/);
  await search.pressSequentially('likes', { delay: 60 });
  await expect(page).toHaveURL(/search=likes/);
  await page.goBack();
  await expect(page).toHaveURL(/\?sort=price-asc$/);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(panelUrl);
  await expect(page.getByLabel('Sort by')).toHaveValue('popularity-desc');
});

test.describe('before the question about cookies is answered', () => {
  test.use({ consent: '' });

  test('the first card stands on the first screen of a phone @js', async ({ page, panelUrl }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(panelUrl);
    const bar = await page.locator('form[action$="/consent"]').boundingBox();
    const price = await cards(page)
      .first()
      .getByText(/^From /)
      .boundingBox();
    expect((price?.y ?? 844) + (price?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
});

test('a customer keeps favourites and says how a service was', async ({
  page,
  panelUrl,
  complaints,
}) => {
  const hearts = page.getByRole('button', { name: /^Favorite: / });
  const name = /^Favorite: (.*)/;
  await page.goto(panelUrl);
  const wished = (await hearts.nth(1).getAttribute('aria-label')) ?? '';
  await hearts.nth(1).click();
  // Whoever is not logged in comes back to where they were, and it is done.
  await page.getByRole('textbox', { name: 'Email' }).fill(DEMO_CUSTOMER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const marked = page.getByRole('button', { name: /^Favorite: /, pressed: true });
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
  await expect(marked.first()).toHaveAttribute('aria-label', `Favorite: ${other}`);

  await page.goto(`${panelUrl}/my-services`);
  const comments = page.getByRole('textbox', { name: /^Your comment/ });
  const waiting = await comments.count();
  const service = page.getByRole('main').getByRole('listitem').nth(1).getByRole('link');
  const address = (await service.getAttribute('href')) ?? '';
  const named = (await service.textContent()) ?? '';
  await comments.nth(1).fill('On time.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert').getByText('This field is required')).toBeVisible();
  await expect(comments.nth(1)).toHaveValue('On time.');
  await page.getByRole('radio', { name: '4 stars' }).nth(1).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await expect(comments).toHaveCount(waiting - 1);
  // What was said can be changed, as it was said.
  await page.getByRole('link', { name: `${reviews.edit}: ${named}` }).click();
  await expect(comments).toHaveCount(1);
  await expect(comments).toHaveValue('On time.');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await comments.fill('On time, again.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(comments).toHaveCount(waiting - 1);

  await page.context().clearCookies({ name: 'session' });
  await page.goto(new URL(address, panelUrl).href);
  const review = page.locator('#reviews').getByRole('listitem');
  await expect(review).toContainText('Ada B.');
  await expect(review).toContainText('On time, again.');
  await expect(review.getByRole('img')).toHaveAttribute('aria-label', '4 out of 5 stars');
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1,',
  );
  await expect(marked).toHaveCount(0);
  // The browser itself complains of every form that was refused.
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
});

test('a page that is missing leads to the search, home and to the support', async ({
  page,
  panelUrl,
}) => {
  await page.goto(`${panelUrl}/no/such/page`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/app',
  );
  await expect(main.getByRole('link', { name: 'hello@marquee.example' })).toHaveAttribute(
    'href',
    'mailto:hello@marquee.example',
  );
  const search = main.getByRole('combobox', { name: 'Search services' });
  await search.fill('youtube likes');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=youtube(\+|%20)likes$/);
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
