import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlainBrowser } from './context.ts';
import { expectPlain } from './expect.ts';
import type { PlainPage } from './page.ts';

const PAGES: Record<string, string> = {
  '/form': `
    <link rel="stylesheet" href="/style.css">
    <form action="/sent" method="post">
      <input type="hidden" name="proof" value="1">
      <label>Name <input name="name" required></label>
      <label>Pin <input name="pin" pattern="[0-9]{4}"></label>
      <label>Link <input name="link" type="url"></label>
      <label>Amount <input name="count" type="number" min="2" step="2"></label>
      <label>Notes <textarea name="notes">
old</textarea></label>
      <label>Off <input name="off" value="x" disabled></label>
      <fieldset disabled><input name="inside" value="x"></fieldset>
      <fieldset><legend>Pace</legend>
        <label><input type="radio" name="pace" value="slow" checked> Slow</label>
        <label><input type="radio" name="pace" value="fast"> Fast</label>
      </fieldset>
      <label><input type="checkbox" name="terms"> I agree</label>
      <label for="land">Country</label>
      <select id="land" name="land"><option value="DE">Germany<option value="JP">Japan</select>
      <button name="do" value="save">Save</button>
      <button name="do" value="skip" formnovalidate formaction="/sent?other" class="far">Skip</button>
      <button type="button" name="do" value="nothing">Nothing</button>
    </form>
    <input form="search" name="q" aria-label="Search"><form id="search" action="/sent"></form>
    <form action="/sent" method="post" enctype="multipart/form-data">
      <label>File <input type="file" name="file"></label><button>Upload</button>
    </form>`,
  '/seen': `
    <link rel="stylesheet" href="/style.css">
    <noscript><p>No scripts here</p></noscript>
    <p class="wide">wide</p><p class="narrow">narrow</p><p class="late early">both</p>
    <p hidden>put away</p><p class="off"><b>inside</b></p><p class="ghost">ghost</p>
    <details name="a" open><summary>One</summary><p>first</p></details>
    <details name="a"><summary>Two</summary><p>second</p></details>
    <button popovertarget="menu">Menu</button><ul id="menu" popover><li>entry</li></ul>
    <button commandfor="ask" command="show-modal">Ask</button>
    <dialog id="ask"><form method="dialog"><button>Close</button></form></dialog>
    <a href="#end">Down</a><h2 id="end" tabindex="-1">End</h2>
    <nav aria-label="Ways"><a href="/form"><svg><title>Arrow</title></svg> To <b>the</b> form</a></nav>
    <p id="why">because</p><button aria-describedby="why" aria-pressed="true">Why</button>`,
};
const STYLE = `
  @media screen and (min-width:700px) { .narrow { display: none } }
  @media screen and (max-width:699px) { .wide { display: none } }
  @media print { .wide { display: none } }
  @media not (scripting:enabled) { .far { color: red } }
  .early { display: none } .late { display: block }
  .off:not(:has(i)) { display: none } .ghost { visibility: hidden }
  .off:hover { display: block }`;

let server: Server;
let base: string;
const heard: { method: string; url: string; body: string; headers: Record<string, unknown> }[] = [];

beforeAll(async () => {
  server = createServer((asked, response) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const { method = '', url = '', headers } = asked;
      heard.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const page = PAGES[url.split('?')[0] ?? ''];
      if (url === '/style.css') return response.end(STYLE);
      if (url === '/list.csv') {
        const file = { 'content-disposition': 'attachment; filename="list.csv"' };
        return response.writeHead(200, file).end('a,b');
      }
      if (method === 'POST') {
        const cookies = ['kept=1; Path=/', 'gone=; Path=/; Max-Age=0'];
        return response.writeHead(303, { location: '/seen#end', 'set-cookie': cookies }).end();
      }
      const type = { 'content-type': 'text/html' };
      response.writeHead(page === undefined ? 404 : 200, type);
      response.end(page ?? '<h1>Sent</h1><a href="/list.csv">List</a>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port.
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

async function open(path: string): Promise<PlainPage> {
  const context = await new PlainBrowser('plain').newContext();
  const page = await context.newPage();
  await page.goto(base + path);
  heard.length = 0;
  return page;
}

const button = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true });
const sent = () => heard.find(({ method }) => method === 'POST');

describe('a form is sent as a browser sends it', () => {
  it('with what is filled in, checked and chosen, and by the button that was pressed', async () => {
    const page = await open('/form');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Notes').fill('a\nb');
    await page.getByRole('radio', { name: 'Fast' }).check();
    await page.getByLabel('I agree').check();
    await page.getByLabel('Country').selectOption('Japan');
    await button(page, 'Save').click();
    expect([...new URLSearchParams(sent()?.body)]).toEqual([
      ['proof', '1'],
      ['name', 'Ada'],
      ['pin', ''],
      ['link', ''],
      ['count', ''],
      ['notes', 'a\r\nb'],
      ['pace', 'fast'],
      ['terms', 'on'],
      ['land', 'JP'],
      ['do', 'save'],
    ]);
    expect(sent()?.headers).toMatchObject({ origin: base, 'sec-fetch-site': 'same-origin' });
    expect(page.url()).toBe(`${base}/seen#end`);
  });

  it.each([
    ['Name', ''],
    ['Pin', 'abc'],
    ['Link', 'no link'],
    ['Amount', '3'],
    ['Amount', '0'],
  ])('and stays where %s says “%s”, unless a button asks for no check', async (label, value) => {
    const page = await open('/form');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel(label).fill(value);
    await button(page, 'Save').click();
    expect(heard).toEqual([]);
    await button(page, 'Skip').click();
    expect(sent()?.url).toBe('/sent?other');
    expect(sent()?.body).toContain('do=skip');
  });

  it('with files, where it says so', async () => {
    const page = await open('/form');
    const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
    await page.getByLabel('File').setInputFiles(file);
    await button(page, 'Upload').click();
    const form = await new Response(sent()?.body, {
      headers: { 'content-type': String(sent()?.headers['content-type']) },
    }).formData();
    const found = form.get('file');
    expect(found instanceof File && [found.name, await found.text()]).toEqual(['a.txt', 'words']);
  });

  it('by a key in a field that belongs to it from outside', async () => {
    const page = await open('/form');
    await page.getByLabel('Search').fill('a b');
    await page.getByLabel('Search').press('Enter');
    expect(heard[0]?.url).toBe('/sent?q=a+b');
    await expectPlain(page.getByRole('heading')).toHaveText('Sent');
  });
});

describe('a page is seen as its styles and HTML itself show it', () => {
  it.each(['narrow', 'put away', 'inside', 'ghost', 'second', 'entry'])(
    '“%s” is not',
    async (text) => {
      const page = await open('/seen');
      expect(await page.getByText(text).isHidden()).toBe(true);
    },
  );

  it.each(['No scripts here', 'wide', 'both', 'first'])('“%s” is', async (text) => {
    const page = await open('/seen');
    expect(await page.getByText(text).isVisible()).toBe(true);
  });

  it('and on a narrow screen as that has it', async () => {
    const page = await open('/seen');
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.getByText('narrow').isVisible()).toBe(true);
    expect(await page.getByText('wide').isHidden()).toBe(true);
  });

  it('what opens does so by its button, and one of a group at a time', async () => {
    const page = await open('/seen');
    await button(page, 'Menu').click();
    expect(await page.getByText('entry').isVisible()).toBe(true);
    await button(page, 'Ask').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByText('Two').click();
    expect(await page.getByText('first').isHidden()).toBe(true);
    expect(await page.getByText('second').isVisible()).toBe(true);
  });

  it('what is not shown or switched off cannot be used', async () => {
    const page = await open('/seen');
    await expect(page.getByText('put away').click()).rejects.toThrow('is not shown');
    const form = await open('/form');
    await expect(form.getByLabel('Off').fill('a')).rejects.toThrow('Nothing can be written');
    await expect(page.getByRole('button').click()).rejects.toThrow('places on');
  });

  it('names, descriptions and states are those that are read aloud', async () => {
    const page = await open('/seen');
    const ways = page.getByRole('navigation', { name: 'Ways' });
    await expectPlain(ways.getByRole('link')).toHaveAccessibleName('Arrow To the form');
    const why = page.getByRole('button', { pressed: true });
    await expectPlain(why).toHaveAccessibleDescription('because');
    await expect(expectPlain(why).toBeHidden()).rejects.toThrow('found: "shown"');
  });
});

describe('a visitor', () => {
  it('keeps cookies until they are over, follows links and goes back', async () => {
    const page = await open('/form');
    await page.context().addCookies([{ name: 'gone', value: '1', url: base }]);
    await page.getByLabel('Name').fill('Ada');
    await button(page, 'Save').click();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['kept']);
    expect(heard.at(-1)?.headers['cookie']).toBe('kept=1');
    await page.getByRole('link', { name: 'To the form' }).click();
    expect(page.url()).toBe(`${base}/form`);
    await page.goBack();
    expect(page.url()).toBe(`${base}/seen#end`);
  });

  it('stays on a page while a place in it gets the focus, or a file is loaded', async () => {
    const page = await open('/seen');
    await page.getByRole('link', { name: 'Down' }).click();
    expect(heard).toEqual([]);
    await expectPlain(page.getByRole('heading')).toBeFocused();
    await page.goto(`${base}/sent`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'List' }).click();
    expect((await download).suggestedFilename()).toBe('list.csv');
    expect(page.url()).toBe(`${base}/sent`);
  });
});
