import type { Translator } from '#app/lib/texts/translator.ts';
import type { AppLoadContext } from '@remix-run/node';
import { getPublicOpenapi } from '#core/platform/openapi/openapi.operations.ts';
import type { PublicDescription } from '#core/platform/openapi/public-description.contract.ts';
import { ACTIONS, type Action } from '#core/resale/api-v2/contract.pure.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import {
  documentationPages,
  GUIDES,
  pageOfAction,
  type Guide,
  type Topic,
} from '#app/lib/reference/documentation-pages.ts';
import type { DescribedOperation } from './example-values.server.ts';
import { fieldsIn } from './schema.ts';
import { referenceTexts, type OperationId } from './texts.server.ts';

/** What a page of the documentation is about. */
export type Subject =
  | { is: 'guide'; guide: Guide }
  | { is: 'action'; action: Action }
  | { is: 'operation'; operation: DescribedOperation };

interface PageEntry {
  page: string;
  to: string;
  title: string;
  text: string;
}

export interface TopicEntry {
  topic: Topic;
  title: string;
  pages: readonly PageEntry[];
}

export interface Reference {
  description: PublicDescription;
  topics: readonly TopicEntry[];
  subjectOf(page: string): Subject | undefined;
}

/** The documentation of what this shop's API offers to programs. */
export async function readReference({ core, locale }: AppLoadContext): Promise<Reference> {
  const description = await core.call(getPublicOpenapi);
  const t: Translator<'reference'> = referenceTexts(locale);
  const operations = operationsIn(description);
  const subjectOf = (page: string): Subject | undefined => {
    const guide = GUIDES.find((one) => one === page);
    if (guide) return { is: 'guide', guide };
    const action = ACTIONS.find(({ name }) => pageOfAction(name) === page);
    if (action) return { is: 'action', action };
    const operation = operations.get(page);
    return operation && { is: 'operation', operation };
  };
  const topics = documentationPages(description).map(({ topic, pages }) => ({
    topic,
    title: t(`topic.${topic}`),
    pages: pages.flatMap((page) => {
      const subject = subjectOf(page);
      const to = pagePath('api/documentation/:page', { page });
      return subject ? [{ page, to, ...namesOf(t, subject) }] : [];
    }),
  }));
  return { description, topics, subjectOf };
}

function operationsIn({ paths }: PublicDescription): Map<string, DescribedOperation> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  return new Map(all.map((operation) => [operation.call.operationId, operation]));
}

function namesOf(t: Translator<'reference'>, subject: Subject): { title: string; text: string } {
  switch (subject.is) {
    case 'guide':
      return {
        title: t(`guide.${subject.guide}.title`),
        text: t(`guide.${subject.guide}.text`),
      };
    case 'action':
      return { title: subject.action.name, text: t(`action.${subject.action.name}`) };
    case 'operation': {
      // The description names operations alone that have their texts; a test holds it to that.
      const id = subject.operation.call.operationId as OperationId;
      return { title: t(`op.${id}.title`), text: t(`op.${id}.text`) };
    }
  }
}

export interface FoundPage {
  to: string;
  title: string;
  text: string;
}

/** Pages that have every word that was asked for, in their names, texts or fields. */
export function searchReference(
  { topics, subjectOf, description }: Reference,
  { query, locale }: { query: string; locale: string },
): FoundPage[] {
  const small = (text: string) => text.toLocaleLowerCase(locale.replace('_', '-'));
  const words = small(query).split(/\s+/);
  return topics.flatMap(({ topic, pages }) =>
    pages
      .filter((page) => {
        const subject = subjectOf(page.page);
        const all = small(
          [page.page, page.title, page.text, topic, ...namesIn(subject, description)].join(' '),
        );
        return words.every((word) => all.includes(word));
      })
      .map(({ to, title, text }) => ({ to, title, text })),
  );
}

/** What programs call the parts of a call. */
function namesIn(
  subject: Subject | undefined,
  { components: { schemas } }: PublicDescription,
): string[] {
  if (subject?.is === 'action') return ['v2', ...subject.action.fields.map(({ name }) => name)];
  if (subject?.is !== 'operation') return [];
  const { path, call } = subject.operation;
  const body = call.requestBody?.content['application/json']?.schema ?? {};
  const fields = [...(call.parameters ?? []), ...fieldsIn(body, schemas)];
  return [path, ...fields.map(({ name }) => name)];
}
