import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { TabPanels } from '#app/ui/surface/tab-panels.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import * as styles from './api-documentation.css.ts';
import { CodeBlock } from './code-block.tsx';
import { ACTIONS, ERRORS, STATUSES, TYPES } from './contract.ts';
import { EXAMPLES } from './examples.ts';

export const handle = { i18n: ['api'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    ...pageText(context, 'api-documentation'),
    banners: routeBanners(context, 'api-documentation', query),
    address: `${context.origin}/api/v2`,
  };
}

export default function ApiDocumentation() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('api');
  const mark = usePageMark();
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      <Stack gap={6}>
        <Start address={page.address} />
        <Card title={t('doc.examples')} subtitle={t('doc.examplesText')} headingLevel={2}>
          <TabPanels
            label={t('doc.examples')}
            parts={EXAMPLES.map(({ id, label, code }) => ({
              ...{ id: `example-${id}`, label },
              content: <CodeBlock>{code(page.address)}</CodeBlock>,
            }))}
          />
        </Card>
        <Actions />
        <Types />
        <Words />
        <Card title={t('doc.safety')} subtitle={t('doc.safetyText')} headingLevel={2} />
      </Stack>
    </>
  );
}

function Start({ address }: { address: string }) {
  const { t } = useTranslation('api');
  return (
    <Card
      title={t('doc.start')}
      headingLevel={2}
      footer={<ButtonLink to={pagePath('api')}>{t('doc.getToken')}</ButtonLink>}
    >
      <Stack gap={4}>
        <p>{t('doc.startText')}</p>
        <CopyField
          label={t('address')}
          value={address}
          copyLabel={t('copy')}
          copiedLabel={t('copied')}
        />
        <p>{t('doc.errorsInAnswer')}</p>
        <p>{t('doc.limit')}</p>
      </Stack>
    </Card>
  );
}

function Actions() {
  const { t } = useTranslation('api');
  return (
    <Card title={t('doc.actions')} subtitle={t('doc.actionsText')} headingLevel={2}>
      <PlainList gap={6}>
        {ACTIONS.map(({ name, fields, answer }) => (
          <Stack key={name} as="li" id={name} gap={3}>
            <h3 className={styles.name}>
              <code>{name}</code>
            </h3>
            <p>{t(`doc.action.${name}`)}</p>
            <Fields fields={fields} />
            <h4 className={styles.quiet}>{t('doc.answer')}</h4>
            <CodeBlock>{answer}</CodeBlock>
          </Stack>
        ))}
      </PlainList>
    </Card>
  );
}

function Fields({ fields }: { fields: readonly string[] }) {
  const { t } = useTranslation('api');
  const named = fields.filter((field) => field !== '');
  if (named.length === 0) return null;
  return (
    <p>
      <span className={styles.quiet}>{t('doc.fields')}: </span>
      {named.map((field, at) => (
        <span key={field}>
          {at > 0 ? ' / ' : null}
          <code className={styles.word}>{field}</code>
        </span>
      ))}
    </p>
  );
}

function Types() {
  const { t } = useTranslation('api');
  const items = Object.entries(TYPES).map(([term, fields]) => ({
    term,
    detail: <code className={styles.word}>{fields}</code>,
  }));
  return (
    <Card title={t('doc.types')} subtitle={t('doc.typesText')} headingLevel={2}>
      <DescriptionList items={items} />
    </Card>
  );
}

function Words() {
  const { t } = useTranslation('api');
  const statuses = STATUSES.map(({ key, word }) => ({
    term: word,
    detail: t(`doc.status.${key}`),
  }));
  return (
    <>
      <Card title={t('doc.statuses')} headingLevel={2}>
        <DescriptionList items={statuses} />
      </Card>
      <Card title={t('doc.errors')} subtitle={t('doc.errorsText')} headingLevel={2}>
        <PlainList gap={2}>
          {ERRORS.map((text) => (
            <Said key={text}>{text}</Said>
          ))}
        </PlainList>
      </Card>
    </>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <li>
    <code className={styles.word} lang="en" dir="ltr">
      {children}
    </code>
  </li>
);
