import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What scripts fetch, frames show and browsers download, and nobody visits. The browser's router has no use for these,
 * and what it knows of each is sent with every page.
 */
const NEVER_VISITED = [
  'account-export:',
  'add-funds-total:',
  'banner-frame:',
  'captcha:',
  'catalogue-page:',
  'card-verification-document:',
  'checkout-calls:',
  'dev-mail-frame:',
  'finances-document-file:',
  'found-services:',
  'finances-entries:',
  'finances-statement:',
  'finances-withdraw-total:',
  'offline:',
  // Whoever comes there comes from outside, and is sent on by the server.
  'old-path:',
  'order-channel:',
  'order-choices:',
  'order-link:',
  'order-publication-cost:',
  'order-quantity:',
  'order-service:',
  'orders-export:',
  'orders-mass-template:',
  'preview-choices:',
  'preview-mail:',
  'preview-open:',
  'preview-theme:',
  'search-index:',
  'search-suggestions:',
  'referral-rewards-file:',
  'service-changes-atom:',
  'service-changes-feed:',
  'staff-audit-file:',
  'staff-bulk-file:',
  'staff-identity-checks-file:',
  'staff-customer-export:',
  'staff-customers-export:',
  'staff-deliveries-file:',
  'staff-document-file:',
  'staff-documents-file:',
  'staff-free-trials-file:',
  'staff-identity-document:',
  'staff-jobs-file:',
  'staff-mails-file:',
  'staff-money-file:',
  'staff-orders-file:',
  'staff-providers-file:',
  'staff-panels-file:',
  'staff-reports-file:',
  'staff-reviews-file:',
  'staff-services-file:',
  'staff-tasks-file:',
  'staff-ticket-file:',
  'staff-tickets-file:',
  'ticket-file:',
  'staff-payments-file:',
  'staff-withdrawals-file:',
  'services-menu:',
  'session:',
  'studio-code-run:',
  'studio-file-download:',
];

const BEFORE = 'window.__remixManifest=';

/**
 * Takes them out of what the browser knows of the routes, and what goes without saying out of the
 * rest; the server's own list stays whole.
 */
export function leanManifest(client) {
  const assets = path.join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest of its routes.');
  const file = path.join(assets, name);
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(BEFORE)) throw new Error('Remix writes its manifest in another way now.');
  const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;$/, ''));
  for (const part of NEVER_VISITED) {
    const ids = Object.keys(manifest.routes).filter((id) => id.startsWith(part));
    if (ids.length === 0) throw new Error(`There is no route ${part} any more.`);
    for (const id of ids) delete manifest.routes[id];
  }
  const whole = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, { ...route }]),
  );
  shareEmptyModules(assets, Object.values(manifest.routes));
  for (const route of Object.values(manifest.routes)) {
    const known = filesAbove(whole, route, manifest.entry.imports);
    // In one order everywhere, of which less is left when it is compressed; none of them waits for another.
    route.imports = route.imports?.filter((name) => !known.has(name)).sort();
    route.css = route.css?.filter((name) => !known.has(name)).sort(ownFirst);
    for (const [key, value] of Object.entries(route)) {
      if (value === false || value?.length === 0) delete route[key];
    }
  }
  writeFileSync(file, briefly(manifest));
}

const OWN = '/assets/route-';
const isOwn = (name) => name.startsWith(OWN);
const ownFirst = (one, other) =>
  Number(isOwn(other)) - Number(isOwn(one)) || (one < other ? -1 : 1);

/** What only answers has nothing for the browser: of many files with nothing in them one is enough. */
function shareEmptyModules(assets, routes) {
  const isEmpty = ({ module }) =>
    readFileSync(path.join(assets, path.basename(module)), 'utf8').trim() === '';
  const empty = routes.filter(isEmpty);
  for (const route of empty) route.module = empty[0].module;
}

/** What the route of a page says unless it says otherwise; its id is `folder:path`. */
const usualOf = (id) => ({
  id,
  parentId: id.startsWith('old') ? 'root' : 'shell',
  path: id.slice(id.indexOf(':') + 1),
  caseSensitive: true,
  hasLoader: true,
});

/** Of a function in which no word needs one. */
const withoutSpaces = (code) => String(code).replaceAll(/\s+/g, '');

/** Most folders are called by their path, which then stands there once: `/staff/bulk`. */
function shortOf(id) {
  const short = `/${id.slice(id.indexOf(':') + 1)}`;
  return longOf(short) === id ? short : id;
}

const longOf = (id) => (id[0] === '/' ? `${id.slice(1).replaceAll('/', '-')}:${id.slice(1)}` : id);

/** The names of one letter need no quotes in a script. */
const unquoted = (said) => JSON.stringify(said).replaceAll(/"(\w)":/g, '$1:');

/**
 * The same as a script. What is usual is said once, and what several routes say besides stands before
 * all of them, each of which is then a word: `/staff/bulk=module,sheet`.
 */
function briefly({ routes, ...rest }) {
  const groups = new Map();
  const shared = [];
  for (const [id, route] of Object.entries(routes)) {
    const usual = usualOf(id);
    const { m = '', c = [], ...said } = briefRoute(route, shared);
    const own = Object.entries(said).filter(([key, value]) => usual[key] !== value);
    // What is usual and not there is denied.
    const not = Object.keys(usual).filter((key) => !(key in route));
    const alike = unquoted(Object.fromEntries([...own, ...not.map((key) => [key, null])]));
    const words = groups.get(alike) ?? groups.set(alike, []).get(alike);
    words.push(`${shortOf(id)}=${[m, ...c].join()}`);
  }
  const said = [...groups].map(([alike, words]) => `[${alike},${JSON.stringify(words.join(' '))}]`);
  const all = `{...${JSON.stringify(rest)},routes:r}`;
  return (
    `{const u=${withoutSpaces(usualOf)},l=${withoutSpaces(longOf)},f=${JSON.stringify(shared)},s=[${said.join()}],r={};` +
    `for(const[{f:n,a,b,...o},w]of s)for(const e of w.split(' ')){` +
    `const[i,h]=e.split('='),[m,...c]=h.split(','),t={...u(l(i)),...f[n],...o};` +
    `a&&(t.hasAction=!0);b&&(t.hasClientAction=!0);m&&(t.module='${OWN}'+m+'.js');` +
    `c[0]&&(t.css=[...c.map(x=>'${OWN}'+x+'.css'),...f[n]?.css??[]]);` +
    `for(const k in t)t[k]===null&&delete t[k];r[t.id]=t}` +
    `${BEFORE}${all}}`
  );
}

const nameIn = (file) => file.slice(OWN.length, file.lastIndexOf('.'));

/**
 * A route with its own module and styles by what tells their names from those of others, and a number for
 * the files that it shares; what differs most comes last, of which less is left when it is compressed.
 */
function briefRoute(all, shared) {
  const { module, imports, css = [], hasAction, hasClientAction, ...route } = all;
  const own = css.filter(isOwn).map(nameIn);
  const others = css.filter((name) => !isOwn(name));
  const files = { ...(imports && { imports }), ...(others.length > 0 && { css: others }) };
  return {
    ...route,
    ...(hasAction && { a: 1 }),
    ...(hasClientAction && { b: 1 }),
    ...(Object.keys(files).length > 0 && { f: placeOf(files, shared) }),
    ...(isOwn(module) ? { m: nameIn(module) } : { module }),
    ...(own.length > 0 && { c: own }),
  };
}

/** Where files stand among all that are shared. */
function placeOf(files, shared) {
  const written = JSON.stringify(files);
  const at = shared.findIndex((known) => JSON.stringify(known) === written);
  return at === -1 ? shared.push(files) - 1 : at;
}

/** What is on the page already when a route comes into its place: Remix names each file once. */
function filesAbove(routes, { parentId }, first) {
  const above = routes[parentId];
  if (!above) return new Set(first);
  const { imports = [], css = [] } = above;
  return new Set([...filesAbove(routes, above, first), ...imports, ...css]);
}
