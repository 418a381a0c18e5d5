import type { Translator } from '#app/lib/texts/translator.ts';
import type { AppLoadContext } from '@remix-run/node';
import { EVENT_TYPES } from '#core/messaging/webhooks/events/event-types.pure.ts';
import type { PublicDescription } from '#core/platform/openapi/public-description.contract.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { Guide } from '#app/lib/reference/documentation-pages.ts';
import { highlight, type CodeLanguage } from '../code/highlight.ts';
import { VERIFIERS } from '../code/verifiers.ts';
import type { Block, Section } from '../view/block.ts';
import { CHANGELOG } from './changelog.ts';
import type { ExampleValues } from './example-values.server.ts';
import { codeTerm } from './operation-page.server.ts';
import { EVENT_BODY, READ_EVENTS, REFUSED, TOO_MANY, TRY_AGAIN } from './guide-code.ts';
import { referenceTexts } from './texts.server.ts';
import { v2Guide } from './v2-pages.server.ts';

interface Shown {
  context: AppLoadContext;
  description: PublicDescription;
  /** What examples order, by the types of the contract. */
  ofTypes: ReadonlyMap<string, ExampleValues>;
}

/** The sections of a guide. */
export function guideSections(guide: Guide, shown: Shown): readonly Section[] {
  return GUIDES[guide](referenceTexts(shown.context.locale), shown);
}

const GUIDES: Readonly<Record<Guide, (t: Translator<'reference'>, shown: Shown) => Section[]>> = {
  tokens,
  v2: (t, { context: { origin }, ofTypes }) => v2Guide(t, { origin, ofTypes }),
  events,
  webhooks,
  errors,
  changelog,
};

const text = (words: string): Block => ({ is: 'text', text: words });
const code = (written: string, language: CodeLanguage): Block => ({
  is: 'code',
  parts: highlight(written, language),
});

function tokens(t: Translator<'reference'>): Section[] {
  return [
    {
      id: 'create',
      title: t('tokens.create.title'),
      blocks: [
        text(t('tokens.create.text')),
        { is: 'links', links: [{ to: pagePath('api'), title: t('tokens.page') }] },
      ],
    },
    {
      id: 'send',
      title: t('tokens.send.title'),
      blocks: [text(t('tokens.send.text')), code('Authorization: Bearer mqk_…', 'http')],
    },
    {
      id: 'scopes',
      title: t('tokens.scopes.title'),
      blocks: [
        {
          is: 'terms',
          terms: (['read', 'order', 'manage'] as const).map((scope) => ({
            term: scope,
            text: t(`tokens.scope.${scope}`),
          })),
        },
      ],
    },
    {
      id: 'bounds',
      title: t('tokens.bounds.title'),
      blocks: [text(t('tokens.bounds.text')), text(t('tokens.safety.text'))],
    },
    { id: 'renew', title: t('tokens.renew.title'), blocks: [text(t('tokens.renew.text'))] },
    {
      id: 'limits',
      title: t('tokens.limits.title'),
      blocks: [text(t('tokens.limits.text')), code(TOO_MANY, 'http')],
    },
  ];
}

/** A text cannot have a dot in its key. */
const keyOf = <Type extends string>(type: Type) =>
  // The type says of the text what the expression does to it.
  type.replace('.', '_') as Type extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : Type;

function events(t: Translator<'reference'>, { context }: Shown): Section[] {
  return [
    { id: 'intro', blocks: [text(t('events.intro')), code(EVENT_BODY, 'json')] },
    {
      id: 'loop',
      title: t('events.loop.title'),
      blocks: [text(t('events.loop.text')), code(READ_EVENTS(context.origin), 'node')],
    },
    { id: 'order', title: t('events.order.title'), blocks: [text(t('events.order.text'))] },
    {
      id: 'types',
      title: t('events.types.title'),
      blocks: [
        {
          is: 'terms',
          terms: EVENT_TYPES.map((type) => ({ term: type, text: t(`event.${keyOf(type)}`) })),
        },
        linkTo('listEvents', t('op.listEvents.title')),
      ],
    },
  ];
}

const linkTo = (page: string, title: string): Block => ({
  is: 'links',
  links: [{ to: pagePath('api/documentation/:page', { page }), title }],
});

function webhooks(t: Translator<'reference'>): Section[] {
  const names = ['id', 'timestamp', 'signature'] as const;
  return [
    {
      id: 'intro',
      blocks: [
        text(t('webhooks.intro')),
        { is: 'links', links: [{ to: pagePath('api/webhooks'), title: t('webhooks.page') }] },
      ],
    },
    {
      id: 'request',
      title: t('webhooks.request.title'),
      blocks: [
        {
          is: 'terms',
          terms: names.map((name) => ({
            term: `webhook-${name}`,
            text: t(`webhooks.header.${name}`),
          })),
        },
        code(EVENT_BODY, 'json'),
      ],
    },
    {
      id: 'verify',
      title: t('webhooks.verify.title'),
      blocks: [
        text(t('webhooks.verify.text')),
        {
          is: 'examples',
          label: t('webhooks.verify.title'),
          examples: VERIFIERS.map(({ id, label, code: written }) => ({
            ...{ id: `verify-${id}`, label },
            parts: highlight(written, id),
          })),
        },
      ],
    },
    { id: 'reply', title: t('webhooks.answer.title'), blocks: [text(t('webhooks.answer.text'))] },
    {
      id: 'again',
      title: t('webhooks.again.title'),
      blocks: [
        text(t('webhooks.again.text')),
        linkTo('listWebhookDeliveries', t('op.listWebhookDeliveries.title')),
        linkTo('replayWebhooks', t('op.replayWebhooks.title')),
      ],
    },
  ];
}

function errors(
  t: Translator<'reference'>,
  { context: { locale }, description }: Shown,
): Section[] {
  return [
    {
      id: 'v1',
      title: t('errors.v1.title'),
      blocks: [text(t('errors.v1.text')), code(REFUSED, 'json')],
    },
    {
      id: 'codes',
      title: t('errors.codes.title'),
      blocks: [{ is: 'terms', terms: codesOf(description).map((one) => codeTerm(locale, one)) }],
    },
    {
      id: 'v2',
      title: t('errors.v2.title'),
      blocks: [text(t('v2.errorsInAnswer')), linkTo('v2', t('guide.v2.title'))],
    },
    {
      id: 'repeat',
      title: t('errors.repeat.title'),
      blocks: [text(t('errors.repeat.text'))],
    },
    {
      id: 'wait',
      title: t('errors.wait.title'),
      blocks: [text(t('errors.wait.text')), code(TRY_AGAIN, 'node')],
    },
  ];
}

/** What any call may be refused with, besides what each of them names. */
const ALWAYS = [
  { status: '400', code: 'bad_request' },
  { status: '413', code: 'payload_too_large' },
  { status: '415', code: 'unsupported_media_type' },
  { status: '500', code: 'internal' },
  { status: '503', code: 'unavailable' },
];
/** Sessions only, or no address that programs know. */
const NEVER: ReadonlySet<string> = new Set(['owner_only', 'unknown_host']);

function codesOf({ paths }: PublicDescription): { status: string; code: string }[] {
  const named = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, { 'x-codes': codes = [] }]) =>
        codes.map((one) => ({ status, code: one })),
      ),
    ),
  );
  const all = new Map([...named, ...ALWAYS].map((one) => [one.code, one]));
  return [...all.values()]
    .filter((one) => !NEVER.has(one.code))
    .sort((one, other) => Number(one.status) - Number(other.status));
}

function changelog(t: Translator<'reference'>): Section[] {
  return CHANGELOG.map(({ date, entries }) => ({
    id: `on-${date}`,
    title: date,
    blocks: entries.map((entry) => text(t(`changelog.${entry}`))),
  }));
}
