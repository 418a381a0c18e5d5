import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateDocument } from '#instance-schema/validate.ts';
import { linkRuleProblems } from '#core/tenancy/link-rules/check-link-rules.pure.ts';
import { LinkRules, type LinkRule } from '#core/tenancy/link-rules/link-rules.pure.ts';
import { HOSTILE_LINKS } from './testing/hostile-links.ts';
import { REAL_LINKS } from './testing/real-links.ts';

const RULES: LinkRule[] = [
  {
    network: 'rooms',
    hosts: ['rooms.example', 'www.rooms.example'],
    path: '/{user:handle}/talks/{id:digits:4-12}/*',
    to: '/talks/{id}',
    shape: 'video',
  },
  { network: 'rooms', hosts: ['rooms.example'], path: '/@{name:handle}', shape: 'profile' },
  {
    network: 'rooms',
    serviceTypes: [12],
    hosts: ['watch.rooms.example'],
    path: '/see?v={id:code:11}',
    shape: 'live',
  },
];
const rules = new LinkRules(RULES);
const read = (text: string, typeId?: number) => rules.read(text, { network: 'rooms', typeId });

const LINKS: [string, string][] = [
  ['https://rooms.example/ada/talks/12345', 'https://rooms.example/talks/12345'],
  ['http://WWW.Rooms.Example/Ada/talks/12345/part?x=1', 'https://rooms.example/talks/12345'],
  ['rooms.example/talks/12345', 'https://rooms.example/talks/12345'],
  [' //rooms.example/@Ada.L ', 'https://rooms.example/@ada.l'],
  [
    'https://watch.rooms.example/see?t=9&v=aqz-KE-bpKQ',
    'https://watch.rooms.example/see?v=aqz-KE-bpKQ',
  ],
];

describe('a rule of an owner', () => {
  it.each(LINKS)('reads %s as %s, which it reads again', (written, url) => {
    expect(read(written)).toMatchObject({ url });
    expect(read(url)).toEqual(read(written));
  });

  it('tells one page from another, and the same from itself', () => {
    const keys = ['ada/talks/12345', 'bob/talks/12345', 'talks/12345', 'talks/12346'].map(
      (path) => (read(`https://rooms.example/${path}`) as { key: string }).key,
    );
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('is for the types that it names, and for none but its network', () => {
    const link = 'https://watch.rooms.example/see?v=aqz-KE-bpKQ';
    expect(read(link, 12)).toMatchObject({ isForType: true });
    expect(read(link, 13)).toBeUndefined();
    expect(rules.read(link, { network: 'halls' })).toBeUndefined();
    expect(read('https://rooms.example/ada/talks/12345', 13)).toMatchObject({ isForType: false });
  });

  it.each([
    'https://rooms.example/',
    'https://rooms.example/ada/talks/123',
    'https://rooms.example/ada/talks/1234567890123',
    'https://rooms.example/login/talks/12345',
    'https://rooms.example/ada/talks/12345/a/b',
    'https://watch.rooms.example/see?v=short',
  ])('says that %s is a page of its host and nothing to order for', (link) => {
    expect(read(link)).toBe('unknown_page');
  });

  it.each([
    'https://rooms.example.evil.example/ada/talks/12345',
    'https://rooms.example@evil.example/ada/talks/12345',
    'https://rooms.example:8080/ada/talks/12345',
    'https://rooms.example\\@evil.example/talks/12345',
    'https://evil.example/?u=https://rooms.example/talks/12345',
    'javascript://rooms.example/talks/12345',
    'https://127.0.0.1/talks/12345',
  ])('knows nothing of %s', (link) => {
    expect(read(link)).toBeUndefined();
  });

  it('takes no trick, and none of the links of others', () => {
    const others = Object.values(REAL_LINKS).flatMap((rows) => rows.map(([written]) => written));
    const hostile = HOSTILE_LINKS.map(([, link]) => link);
    for (const link of [...others, ...hostile]) expect(typeof read(link)).not.toBe('object');
    const onOwnHost = hostile.map((link) => `https://rooms.example/${link}`);
    for (const link of onOwnHost) {
      const found = read(link);
      if (typeof found === 'object')
        expect(found.url).toMatch(/^https:\/\/rooms\.example\/[\w@.%/-]+$/);
    }
  });

  it('keeps one form of whatever it reads', () => {
    const path = fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 });
    fc.assert(
      fc.property(path, fc.string(), (steps, query) => {
        const link = read(`https://rooms.example/${steps.join('/')}?${query}`);
        if (typeof link !== 'object') return;
        expect(read(link.url)).toEqual(link);
        expect(new URL(link.url).host).toBe('rooms.example');
      }),
    );
  });
});

describe('the rules that can be published', () => {
  const settings = (rule: object) => ({
    schemaVersion: 2,
    panelName: 'Rooms',
    colours: { light: { primary: '#3b5bdb' } },
    linkRules: [{ network: 'rooms', hosts: ['rooms.example'], path: '/{id:digits}', ...rule }],
  });
  const isAccepted = (rule: object) => validateDocument('settings', settings(rule)).length === 0;

  it('are those that can be followed', () => {
    for (const { shape, ...rule } of RULES) expect(isAccepted({ ...rule, shape })).toBe(true);
  });

  it.each<object>([
    { hosts: ['localhost'] },
    { hosts: ['10.0.0.1'] },
    { hosts: ['[::1]'] },
    { hosts: ['0x7f.1'] },
    { hosts: ['panel.internal'] },
    { hosts: ['rooms.example:8080'] },
    { hosts: ['Rooms.example'] },
    { hosts: ['rooms'] },
    { hosts: ['a.example/path'] },
    { hosts: [] },
    { path: 'talks' },
    { path: '/' },
    { path: '/{id}' },
    { path: '/{id:digits:0}' },
    { path: '/(.*)*' },
    { path: '/*/talks' },
    { path: '/../talks/{id:digits}'.repeat(30) },
    { to: 'https://evil.example/{id}' },
    { to: '//evil.example/{id}' },
    { to: '/{id:digits}' },
    { shape: 'anything' },
    { serviceTypes: [0] },
  ])('are not %j', (rule) => {
    expect(isAccepted(rule)).toBe(false);
  });

  it('name only parts that there are, on hosts that tell where a link leads', () => {
    const [first] = RULES as [LinkRule];
    const wrong = { ...first, hosts: ['rooms.example', 'bit.ly'], to: '/talks/{number}' };
    expect(linkRuleProblems(RULES)).toEqual([]);
    expect(linkRuleProblems([first, wrong]).map(({ pointer }) => pointer)).toEqual([
      '/linkRules/1/to',
      '/linkRules/1/hosts/1',
    ]);
    expect(new LinkRules([wrong]).has('rooms')).toBe(false);
  });

  it('are read quickly, whatever stands in them', () => {
    const before = performance.now();
    for (const path of [`/${'a'.repeat(299)}`, `/${'{'.repeat(299)}`, `/${'a{b:'.repeat(74)}`]) {
      isAccepted({ path });
      isAccepted({ to: path });
    }
    isAccepted({ hosts: [`${'a-'.repeat(120)}.`] });
    expect(performance.now() - before).toBeLessThan(500);
  });
});
