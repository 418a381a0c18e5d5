import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const HOME = '/app';
const ORDER = '/app/orders/create?networkId=101&serviceTypeId=101&serviceId=101';

const SOCIALS = {
  video: 'https://video.example/marked',
  messenger: 'https://messenger.example/marked',
  group: 'https://group.example/marked',
  professionalNetwork: 'https://jobs.example/marked',
  socialNetwork: 'https://social.example/marked',
  microblog: 'https://micro.example/marked',
};

const SETTINGS = {
  panelName: 'Marked Panel',
  logos: {
    light: { url: '/marked-light.svg', width: 123, height: 45 },
    dark: { url: '/marked-dark.svg', width: 124, height: 46 },
    href: '/marked-home',
    alt: { en: 'Marked logo' },
  },
  favicon: '/marked-icon.svg',
  darkModeAvailable: true,
  socials: SOCIALS,
  analyticsIds: { googleTagManager: 'GTM-MARKED1' },
  termsUrl: '/marked-terms',
  privacyUrl: '/marked-privacy',
  supportEmail: 'marked@alder.example',
  orderPolicy: { en: 'Marked policy' },
  metaTags: [{ name: 'marked-tag', content: { en: 'marked content' } }],
  navigationNavbar: true,
  singleOrderDesign: 'compact',
};

const BANNER = {
  place: 'services_pricing_main',
  type: 'custom',
  information: [
    {
      backgroundImage: '/marked-behind.webp',
      image: '/marked-picture.webp',
      title: 'Marked heading',
      subtitle: 'Marked words',
      buttonText: 'Marked button',
      buttonLink: '/orders',
    },
  ],
};

let panel: PanelOnCore;

beforeAll(async () => {
  panel = await startPanelOnCore();
  await publish(SETTINGS);
});
afterAll(() => panel.stop());

async function publish(settings: object, more: object = { banners: [BANNER] }) {
  const { slug, host, brand } = panel.core.instances.a;
  const documents = ownerDocuments(brand);
  const own = { ...documents, ...more, settings: { ...documents.settings, ...settings } };
  await publishInstance(panel.core.deps, { slug, hosts: [host], documents: own });
}

async function read(
  path: string,
  cookie = 'use-cookie=analytics%3Dgranted%26advertising%3Dgranted',
) {
  const { core, url } = panel;
  const { text, status } = await request({
    ...{ url, path, host: core.instances.a.host },
    headers: { cookie },
  });
  expect(status, path).toBe(200);
  return text;
}

describe('what an owner sets is seen', () => {
  it.each([
    ['panelName', HOME, /<title>[^<]*Marked Panel/],
    ['logos.light', HOME, /src="\/marked-light.svg"[^>]*width="123"[^>]*height="45"/],
    ['logos.dark', HOME, /srcSet="\/marked-dark.svg"[^>]*width="124"[^>]*height="46"/],
    ['logos.href', HOME, /href="\/app\/marked-home"/],
    ['logos.alt', HOME, /alt="Marked logo"/],
    ['favicon', HOME, /<link rel="icon" href="\/marked-icon.svg"/],
    ['termsUrl', HOME, /<footer.*href="\/app\/marked-terms".*<\/footer>/s],
    ['privacyUrl', HOME, /<footer.*href="\/app\/marked-privacy".*<\/footer>/s],
    ['supportEmail', HOME, /<footer.*href="mailto:marked@alder.example"/s],
    ['metaTags', HOME, /<meta name="marked-tag" content="marked content"/],
    ['analyticsIds.googleTagManager', HOME, /GTM-MARKED1/],
    ['navigationNavbar', HOME, /data-design="navbar"/],
    ['orderPolicy', ORDER, /Marked policy/],
    ['singleOrderDesign', ORDER, /<summary[^>]*>.*?More options/s],
    ['backgroundImage', HOME, /src="\/marked-behind.webp"/],
    ['image', HOME, /src="\/marked-picture.webp"/],
    ['title', HOME, /Marked heading/],
    ['subtitle', HOME, /Marked words/],
    [
      'buttonText and buttonLink',
      HOME,
      /<a[^>]*href="\/app\/orders"[^>]*>(?:<[^>]*>)*Marked button/,
    ],
  ])('%s', async (_property, path, seen) => {
    expect(await read(path)).toMatch(seen);
  });

  it.each(Object.entries(SOCIALS))('socials.%s', async (_kind, url) => {
    expect(await read(HOME)).toContain(`href="${url}"`);
  });
});

describe('what an owner does not set is not', () => {
  beforeAll(() => publish({ bannerSlots: ['sidebar'] }));

  it('nothing of it is left on the pages that showed it', async () => {
    for (const path of [HOME, ORDER]) expect(await read(path)).not.toMatch(/marked/i);
  });

  it('a banner whose place has no slot is not shown', async () => {
    expect(await read(HOME)).not.toContain('Marked heading');
    await publish({ bannerSlots: ['services_pricing_main'] });
    await expect.poll(() => read(HOME)).toContain('Marked heading');
  });

  it('the navigation stands where the header says, whatever else was said of it', async () => {
    await publish({ navigationNavbar: true, header: { navigation: 'drawer' } });
    await expect.poll(() => read(HOME)).toContain('data-design="classic"');
    await publish({ navigationNavbar: true });
    await expect.poll(() => read(HOME)).toContain('data-design="navbar"');
  });

  it('a menu without entries has no column beside the page', async () => {
    const header = { navigation: 'drawer' };
    await publish({ header }, { menuItems: [] });
    await expect.poll(() => read(HOME)).toContain('data-design="navbar"');
    // Nor a button for what has no room in the bar.
    expect(await read(HOME)).not.toContain('>More<');
    await publish({ header });
    await expect.poll(() => read(HOME)).toContain('data-design="classic"');
  });

  it('the order form says all at once', async () => {
    expect(await read(ORDER)).not.toContain('More options');
  });
});

it('a type is searched in where its network says so', async () => {
  const text = await read('/app/services/alder-views');
  const forms = text.match(/<form[^>]*role="search".*?<\/form>/gs) ?? [];
  // The one of the bar looks for all services.
  const form = forms.find((one) => one.includes('networkId'));
  expect(form).toMatch(/name="networkId" value="101"/);
  expect(form).toMatch(/name="serviceTypes" value="101"/);
  expect(form).toMatch(/type="search"[^>]*name="search"|name="search"[^>]*type="search"/);
});
