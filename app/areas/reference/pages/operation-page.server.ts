import type { Translator } from '#app/lib/texts/translator.ts';
import type {
  DescribedCall,
  PublicDescription,
} from '#core/platform/openapi/public-description.contract.ts';
import type { ErrorCode } from '#core/errors.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { Call } from '../code/call.ts';
import { EXAMPLE_LANGUAGES } from '../code/examples.ts';
import { highlight } from '../code/highlight.ts';
import type { Block, Section, ShownField, ShownTerm } from '../view/block.ts';
import { scopeOf, type DescribedOperation } from './example-values.server.ts';
import { sampleOf } from './sample.ts';
import { fieldsIn, isDigits, typeOf, type Schema, type Schemas } from './schema.ts';
import { fieldText, referenceTexts, type OperationId } from './texts.server.ts';

export interface Fact {
  term: string;
  text: string;
}

export interface CallPage {
  title: string;
  text: string;
  /** As it is written: `GET /api/v1/orders`. */
  address: string;
  facts: readonly Fact[];
  sections: readonly Section[];
}

interface Shown {
  description: PublicDescription;
  locale: string;
  call: Call;
}

/** The page of an operation, made of the description of it. */
export function operationPage(
  { path, method, call: described }: DescribedOperation,
  { description, locale, call }: Shown,
): CallPage {
  const t: Translator<'reference'> = referenceTexts(locale);
  // The description names operations alone that have their texts; a test holds it to that.
  const id = described.operationId as OperationId;
  return {
    title: t(`op.${id}.title`),
    text: t(`op.${id}.text`),
    address: `${method.toUpperCase()} ${path}`,
    facts: factsOf(t, described),
    sections: [
      { id: 'examples', title: t('label.examples'), blocks: [examplesBlock(t, call)] },
      parameterSection(t, described, description),
      answerSection(t, described, description),
      errorSection(t, described, locale),
    ],
  };
}

function factsOf(t: Translator<'reference'>, call: DescribedCall): Fact[] {
  const scope = scopeOf(call);
  const limit = call['x-limit'];
  return [
    {
      term: t('fact.token'),
      text: scope === undefined ? t('fact.noToken') : t('fact.scope', { scope }),
    },
    ...(limit
      ? [
          {
            term: t('fact.limit'),
            text: t('fact.limitText', { calls: limit.calls, seconds: limit.seconds }),
          },
        ]
      : []),
  ];
}

/** The call in each language. */
export function examplesBlock(t: Translator<'reference'>, call: Call): Block {
  return {
    is: 'examples',
    label: t('label.examples'),
    examples: EXAMPLE_LANGUAGES.map(({ id, label, write }) => ({
      ...{ id: `example-${id}`, label },
      parts: highlight(write(call), id),
    })),
  };
}

function parameterSection(
  t: Translator<'reference'>,
  { parameters = [], requestBody }: DescribedCall,
  { components: { schemas } }: PublicDescription,
): Section {
  const body = requestBody?.content['application/json']?.schema;
  const fields = [
    ...parameters
      // Of headers, those that an example sends.
      .filter(({ in: place, example }) => place !== 'header' || example !== undefined)
      .map(({ name, required = false, schema = {} }) => ({
        ...{ name, depth: 0, schema, isRequired: required },
      })),
    ...(body ? fieldsIn(body, schemas) : []),
  ].map(({ name, depth, schema, isRequired }) =>
    shownField(t, { name, depth, schema, schemas, isRequired }),
  );
  return { id: 'parameters', title: t('label.parameters'), blocks: [{ is: 'fields', fields }] };
}

interface Described {
  name: string;
  depth: number;
  schema: Schema;
  schemas: Schemas;
  /** Told of what is sent only. */
  isRequired: boolean;
}

function shownField(
  t: Translator<'reference'>,
  { name, depth, schema, schemas, isRequired }: Described,
): ShownField {
  return {
    name,
    depth,
    type: typeOf(schema, schemas),
    notes: [...(isRequired ? [t('need.always')] : []), ...boundsOf(t, schema)],
    meaning: fieldText(t, name),
  };
}

function boundsOf(t: Translator<'reference'>, schema: Schema): string[] {
  const { minimum, maximum, maxLength, maxItems, pattern } = schema;
  const value = schema['default'];
  const isSaid = (bound: unknown): bound is number =>
    typeof bound === 'number' && Math.abs(bound) < MOST_SAID;
  const range = isSaid(maximum)
    ? `${isSaid(minimum) ? minimum : ''} … ${maximum}`.trim()
    : isSaid(minimum) && minimum > 0
      ? `≥ ${minimum}`
      : '';
  return [
    range,
    ...(typeof maxLength === 'number' ? [t('bound.characters', { count: maxLength })] : []),
    ...(typeof maxItems === 'number' ? [t('bound.items', { count: maxItems })] : []),
    ...(typeof pattern === 'string' && !isDigits(schema) ? [`/${pattern}/`] : []),
    ...(value === undefined || typeof value === 'object'
      ? []
      : [t('bound.default', { value: String(value) })]),
  ].filter((note) => note !== '');
}

/** What is as large as a column says nothing to a reader. */
const MOST_SAID = 1_000_000_000;

function answerSection(
  t: Translator<'reference'>,
  { responses }: DescribedCall,
  { components: { schemas } }: PublicDescription,
): Section {
  const [status = '', answer] =
    Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const schema = answer?.content?.['application/json']?.schema ?? {};
  const sample = JSON.stringify(sampleOf(schema, schemas), null, 2);
  const fields = fieldsIn(schema, schemas).map((field) =>
    shownField(t, { ...field, schemas, isRequired: false }),
  );
  return {
    id: 'answer',
    title: `${t('label.answer')} ${status}`,
    blocks: [
      { is: 'code', parts: highlight(sample, 'json') },
      { is: 'fields', fields },
    ],
  };
}

/** What no program is ever refused with, or none that asks at an address that exists. */
const NOT_FOR_PROGRAMS: ReadonlySet<string> = new Set(['owner_only', 'unknown_host']);

function errorSection(
  t: Translator<'reference'>,
  { responses }: DescribedCall,
  locale: string,
): Section {
  const codes = Object.entries(responses).flatMap(([status, { 'x-codes': own = [] }]) =>
    own.filter((code) => !NOT_FOR_PROGRAMS.has(code)).map((code) => ({ status, code })),
  );
  return {
    id: 'errors',
    title: t('label.errors'),
    blocks: [
      { is: 'terms', terms: codes.map((one) => codeTerm(locale, one)) },
      {
        is: 'links',
        links: [
          {
            to: pagePath('api/documentation/:page', { page: 'errors' }),
            title: t('guide.errors.title'),
          },
        ],
      },
    ],
  };
}

export function codeTerm(
  locale: string,
  { status, code }: { status: string; code: string },
): ShownTerm {
  const t: Translator<'errors'> = textsOf(locale).getFixedT(locale, 'errors');
  const ofReference: Translator<'reference'> = referenceTexts(locale);
  const text =
    code === 'too_many_requests'
      ? ofReference('v2error.tooMany')
      : // The description names codes of the catalogue, which has a text for each.
        t(`code.${code as ErrorCode}`, { total: '…', host: '…', wait: '…', amount: '…' });
  return { term: code, text, note: status };
}
