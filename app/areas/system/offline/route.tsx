import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { DocumentChoice } from '#app/lib/pages/document-choice.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { Brand } from '#app/shell/brand.tsx';
import { OfflineScreen } from '#app/shell/offline-screen.tsx';
import { brandOf } from '#app/shell/shell-data.server.ts';
import * as styles from './offline.css.ts';

export const handle = { document: (): DocumentChoice => ({ isStill: true }) };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data && `${data.title} · ${data.brand.panelName}` },
  { name: 'robots', content: 'noindex' },
];

/** The same for everybody: browsers keep it, whoever uses them next. */
export async function loader({ context }: LoaderFunctionArgs) {
  const title = textsOf(context.locale).getFixedT(context.locale, 'screens')('offline.title');
  return { title, brand: brandOf(context) };
}

export default function Offline() {
  const { brand } = useLoaderData<typeof loader>();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Brand data={brand} />
      </header>
      <main>
        <OfflineScreen />
      </main>
    </div>
  );
}
