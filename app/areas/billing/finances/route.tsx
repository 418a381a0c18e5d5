import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { readEntryFilters } from '#app/areas/billing/finance-entries.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { isOfferedRoute } from '#app/lib/pages/offered-pages.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Balances } from './balances.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { Entries } from './entries.tsx';
import { finances } from './finances.server.ts';
import * as styles from './finances.css.ts';
import { FilterForm } from './filter-form.tsx';
import { periodsAt } from './periods.ts';
import { Plot } from './plot.tsx';
import { Statement } from './statement.tsx';

export const handle = { i18n: ['finances', 'documents', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const filters = readEntryFilters(new URL(request.url).searchParams);
  const { found, problem } = await finances(context, filters);
  const periods = periodsAt(Date.now());
  const hasTasks =
    isOfferedRoute('tasks', context.instance.settings) ||
    filters.kinds.includes('task') ||
    (found !== undefined && found.balances.task !== '0');
  const page = { ...pageText(context, 'finances'), filters, periods, found, problem, hasTasks };
  return data(page, { status: problem?.kind === 'dates' ? 422 : 200 });
}

export default function Finances() {
  const page = useLoaderData<typeof loader>();
  const { title, metaDescription, filters, periods, found, problem, hasTasks } = page;
  const { t } = useTranslation('finances');
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={8}>
        {found ? <Balances {...found} hasTasks={hasTasks} /> : null}
        {found?.days.some(({ balance }) => balance > 0) ? <Plot days={found.days} /> : null}
        <section>
          <h2 className={styles.heading}>{t('entries')}</h2>
          <FilterForm {...{ filters, periods, problem, hasTasks }} />
          {problem?.kind === 'dates' ? null : <Entries filters={filters} page={found?.page} />}
        </section>
        <DocumentsCard />
        <Statement hasTasks={hasTasks} />
      </Stack>
    </>
  );
}
