import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compileTheme } from '#themes/compile-theme.ts';
import { compileInstance } from './compile-instance.server.ts';
import type { CompileTheme, InstanceDocuments } from './compiled-instance.ts';
import { demoDocuments } from '#tests/instance/demo-documents.ts';

function compile(documents: InstanceDocuments, host = 'localhost') {
  const compilation = compileInstance({ host, documents, compileTheme });
  if (!compilation.ok) throw new Error(compilation.reason);
  return compilation.instance;
}

const documents = demoDocuments();
const instance = compile(documents);

describe('a compiled instance', () => {
  it('has its defaults filled in', () => {
    expect(instance.settings.freeTrial).toEqual({
      isEnabled: true,
      isOpenToGuests: true,
      maxPerCustomer: 3,
      minUserSpendAmount: '5',
      minReplenishmentAmount: '0',
      validDays: 7,
    });
    expect(instance.menu[0]).toMatchObject({ id: 'orders', for_guests: true, children: [] });
  });

  it('has its menu and its slides in order, at every depth', () => {
    expect(instance.menu.map(({ id }) => id)).toEqual(['orders', 'earn']);
    expect(instance.menu[1]?.children.map(({ id }) => id)).toEqual(['referrals', 'tasks']);
    expect(instance.banners[2]?.information.map(({ title }) => title)).toEqual(['First', 'Second']);
  });

  it('finds pages by route name, generic ones by slug', () => {
    expect(instance.pages.get('orders')?.meta_title).toBe('Orders');
    expect(instance.pages.get('about-us')).toBe(instance.pagesBySlug.get('about-us'));
    expect([...instance.pagesBySlug.keys()]).toEqual(['about-us']);
  });

  it('keeps the page of a route when a generic one has its name as a slug', () => {
    const impostor = { route_name: 'impostor', slug: 'orders', meta_title: 'Impostor' };
    const { pages } = compile({ ...documents, pages: [...documents.pages, impostor] });
    expect(pages.get('orders')?.meta_title).toBe('Orders');
  });

  it('names its theme by the hash that a content security policy needs', () => {
    const hash = createHash('sha256').update(instance.theme.css).digest('base64');
    expect(instance.theme.sha256).toBe(hash);
  });

  it('has a revision that depends on what it says, and on nothing else', () => {
    const reordered = Object.fromEntries(Object.entries(documents.settings).reverse());
    // The same properties in another order are the same settings.
    const settings = reordered as unknown as InstanceDocuments['settings'];
    expect(compile({ ...documents, settings }, 'other.example').revision).toBe(instance.revision);
    expect(compile(demoDocuments('Borealis')).revision).not.toBe(instance.revision);
  });

  it('has the very pages of before where their documents are those of before', () => {
    const [first, ...others] = documents.pages;
    const changed = { route_name: 'index', meta_title: 'Another title' };
    const settings = { ...documents.settings, panelName: 'Borealis' };
    const next = compile({ ...documents, settings, pages: [changed, ...others] });
    expect(first?.route_name).toBe('index');
    expect(next.pages.get('index')).not.toBe(instance.pages.get('index'));
    expect(next.pages.get('orders')).toBe(instance.pages.get('orders'));
    expect(next.pages.get('about-us')).toBe(instance.pages.get('about-us'));
  });

  it('has another revision for another page, and the same for pages that say the same', () => {
    const copied = { ...documents, pages: structuredClone(documents.pages) };
    expect(compile(copied).revision).toBe(instance.revision);
    const [first, ...others] = copied.pages;
    const changed = { ...documents.pages[0], route_name: 'index', meta_title: 'Other' };
    expect(first).toBeDefined();
    expect(compile({ ...documents, pages: [changed, ...others] }).revision).not.toBe(
      instance.revision,
    );
  });

  it('cannot be changed by a request that shares it with all others', () => {
    expect(() => Object.assign(instance, { host: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(instance.settings.colours.light, { primary: 'x' })).toThrow(
      TypeError,
    );
    expect(() => Object.assign(instance.menu[1]?.children[0] ?? {}, { url: 'x' })).toThrow(
      TypeError,
    );
    expect(() => Reflect.get(instance.pages, 'set').call(instance.pages, 'x', {})).toThrow(
      TypeError,
    );
    expect(() => Object.assign(instance.pages.get('index') ?? {}, { title: 'x' })).toThrow(
      TypeError,
    );
  });
});

describe('an instance that does not hold its own checks', () => {
  const withTheme = (change: (css: string) => string): CompileTheme => {
    return (input) => {
      const theme = compileTheme(input);
      return { ...theme, css: change(theme.css) };
    };
  };
  const reasonWith = (broken: CompileTheme) => {
    const compilation = compileInstance({ host: 'localhost', documents, compileTheme: broken });
    return compilation.ok ? '' : compilation.reason;
  };

  it('is refused when its CSS could end the style element', () => {
    expect(reasonWith(withTheme((css) => `${css}</style>`))).toMatch(/character/);
  });

  it('is refused when a pair of colours cannot be read', () => {
    const unreadable = withTheme((css) =>
      css.replace(/--mq-text:light-dark\([^)]*\)/, '--mq-text:light-dark(#fff,#000)'),
    );
    expect(reasonWith(unreadable)).toMatch(/needs/);
  });

  it('is refused when the theme cannot be made at all', () => {
    const failing: CompileTheme = () => {
      throw new Error('No such colour');
    };
    expect(reasonWith(failing)).toBe('No such colour');
  });
});
