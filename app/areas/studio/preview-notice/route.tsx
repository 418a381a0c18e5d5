import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { notFound } from '#app/lib/http/responses.ts';
import { returnPath } from '#app/lib/http/return-path.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

export const handle = { i18n: ['studio-preview'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

/** What every form of a preview leads to. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.preview) throw notFound('page');
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio-preview');
  return {
    title: t('notice.title'),
    panelName: context.instance.settings.panelName,
    back: returnPath(new URL(request.url).searchParams.get('from')),
  };
}

export default function PreviewNotice() {
  const { title, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-preview');
  return (
    <EmptyState
      icon="eye"
      title={title}
      headingLevel={1}
      actions={<ButtonLink to={back}>{t('notice.back')}</ButtonLink>}
    >
      {t('notice.text')}
    </EmptyState>
  );
}
