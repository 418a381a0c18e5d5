import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { changeList } from '#app/areas/studio/lists/change-list.server.ts';
import * as styles from '#app/areas/studio/lists/lists.css.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { loadMenu } from './load-menu.server.ts';
import { MenuBranch } from './menu-branch.tsx';
import { moveInMenu } from './move-in-menu.ts';

export const handle = { i18n: ['studio', 'studio-fields', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const [frame, { rev, branches }] = await Promise.all([studioFrame(context), loadMenu(context)]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'studio')('places.menu');
  return { frame, title, panelName: frame.panelName, rev, branches };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { documents } = await loadMenu(context);
  const changes = moveInMenu(documents, form.get('move'));
  if (!changes) throw new Response(null, { status: 400 });
  return changeList(context, { rev: readRev(form), changes, place: pagePath('studio/menu') });
}

export default function StudioMenu() {
  const { frame, title, rev, branches } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-fields');
  const create = (
    <ButtonLink to={pagePath('studio/:documents/edit', { documents: 'menu' })}>
      {t('list.create.menu')}
    </ButtonLink>
  );
  return (
    <StudioFrame
      frame={frame}
      title={title}
      lead={t('lead.menu')}
      current="menu"
      actions={branches.length > 0 ? create : null}
    >
      {branches.length === 0 ? (
        <EmptyState icon="menu" title={t('list.empty')} headingLevel={2} actions={create}>
          {t('list.emptyText.menu')}
        </EmptyState>
      ) : (
        <Form method="post" preventScrollReset className={styles.list}>
          <input type="hidden" name="rev" value={rev} />
          <PlainList gap={2}>
            {branches.map((branch, at) => (
              <MenuBranch
                key={branch.document.key}
                branch={branch}
                isFirst={at === 0}
                isLast={at === branches.length - 1}
              />
            ))}
          </PlainList>
        </Form>
      )}
    </StudioFrame>
  );
}
