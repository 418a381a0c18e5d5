import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import {
  DOCUMENT_LISTS,
  documentListIn,
  type DocumentList,
} from '#app/areas/studio/document-lists.ts';
import { changeList } from '#app/areas/studio/lists/change-list.server.ts';
import { DocumentCard } from '#app/areas/studio/lists/document-card.tsx';
import { listDocuments } from '#app/areas/studio/lists/list-documents.server.ts';
import type { ListedDocument } from '#app/areas/studio/lists/listed-document.ts';
import * as styles from '#app/areas/studio/lists/lists.css.ts';
import { AccountBadge } from '#app/areas/studio/payment-accounts/account-notice.tsx';
import { accountStates } from '#app/areas/studio/payment-accounts/account-states.server.ts';
import type { AccountStates } from '#app/areas/studio/payment-accounts/providers.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { splitPanelPath } from '#app/lib/i18n/languages.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { IconButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';

export const handle = { i18n: ['studio', 'studio-fields', 'payment-accounts', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

const ICONS = {
  banners: 'megaphone',
  offers: 'gift',
  mails: 'mail',
  coupons: 'ticket',
  grades: 'trophy',
  quests: 'gift',
  plans: 'chart-line',
  'payment-methods': 'credit-card',
  'withdrawal-methods': 'landmark',
} as const;

type Listed = keyof typeof ICONS;

/** Which list an address is of; those with a page of their own are none of these. */
function listOf(request: Request): Listed {
  const name = splitPanelPath(new URL(request.url).pathname).path.split('/')[2];
  const list = documentListIn(name?.replace(/\.data$/, ''));
  if (!list || !isListed(list)) throw notFound('page');
  return list;
}

const isListed = (list: DocumentList): list is Listed => list in ICONS;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = listOf(request);
  const [frame, { rev, documents }, accounts] = await Promise.all([
    studioFrame(context),
    listDocuments(context, list),
    list === 'payment-methods' ? accountStates(context) : undefined,
  ]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'studio')(`places.${list}`);
  return { frame, title, panelName: frame.panelName, list, rev, documents, accounts };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const list = listOf(request);
  const form = await readForm(request);
  const [, to, key] = /^(\d{1,4}) (.{1,300})$/s.exec(String(form.get('move'))) ?? [];
  if (key === undefined) throw new Response(null, { status: 400 });
  const kind = DOCUMENT_LISTS[list];
  return changeList(context, {
    rev: readRev(form),
    changes: [{ do: 'move', kind, key, position: Number(to) }],
    place: placeOf(list),
  });
}

const placeOf = (list: Listed) => pagePath(`studio/${list}`);

export default function StudioDocuments() {
  const { frame, title, list, rev, documents, accounts } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['studio-fields', 'payment-accounts']);
  const create = (
    <ButtonLink to={pagePath('studio/:documents/edit', { documents: list })}>
      {t(`list.create.${list}`)}
    </ButtonLink>
  );
  return (
    <StudioFrame
      frame={frame}
      title={title}
      lead={t(`lead.${list}`)}
      current={list}
      actions={
        <>
          {accounts ? (
            <ButtonLink to={pagePath('studio/payment-accounts')} tone="outline">
              {t('payment-accounts:title')}
            </ButtonLink>
          ) : null}
          {documents.length > 0 ? create : null}
        </>
      }
    >
      {documents.length === 0 ? (
        <EmptyState icon={ICONS[list]} title={t('list.empty')} headingLevel={2} actions={create}>
          {t(`list.emptyText.${list}`)}
        </EmptyState>
      ) : (
        <Form method="post" preventScrollReset className={styles.list}>
          <input type="hidden" name="rev" value={rev} />
          <PlainList gap={2}>
            {documents.map((document, at) => (
              <li key={document.key}>
                <Line {...{ list, document, accounts, at }} isLast={at === documents.length - 1} />
              </li>
            ))}
          </PlainList>
        </Form>
      )}
    </StudioFrame>
  );
}

interface LineProps {
  list: Listed;
  document: ListedDocument;
  accounts: AccountStates | undefined;
  /** Where it stands, from nought. */
  at: number;
  isLast: boolean;
}

/** A document, and the buttons that move it. */
function Line({ list, document, accounts, at, isLast }: LineProps) {
  const { t } = useTranslation('studio-fields');
  const { key, title, provider } = document;
  return (
    <DocumentCard
      document={document}
      href={pagePath('studio/:documents/edit', { documents: list }, { key })}
      marks={<AccountBadge gateway={provider} states={accounts} />}
      buttons={
        <>
          <IconButton
            type="submit"
            size="small"
            icon="arrow-up"
            label={t('editor.up', { name: title })}
            name="move"
            value={`${at - 1} ${key}`}
            disabled={at === 0}
          />
          <IconButton
            type="submit"
            size="small"
            icon="arrow-down"
            label={t('editor.down', { name: title })}
            name="move"
            value={`${at + 1} ${key}`}
            disabled={isLast}
          />
        </>
      }
    />
  );
}
