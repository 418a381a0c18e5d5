import { PAGE_PATHS, MISSING_PATHS } from '#tests/server/route-list.ts';
import { expect, hydrated, test } from './panel.ts';

const PATHS = [...PAGE_PATHS, ...Object.keys(MISSING_PATHS)];

test('no page breaks the content security policy or carries an inline handler or style @js', async ({
  page,
  panelUrl,
  logInAs,
  complaints,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  for (const path of ['/login', '/register', ...PATHS]) {
    // Guests see the ways in, and customers all else.
    if (path === PATHS[0]) await logInAs('Ada Lovelace');
    const answer = await page.goto(panelUrl + path);
    expect(answer?.headers()['content-security-policy'], path).toMatch(
      /script-src 'nonce-[^']+' 'strict-dynamic';.*require-trusted-types-for 'script'/,
    );
    const html = (await answer?.text()) ?? '';
    expect(html, path).not.toMatch(/<[^>]+\s(on[a-z]+|style)=/i);
    expect(html, path).not.toMatch(/href="javascript:/i);
  }
  // Chromium itself notes the status of a page that answers 404.
  expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([]);
});

test('a page is hydrated and goes on without a document request @js', async ({
  page,
  panelUrl,
  complaints,
}) => {
  await page.goto(panelUrl);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${panelUrl}/login`);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(panelUrl);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a page survives what an extension puts into it before it is hydrated @js', async ({
  page,
  panelUrl,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.body.prepend(document.createElement('section'));
      document.head.prepend(document.createElement('meta'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(panelUrl);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${panelUrl}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the policy refuses markup that is not its own @js', async ({ page, panelUrl }) => {
  await page.goto(panelUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});
