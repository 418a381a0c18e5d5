import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { link } from '#app/ui/link.css.ts';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { readReference } from '../pages/reference.server.ts';
import { Sections } from '../view/blocks.tsx';
import { Contents } from '../view/contents.tsx';
import * as styles from '../view/reference.css.ts';
import { Worded } from '../view/worded.tsx';
import { pageData } from './page-data.server.ts';
import { tryCall } from './try-call.server.ts';
import { TryForm } from './try-form.tsx';

export const handle = { i18n: ['api', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageHead(page?.head);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = params['page'] ?? '';
  const reference = await readReference(context);
  const subject = reference.subjectOf(page);
  if (!subject) throw notFound('page');
  const shown = await pageData(context, { reference, page, subject });
  const index = pageText(context, 'api-documentation');
  const all = reference.topics.flatMap(({ pages }) => pages);
  const at = all.findIndex((one) => one.page === page);
  return {
    ...shown,
    head: {
      panelName: index.panelName,
      metaTitle: `${shown.title} – ${index.title}`,
      metaDescription: shown.text,
      noIndex: index.noIndex,
    },
    indexTitle: index.title,
    here: all[at]?.to ?? '',
    previous: at > 0 ? entryOf(all[at - 1]) : undefined,
    next: entryOf(all[at + 1]),
    topics: reference.topics.map(({ title, pages }) => ({
      title,
      pages: pages.flatMap((one) => entryOf(one) ?? []),
    })),
    hasSession: (await context.customer()) !== undefined,
  };
}

const entryOf = (page: { to: string; title: string } | undefined) =>
  page && { to: page.to, title: page.title };

export async function action({ context, params, request }: ActionFunctionArgs) {
  const reference = await readReference(context);
  const subject = reference.subjectOf(params['page'] ?? '');
  if (!subject) throw notFound('page');
  return data(await tryCall(context, subject, await readForm(request)));
}

export default function DocumentationPage() {
  const page = useLoaderData<typeof loader>();
  const tried = useActionData<typeof action>();
  const { t } = useTranslation('api');
  return (
    <div className={styles.layout}>
      <Stack gap={8}>
        <Stack gap={3}>
          <p className={styles.ends}>
            <Link className={link({ kind: 'standalone' })} to={pagePath('api/documentation')}>
              {page.indexTitle}
            </Link>
            <a className={`${link({ kind: 'standalone' })} ${styles.narrowOnly}`} href="#contents">
              {t('doc.contents')}
            </a>
          </p>
          <PageHeader title={page.title} lead={page.text} />
          {page.address ? (
            <p>
              <code className={styles.address} dir="ltr">
                {page.address}
              </code>
            </p>
          ) : null}
          {page.facts.length > 0 ? (
            <DescriptionList
              items={page.facts.map(({ term, text }) => ({
                term,
                detail: <Worded>{text}</Worded>,
              }))}
            />
          ) : null}
        </Stack>
        <Sections sections={page.sections} />
        {page.tries ? (
          <TryForm key={page.here} values={page.tries} tried={tried} hasSession={page.hasSession} />
        ) : null}
        <Neighbours previous={page.previous} next={page.next} />
      </Stack>
      <Contents topics={page.topics} here={page.here} />
    </div>
  );
}

interface NeighboursProps {
  previous: { to: string; title: string } | undefined;
  next: { to: string; title: string } | undefined;
}

function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslation('api');
  const kind = link({ kind: 'standalone' });
  return (
    <p className={styles.ends}>
      {previous ? (
        <Link className={kind} to={previous.to} rel="prev">
          {t('doc.previous')}: {previous.title}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link className={kind} to={next.to} rel="next">
          {t('doc.next')}: {next.title}
        </Link>
      ) : null}
    </p>
  );
}
