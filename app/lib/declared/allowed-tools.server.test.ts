import { describe, expect, test } from 'vitest';
import type { Consent } from '../session/consent.ts';
import { ADAPTERS, type ToolKind } from './adapters.ts';
import { allowedTools, offersChat, toolSources } from './allowed-tools.server.ts';

const ids = {
  analyticsIds: { googleAnalytics4: 'G-TEST1234', yandexMetrika: '12345678' },
  chatIds: { intercom: 'abcd1234' },
};
const nothing = { consent: undefined, chatIsOpened: false };
const agreed = { consent: { analytics: 'granted', advertising: 'denied' }, chatIsOpened: false };
const advertised = {
  consent: { analytics: 'granted', advertising: 'granted' },
  chatIsOpened: false,
};
const refused = { consent: { analytics: 'denied', advertising: 'granted' }, chatIsOpened: false };

type Given = { consent: Consent | undefined; chatIsOpened: boolean };
const kinds = (given: Given) => allowedTools(ids, given).map(({ kind }) => kind);

describe('what may run', () => {
  test('is nothing before an answer and nothing against one', () => {
    expect(kinds(nothing)).toEqual([]);
    expect(kinds(refused as Given)).toEqual([]);
  });

  test('is all that is declared once the visitor agrees to analytics', () => {
    expect(kinds(agreed as Given)).toEqual(['googleAnalytics4', 'yandexMetrika', 'intercom']);
  });

  test('is the chat alone for who opened it without agreeing', () => {
    expect(kinds({ ...(refused as Given), chatIsOpened: true })).toEqual(['intercom']);
    expect(kinds({ ...nothing, chatIsOpened: true })).toEqual(['intercom']);
  });

  test('a chat that does not run is offered, one that runs is not, nor one that is not there', () => {
    expect(offersChat(ids, nothing)).toBe(true);
    expect(offersChat(ids, agreed as Given)).toBe(false);
    expect(offersChat({ ...ids, chatIds: {} }, nothing)).toBe(false);
  });
});

describe('the policy', () => {
  test('opens nothing before consent', () => {
    expect(toolSources(ids, nothing, '/app')).toEqual({});
    expect(toolSources(ids, refused as Given, '/app')).toEqual({});
  });

  test('opens what the declared tools need, and nothing of others', () => {
    const sources = toolSources(ids, agreed as Given, '/app/orders');
    expect(sources['connect-src']).toContain('https://*.google-analytics.com');
    expect(sources['connect-src']).toContain('https://mc.yandex.ru');
    expect(sources['connect-src']).toContain('https://*.intercom.io');
    expect(JSON.stringify(sources)).not.toMatch(/crisp|tawk|jivo|doubleclick/);
  });

  test('opens the advertising network only for who agreed to advertising', () => {
    const sources = toolSources(ids, advertised as Given, '/app/orders');
    expect(sources['connect-src']).toContain('https://*.g.doubleclick.net');
  });

  test.each(['/app/login', '/app/de/add-funds', '/app/password/reset', '/app/register.data'])(
    'opens nothing on %s',
    (path) => {
      expect(toolSources(ids, advertised as Given, path)).toEqual({});
    },
  );

  // The keys of this very object.
  test.each(Object.keys(ADAPTERS) as ToolKind[])('names for %s only https and wss', (kind) => {
    const { sources, advertisingSources, scripts } = ADAPTERS[kind];
    const named = [...Object.values(sources), ...Object.values(advertisingSources ?? {})].flat();
    const others = [...named, ...scripts].filter(
      (each) => !/^(https|wss):\/\/[^*]/.test(each.replace('*.', '')),
    );
    expect(others.filter((each) => !["'unsafe-inline'", 'blob:'].includes(each))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
  });
});
