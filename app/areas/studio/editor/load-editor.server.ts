import type { AppLoadContext } from '@remix-run/node';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { FieldNode } from '#instance-schema/field-node.ts';
import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import type { FieldCode } from '#core/errors.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { isLanguage, LANGUAGES } from '#locales/languages.ts';
import { pickFields } from '#app/areas/studio/form/documents.ts';
import type { FieldProblem } from '#app/areas/studio/fields/field-problem.ts';
import { entryProblem, placedProblems } from '#app/areas/studio/form/problem-places.ts';
import type { LoadedEditor } from './editor-form.tsx';
import { isGone } from './gone-documents.server.ts';
import { loadChoices } from './load-choices.server.ts';

interface Asked {
  kind: DocumentKind;
  /** Left out for a document that is not there yet. */
  key: string | undefined;
  fields: readonly FieldNode[];
}

/** A document of the draft; undefined where it has none of that key. */
export async function findDraftDocument(
  { core }: AppLoadContext,
  { kind, key }: { kind: DocumentKind; key: string },
): Promise<DraftDocument | undefined> {
  if (key === '' || key.length > 300) return undefined;
  const { data } = await core.call(listDraftDocuments, { query: { kind, key } });
  return data[0];
}

/** A form with what the draft says; what is not in the draft is not there. */
export async function loadEditor(
  context: AppLoadContext,
  { kind, key, fields }: Asked,
): Promise<LoadedEditor> {
  const { core, locale, timeZone } = context;
  const query = key === undefined ? { kind } : { kind, key };
  const [{ data, meta }, choices] = await Promise.all([
    core.call(listDraftDocuments, { query }),
    loadChoices(context, fields),
  ]);
  const document = key === undefined ? undefined : data[0];
  if (key !== undefined && !document && !isGone(context)) throw notFound('page');
  const values = document ? pickFields(fields, document.body) : {};
  const form = { fields, document: values };
  const names = new Set(fields.map(({ name }) => `/${name}`));
  const problems = (document?.problems ?? []).filter(({ pointer }) =>
    names.has(pointer.split('/').slice(0, 2).join('/')),
  );
  return {
    ...{ kind, key: document?.key, fields, values, choices },
    rev: meta.rev,
    problems: placedProblems(problems, form).map((problem) =>
      entryProblem(inWords(problem, locale), form),
    ),
    languages: offeredLanguages(context),
    zone: timeZone,
  };
}

/** Rules that a form does not know of itself; the text of the code says what they ask for. */
const TELLING: ReadonlySet<string> = new Set<FieldCode>([
  'before_start',
  'known_names',
  'missing_name',
  'no_button',
]);

function inWords(
  { pointer, code, params = {} }: DraftDocument['problems'][number],
  locale: string,
): FieldProblem {
  if (!TELLING.has(code)) return { pointer, code };
  // Each code has a text in every language.
  const t = textsOf(locale).t as (key: string, params: object) => string;
  return { pointer, code, text: t(`errors:field.${code}`, params) };
}

/** Those that the panel is offered in, which the settings may say. */
function offeredLanguages({ instance }: AppLoadContext) {
  const said: unknown = Reflect.get(instance.settings, 'languages');
  const offered = Array.isArray(said) ? said.filter(isLanguage) : [];
  return offered.length > 0 ? offered : [...LANGUAGES];
}
