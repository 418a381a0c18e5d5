import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import type { Locator, Page } from '@playwright/test';
import accounts from '#locales/en/accounts.json' with { type: 'json' };
import consent from '#locales/en/consent.json' with { type: 'json' };
import fields from '#locales/en/studio-fields.json' with { type: 'json' };
import preview from '#locales/en/studio-preview.json' with { type: 'json' };
import studio from '#locales/en/studio.json' with { type: 'json' };
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import { LOGO } from './logo.ts';
import type { Newcomer } from './newcomer.ts';

export const NAME = 'Larkspur';
export const MENU_TITLE = 'Our story';
export const HEADING = 'Why Larkspur';
export const BANNER = 'Two weeks at half price';
export const NOTE = 'Larkspur: new name, logo, colors and first texts';
const LOOK = 'Sunrise';
const HOME_TITLE = 'Promotion that reaches real people';

interface Step {
  name: string;
  says: string;
  /** Whether docs/rebrand.md shows it, and that it is the same without a script. */
  isInDocs?: 'with a script' | 'both';
  /** What is to be seen in its picture, where that is not where the page stands. */
  shows?: (newcomer: Newcomer) => Locator;
  /** Resolves to another page than that of the newcomer where the picture is of that. */
  take(newcomer: Newcomer): Promise<Page | void>;
}

/** What does nothing in strict code, so that the check below has something to say. */
const BROKEN_CODE = 'panel.on("page.viewed", ({ path }) => document.title = path);';
const CODE = 'panel.on("page.viewed", ({ path }) => console.log(path));';

const newBlock = ({ main }: Newcomer): Locator =>
  main.locator('li[data-pointer^="/blocks/"]').filter({ hasText: fields.option.block.text });

export const STEPS: readonly Step[] = [
  {
    name: 'studio',
    says: 'Logged in, in the studio',
    take: async (newcomer) => {
      const { page, origin } = newcomer;
      await page.goto(`${origin}/app/studio`);
      await page.getByLabel(accounts.field.email, { exact: true }).fill(DEMO_OWNER.email);
      await page.getByLabel(accounts.field.password, { exact: true }).fill(DEMO_PASSWORD);
      await newcomer.button(accounts.login.submit).click();
      await newcomer.arrived(studio.name);
      await page.getByRole('button', { name: consent.rejectAll }).click();
    },
  },
  {
    name: 'name',
    says: 'The name is written',
    take: async (newcomer) => {
      await newcomer.open('brand');
      await newcomer.field(fields.label.settings.panelName).fill(NAME);
      await newcomer.saved();
    },
  },
  {
    name: 'logo',
    isInDocs: 'both',
    says: 'The logo is there, and the one for the dark theme and the old icon are taken out',
    shows: (newcomer) => newcomer.main.getByText(fields.colours.ofLogo),
    take: async (newcomer) => {
      const { logos } = fields.label;
      const upload = fields.picture.upload.replace('{{name}}', logos.light);
      await newcomer.main.getByLabel(upload, { exact: true }).setInputFiles(LOGO);
      await newcomer.saved();
      await newcomer.main.getByText(fields.colours.ofLogo).waitFor();
      for (const name of [logos.dark, fields.label.settings.favicon]) {
        const remove = newcomer.button(fields.picture.remove.replace('{{name}}', name));
        await remove.click();
        await remove.waitFor({ state: 'detached' });
      }
    },
  },
  {
    name: 'colours',
    isInDocs: 'with a script',
    says: 'The colours of the logo are those of the panel',
    take: async (newcomer) => {
      await newcomer.button(fields.colours.useAll).click();
      await newcomer.arrived(studio.places.colours);
    },
  },
  {
    name: 'font',
    says: 'Headings have a typeface',
    take: async (newcomer) => {
      await newcomer.open('fonts');
      await newcomer.field(fields.label.fonts.headings).selectOption({ label: 'Lora' });
      await newcomer.saved();
    },
  },
  {
    name: 'look',
    isInDocs: 'both',
    says: 'A look is chosen, which says what it replaces',
    take: async (newcomer) => {
      await newcomer.open('looks');
      await newcomer.link(fields.looks.tryOf.replace('{{name}}', LOOK)).click();
      const dialog = newcomer.page.getByRole('dialog');
      await dialog.getByText(fields.looks.replaces).waitFor();
    },
  },
  {
    name: 'menu',
    says: 'The look is in use with own colours, and the menu has an entry',
    take: async (newcomer) => {
      const { page } = newcomer;
      await page.getByRole('dialog').getByRole('button', { name: fields.looks.use }).click();
      await newcomer.main.getByText(fields.looks.inUse).waitFor();
      await newcomer.open('menu');
      await newcomer.link(fields.list.create.menu).click();
      await newcomer.arrived(fields.list.create.menu);
      await newcomer.field(fields.label.menuItem.title).fill(MENU_TITLE);
      await newcomer.field(fields.label.menuItem.url).fill('/about');
      await newcomer.button(fields.editor.create).click();
      await newcomer.arrived(MENU_TITLE);
    },
  },
  {
    name: 'home',
    isInDocs: 'with a script',
    says: 'The home page has a block more, further up, with its words',
    shows: newBlock,
    take: async (newcomer) => {
      const { textProps } = fields.label;
      await newcomer.open('home', HOME_TITLE);
      await newcomer.button(fields.option.block.text).click();
      const block = newBlock(newcomer);
      await newcomer.field(textProps.heading, block).fill(HEADING);
      await newcomer.field(textProps.body, block).fill('<p>Small team, quick answers.</p>');
      await newcomer.saved();
      await newcomer.button(fields.editor.up.replace('{{name}}', HEADING)).click();
      await block.and(newcomer.main.locator('li:not(:last-child)')).waitFor();
    },
  },
  {
    name: 'banner',
    says: 'A banner stands on the home page',
    take: async (newcomer) => {
      await newcomer.open('banners');
      await newcomer.link(fields.list.create.banners).click();
      await newcomer.arrived(fields.list.create.banners);
      const { bannerPlace, banner } = fields.option;
      const place = newcomer.field(fields.label.banner.place);
      await place.selectOption({ label: bannerPlace.services_pricing_footer });
      await newcomer.main.getByRole('radio', { name: banner.type.html }).check();
      const create = newcomer.button(fields.editor.create);
      const content = newcomer.field(fields.label.banner.content);
      // Without a script the form asks for it once it knows the kind.
      if (!newcomer.hasScript) await create.click();
      await content.fill(`<p>${BANNER}</p>`);
      if (newcomer.hasScript) await create.click();
      else await newcomer.saved();
      await create.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'code',
    isInDocs: 'with a script',
    says: 'A script is checked: the page is out of its reach, so it is written otherwise',
    shows: (newcomer) => newcomer.section(fields.code.diagnosis),
    take: async (newcomer) => {
      await newcomer.open('code');
      await newcomer.writeCode(fields.label.customCode.source, BROKEN_CODE);
      await newcomer.saved();
      await newcomer.main.getByText(fields.code.refused.strict).waitFor();
      await newcomer.writeCode(fields.label.customCode.source, CODE);
      await newcomer.saved();
      await newcomer.main.getByText(fields.code.refused.strict).waitFor({ state: 'detached' });
      await newcomer.main.getByText(fields.code.parses).waitFor();
    },
  },
  {
    name: 'preview',
    isInDocs: 'both',
    says: 'The draft in German, on a phone, in the dark',
    take: seeInGerman,
  },
  {
    name: 'published',
    isInDocs: 'with a script',
    says: 'Published, with a note',
    take: async (newcomer) => {
      await newcomer.page
        .getByRole('link', { name: studio.publish.open, exact: true })
        .first()
        .click();
      await newcomer.arrived(studio.publish.title);
      await newcomer.field(studio.publish.note).fill(NOTE);
      await newcomer.button(studio.publish.now).click();
      await newcomer.arrived(studio.schedule.status.published);
    },
  },
];

async function seeInGerman(newcomer: Newcomer): Promise<Page> {
  const { page, context, hasScript } = newcomer;
  await page.getByRole('link', { name: studio.preview.open, exact: true }).click();
  await newcomer.arrived(preview.title);
  const toolbar = page.getByRole('form', { name: preview.toolbar.label });
  await toolbar.getByLabel(preview.toolbar.width).selectOption('phone');
  await toolbar.getByLabel(preview.toolbar.theme).selectOption('dark');
  await toolbar.getByLabel(preview.toolbar.language).selectOption('de');
  if (hasScript) {
    await seesDraft(page);
    // Where the pages of the forms had been scrolled to.
    await page
      .frameLocator('iframe')
      .locator('html')
      .evaluate(() => window.scrollTo(0, 0));
    return page;
  }
  const opened = context.waitForEvent('page');
  await toolbar.getByRole('button', { name: preview.toolbar.newTab }).click();
  const tab = await opened;
  await seesDraft(tab);
  return tab;
}

async function seesDraft(page: Page): Promise<void> {
  const draft = page.frameLocator('iframe');
  await draft.locator('html[lang="de"]').waitFor({ state: 'attached' });
  await draft.getByRole('banner').getByText(NAME).first().waitFor();
}
