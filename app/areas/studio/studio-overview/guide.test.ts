import { describe, expect, test } from 'vitest';
import type { StudioDocument } from '#app/areas/studio/report/places.ts';
import type { AccountStates } from '#app/areas/studio/payment-accounts/providers.ts';
import { guideOf, type GuideStep } from './guide.ts';

const NOTHING_CONNECTED: AccountStates = { stripe: 'none', paypal: 'none', btcpay: 'none' };
const of = (kind: StudioDocument['kind'], body: StudioDocument['body']): StudioDocument => ({
  kind,
  key: kind,
  body,
});
const done = (documents: StudioDocument[], hosts?: string[], isSelling = false) =>
  Object.entries(guideOf({ documents, hosts, isSelling, accounts: NOTHING_CONNECTED }))
    .filter(([, isDone]) => isDone)
    .map(([step]) => step);

describe('the guide', () => {
  test('has everything to do where there is nothing', () => {
    expect(done([], ['localhost'])).toEqual([]);
  });

  test.each<[GuideStep, StudioDocument]>([
    ['name', of('settings', { panelName: 'Acme' })],
    ['logo', of('settings', { logos: { light: { url: '/logo.svg', width: 1, height: 1 } } })],
    ['colours', of('settings', { colours: { light: { primary: '#7c3aed' } } })],
    ['home', of('page', { route_name: 'index', blocks: [{ type: 'hero' }] })],
    ['menu', of('menu-item', { id: 1 })],
    ['payment', of('payment-method', { strategy: 'stripe_checkout' })],
    ['legal', of('settings', { termsUrl: '/terms', privacyUrl: '/privacy' })],
    ['support', of('settings', { supportEmail: 'help@acme.example' })],
  ])('takes %s as done by its document', (step, document) => {
    expect(done([document], ['localhost'])).toEqual([step]);
  });

  test.each<[string, StudioDocument]>([
    ['the name that a panel has by itself', of('settings', { panelName: 'Panel' })],
    [
      'the colour that a panel has by itself',
      of('settings', { colours: { light: { primary: '#3B5BDB' } } }),
    ],
    ['terms without privacy', of('settings', { termsUrl: '/terms' })],
    ['the balance', of('payment-method', { strategy: 'balance' })],
    ['another page with blocks', of('page', { route_name: 'orders', blocks: [{}] })],
    ['a home page without blocks', of('page', { route_name: 'index', blocks: [] })],
    ['settings of a wrong shape', of('settings', { logos: 'none', colours: [1] })],
  ])('does not take %s for done', (_name, document) => {
    expect(done([document], ['localhost'])).toEqual([]);
  });

  test.each([
    ['shop.example', true],
    ['localhost', false],
    ['nova.localhost:3000', false],
    ['127.0.0.1', false],
    ['[::1]:3000', false],
  ])('takes %s for an address of its own: %s', (host, isPublic) => {
    const known = { documents: [], hosts: [host], isSelling: false, accounts: undefined };
    expect(guideOf(known).host).toBe(isPublic);
  });

  test('takes services as done once there is something to order', () => {
    expect(done([], ['localhost'], true)).toEqual(['services']);
  });

  test('asks for nothing that nobody knows of', () => {
    const known = { hosts: undefined, isSelling: undefined, accounts: undefined };
    expect(guideOf({ documents: [], ...known })).toMatchObject({
      ...{ host: true, services: true, account: true },
    });
  });

  const STRIPE = { strategy: 'stripe_checkout' };
  const PAYPAL = { strategy: 'redirect', gateway: 'paypal' };
  const TRANSFER = { strategy: 'message' };
  const BALANCE = { strategy: 'balance' };

  test.each<[string, StudioDocument['body'][], Partial<AccountStates>, boolean]>([
    ['nothing is there', [BALANCE], {}, false],
    ['an account waits for its method', [BALANCE], { paypal: 'live' }, true],
    ['the provider of the only method is not connected', [STRIPE], { paypal: 'live' }, false],
    ['its keys are for trying', [STRIPE], { stripe: 'test' }, false],
    ['it has an account', [PAYPAL], { paypal: 'live' }, true],
    ['the deployment has one', [STRIPE], { stripe: 'shared' }, true],
    ['customers can transfer the money', [STRIPE, TRANSFER], {}, true],
    ['another method works', [STRIPE, PAYPAL], { paypal: 'live' }, true],
  ])('says whether anybody can pay where %s', (_name, bodies, states, isDone) => {
    const documents = bodies.map((body) => of('payment-method', body));
    const accounts = { ...NOTHING_CONNECTED, ...states };
    const known = { documents, hosts: undefined, isSelling: undefined, accounts };
    expect(guideOf(known).account).toBe(isDone);
  });
});
