import { createHash } from 'node:crypto';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { Banner } from '#instance-schema/generated/banner.ts';
import type { MenuItem } from '#instance-schema/generated/menu-item.ts';
import type { PageDocument } from '#instance-schema/generated/page-document.ts';
import type { Page } from '#instance-schema/generated/page.ts';
import { codeFault } from '../custom-code/check-code.server.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import type { CompiledInstance, CompileTheme, InstanceDocuments } from './compiled-instance.ts';
import { deepFreeze, frozenMap } from './deep-freeze.ts';
import { homeIcons } from './home-icons.server.ts';
import { checkInstance } from './self-check.server.ts';

interface CompileInput {
  host: string;
  documents: InstanceDocuments;
  compileTheme: CompileTheme;
}

export type Compilation = { ok: true; instance: CompiledInstance } | { ok: false; reason: string };

/** Makes an instance out of valid documents; one that does not hold its own checks is refused. */
export function compileInstance(input: CompileInput): Compilation {
  try {
    const instance = build(input);
    const [fault] = checkInstance(instance);
    return fault === undefined ? { ok: true, instance } : { ok: false, reason: fault };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

function build({ host, documents, compileTheme }: CompileInput): CompiledInstance {
  const settings = fillDefaults('settings', documents.settings);
  const compiledPages = documents.pages.map(compilePage);
  const pages = compiledPages.map(({ page }) => page);
  const menu = sortMenu(documents.menuItems.map((item) => fillDefaults('menu-item', item)));
  const banners = documents.banners.map((banner) => sortSlides(fillDefaults('banner', banner)));
  const specialOffers = documents.specialOffers.map((own) => fillDefaults('special-offer', own));
  const { colours, darkModeAvailable, fonts } = settings;
  const made = compileTheme({ colours, darkModeAvailable, fonts });
  const theme = { ...made, sha256: sha256(made.css, 'base64') };
  const content = { settings, menu, banners, specialOffers, theme };
  const digests = compiledPages.map(({ digest }) => digest);
  const revision = sha256(canonicalJson({ ...content, pages: digests }), 'hex');
  deepFreeze(content);
  const icons = Object.freeze(homeIcons(settings));
  const customCodeFault = settings.customCode && codeFault(settings.customCode.source);
  const shown = { settings, menu, banners, specialOffers, theme, icons, customCodeFault };
  return Object.freeze({ revision, host, isPaused: false, ...shown, ...indexPages(pages) });
}

interface CompiledPage {
  page: Page;
  digest: string;
}

/** Most publications leave most pages alone: those come as the documents that they were. */
const compiled = new WeakMap<PageDocument, CompiledPage>();

function compilePage(document: PageDocument): CompiledPage {
  const known = compiled.get(document);
  if (known) return known;
  const page = deepFreeze(fillDefaults('page', document));
  const made = { page, digest: sha256(canonicalJson(page), 'hex') };
  compiled.set(document, made);
  return made;
}

/** A page of the route table comes before a generic one whose slug is the name of that route. */
function indexPages(pages: readonly Page[]): Pick<CompiledInstance, 'pages' | 'pagesBySlug'> {
  const generic = pages.filter(({ slug }) => slug !== undefined);
  const bySlug = generic.map((page) => [page.slug ?? page.route_name, page] as const);
  const byRoute = pages
    .filter(({ slug }) => slug === undefined)
    .map((page) => [page.route_name, page] as const);
  return { pages: frozenMap([...bySlug, ...byRoute]), pagesBySlug: frozenMap(bySlug) };
}

function sortMenu(items: readonly MenuItem[]): MenuItem[] {
  return items
    .map((item) => ({ ...item, children: sortMenu(item.children) }))
    .sort((a, b) => a.sorting - b.sorting);
}

function sortSlides(banner: Banner): Banner {
  const information = [...banner.information].sort((a, b) => a.sorting - b.sorting);
  return { ...banner, information };
}

function sha256(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
