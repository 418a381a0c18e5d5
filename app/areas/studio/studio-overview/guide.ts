import { providerOf, type AccountStates } from '#app/areas/studio/payment-accounts/providers.ts';
import { isRecord, type StudioDocument } from '#app/areas/studio/report/places.ts';
import { builtInSettings } from '#app/lib/instance/built-in-settings.ts';

/** What a new instance needs before it is shown to anybody, in the order of doing it. */
export const GUIDE_STEPS = [
  'name',
  'logo',
  'colours',
  'home',
  'menu',
  'services',
  'payment',
  'account',
  'legal',
  'support',
  'host',
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

interface Known {
  documents: readonly StudioDocument[];
  /** These are absent where nobody could say. */
  hosts: readonly string[] | undefined;
  isSelling: boolean | undefined;
  accounts: AccountStates | undefined;
}

/** Which of them are done; what nobody could say is taken as done. */
export function guideOf({
  documents,
  hosts,
  isSelling,
  accounts,
}: Known): Record<GuideStep, boolean> {
  const of = (kind: StudioDocument['kind']) => documents.filter((one) => one.kind === kind);
  const settings = of('settings')[0]?.body ?? {};
  const methods = of('payment-method').filter(({ body }) => body['strategy'] !== 'balance');
  const home = of('page').find(({ body }) => body['route_name'] === 'index')?.body ?? {};
  return {
    name: isText(settings['panelName']) && settings['panelName'] !== BUILT_IN.panelName,
    logo: isText(at(settings, 'logos', 'light', 'url')),
    colours: isOwnColour(at(settings, 'colours', 'light', 'primary')),
    home: isFilled(home['blocks']),
    menu: of('menu-item').length > 0,
    services: isSelling ?? true,
    // By the balance alone nobody can pay anything in.
    payment: methods.length > 0,
    account: accounts === undefined || canTakeMoney(methods, accounts),
    legal: isText(settings['termsUrl']) && isText(settings['privacyUrl']),
    support: isText(settings['supportEmail']),
    host: hosts === undefined || hosts.some(isPublicHost),
  };
}

/** By one of the methods at least; before there are any, by an account for the first of them. */
function canTakeMoney(methods: readonly StudioDocument[], accounts: AccountStates): boolean {
  const isReal = (state: string) => state === 'live' || state === 'shared';
  if (methods.length === 0) return Object.values(accounts).some(isReal);
  return methods.some(({ body }) => {
    const provider = providerOf(body);
    return provider === undefined || isReal(accounts[provider]);
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** What a panel has before anybody has chosen. */
const BUILT_IN = builtInSettings('');

const isOwnColour = (value: unknown) =>
  isText(value) && value.toLowerCase() !== BUILT_IN.colours.light.primary;

/** On the machine itself, or in a network without a name. */
const isPublicHost = (host: string) =>
  !/(?:^|\.)localhost(?::\d+)?$|^\[|^\d+\.\d+\.\d+\.\d+(?::\d+)?$/.test(host);

function at(root: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), root);
}
