import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { localize } from '#app/lib/instance/localize.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { allowedSiteView } from '#app/lib/pages/site-view.ts';
import * as styles from './site-view.css.ts';

// The same page shows many others: none of them is ours to be found by.
export const handle = { i18n: ['site'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data?.page);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const allowed = allowedSiteView(
    context.instance.settings,
    new URL(request.url).searchParams.get('url'),
  );
  return {
    page: pageText(context, 'site-view'),
    frame: allowed && {
      url: allowed.url,
      title: localize(allowed.item.title, context.language),
    },
  };
}

export default function SiteView() {
  const { page, frame } = useLoaderData<typeof loader>();
  const { t } = useTranslation('site');
  if (!frame) return <PageHeader title={page.title} lead={t('refused')} />;
  return (
    <>
      <PageHeader title={frame.title || page.title} />
      <p className={styles.link}>
        <a href={frame.url} target="_blank" rel="noopener noreferrer">
          {t('open')}
        </a>
      </p>
      <iframe
        className={styles.frame}
        src={frame.url}
        title={frame.title || t('title')}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </>
  );
}
