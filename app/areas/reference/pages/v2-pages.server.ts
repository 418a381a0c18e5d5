import type { Translator } from '#app/lib/texts/translator.ts';
import {
  ACTIONS,
  ERROR_WORDS,
  INTEGER_FIELDS,
  REFUSED_ALWAYS,
  STATUS_WORDS,
  TYPES,
  type Action,
} from '#core/resale/api-v2/contract.pure.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageOfAction } from '#app/lib/reference/documentation-pages.ts';
import type { Call } from '../code/call.ts';
import { inCurl } from '../code/curl.ts';
import { highlight } from '../code/highlight.ts';
import type { Section, ShownField } from '../view/block.ts';
import { actionCall, type ExampleValues } from './example-values.server.ts';
import { examplesBlock, type CallPage } from './operation-page.server.ts';
import { referenceTexts, v2FieldText } from './texts.server.ts';

const ADDRESS = '/api/v2';

/** The contract as a whole; of each type that the shop sells, with a service of its own. */
export function v2Guide(
  t: Translator<'reference'>,
  { origin, ofTypes }: { origin: string; ofTypes: ReadonlyMap<string, ExampleValues> },
): Section[] {
  const url = origin + ADDRESS;
  return [
    {
      id: 'start',
      blocks: [
        { is: 'text', text: t('v2.startText') },
        { is: 'code', parts: highlight(`POST ${url}`, 'http') },
        { is: 'text', text: t('v2.errorsInAnswer') },
      ],
    },
    {
      id: 'actions',
      title: t('v2.actions'),
      blocks: [
        { is: 'text', text: t('v2.actionsText') },
        {
          is: 'links',
          links: ACTIONS.map(({ name }) => ({
            to: pagePath('api/documentation/:page', { page: pageOfAction(name) }),
            title: name,
            text: t(`action.${name}`),
          })),
        },
      ],
    },
    waysSection(t, url),
    {
      id: 'types',
      title: t('v2.types'),
      blocks: [
        { is: 'text', text: t('v2.typesText') },
        {
          is: 'terms',
          terms: TYPES.map(({ name, fields, isSold }) => ({
            term: name,
            text: `\`${fields.join(', ')}\``,
            note: isSold ? undefined : t('v2.notSold'),
          })),
        },
        { is: 'fields', fields: fieldsOfTypes(t) },
        ...examplesOfTypes(origin, ofTypes),
      ],
    },
    {
      id: 'statuses',
      title: t('v2.statuses'),
      blocks: [
        {
          is: 'terms',
          terms: STATUS_WORDS.map(({ key, word }) => ({ term: word, text: t(`status.${key}`) })),
        },
      ],
    },
    {
      id: 'errors',
      title: t('label.errors'),
      blocks: [
        { is: 'text', text: t('v2.errorsText') },
        {
          is: 'terms',
          terms: ERROR_WORDS.map(({ key, text }) => ({ term: text, text: t(`v2error.${key}`) })),
        },
      ],
    },
  ];
}

function waysSection(t: Translator<'reference'>, url: string): Section {
  const fields = { action: 'balance' };
  const form = inCurl({ method: 'POST', url, token: 'variable', form: fields });
  const json = `curl '${url}' \\
  -H 'Content-Type: application/json' \\
  -d "{\\"key\\":\\"$API_TOKEN\\",\\"action\\":\\"balance\\"}"`;
  const query = `curl -X POST "${url}?key=$API_TOKEN&action=balance"`;
  return {
    id: 'ways',
    title: t('v2.ways.title'),
    blocks: [
      { is: 'text', text: t('v2.ways.text') },
      ...[form, json, query].map((code) => ({
        is: 'code' as const,
        parts: highlight(code, 'curl'),
      })),
    ],
  };
}

/** A call for each type that the shop sells: of another, it would order something else. */
const examplesOfTypes = (origin: string, ofTypes: ReadonlyMap<string, ExampleValues>) =>
  TYPES.flatMap(({ name, example }) => {
    const values = ofTypes.get(name);
    if (!values) return [];
    const call = actionCall({ name: 'add', example }, { origin, values, token: 'variable' });
    return [{ is: 'code' as const, label: name, parts: highlight(inCurl(call), 'curl') }];
  });

/** What each field of a type means, once. */
function fieldsOfTypes(t: Translator<'reference'>): ShownField[] {
  const names = TYPES.flatMap(({ fields }) => fields.map((field) => field.replace('?', '')));
  return [...new Set(names)].map((name) => shownField(t, name, []));
}

const shownField = (t: Translator<'reference'>, name: string, notes: string[]): ShownField => ({
  name,
  notes,
  depth: 0,
  type: INTEGER_FIELDS.has(name) ? 'integer' : 'string',
  meaning: v2FieldText(t, name),
});

/** One action of it, as other calls have a page of their own. */
export function actionPage(action: Action, { locale, call }: { locale: string; call: Call }) {
  const t: Translator<'reference'> = referenceTexts(locale);
  const { name, scope, fields, answers, refuses } = action;
  const needs = {
    always: [t('need.always')],
    either: [t('need.either')],
    'by type': [t('need.byType')],
    never: [],
  };
  const labels = answers.length > 1 ? [t('v2.one'), t('v2.several')] : [];
  const words = ERROR_WORDS.filter(
    ({ text }) => refuses.includes(text) || REFUSED_ALWAYS.includes(text),
  );
  return {
    title: name,
    text: t(`action.${name}`),
    address: `POST ${ADDRESS}`,
    facts: [{ term: t('fact.token'), text: t('fact.scope', { scope }) }],
    sections: [
      { id: 'examples', title: t('label.examples'), blocks: [examplesBlock(t, call)] },
      {
        id: 'parameters',
        title: t('label.parameters'),
        blocks: [
          {
            is: 'fields' as const,
            fields: [
              { ...shownField(t, 'action', needs.always), type: `"${name}"` },
              ...fields.map((field) => shownField(t, field.name, needs[field.needed])),
            ],
          },
        ],
      },
      {
        id: 'answer',
        title: t('label.answer'),
        blocks: answers.map((answer, at) => ({
          is: 'code' as const,
          parts: highlight(answer, 'json'),
          ...(labels[at] ? { label: labels[at] } : {}),
        })),
      },
      {
        id: 'errors',
        title: t('label.errors'),
        blocks: [
          {
            is: 'terms' as const,
            terms: words.map(({ key, text }) => ({ term: text, text: t(`v2error.${key}`) })),
          },
          {
            is: 'links' as const,
            links: [
              {
                to: pagePath('api/documentation/:page', { page: 'v2' }),
                title: t('guide.v2.title'),
              },
            ],
          },
        ],
      },
    ],
  } satisfies CallPage;
}
