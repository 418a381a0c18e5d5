import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { mergeDraft } from '#core/studio/drafts/draft.operations.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { choicesIn, conflictsOpen } from './choices.server.ts';
import { ConflictList } from './conflict-list.tsx';
import { loadMerge } from './load-merge.server.ts';
import { TakenList } from './taken-list.tsx';

export const handle = { i18n: ['studio', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const note = new URL(request.url).searchParams.get('note') ?? '';
  return {
    frame,
    title: textsOf(context.locale).getFixedT(context.locale, 'studio')('merge.title'),
    panelName: frame.panelName,
    merge: await loadMerge(context),
    note: note.slice(0, 500),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const note = form.get('note');
  const query = { note: typeof note === 'string' && note !== '' ? note : undefined };
  const choices = choicesIn(form);
  try {
    const rev = readRev(form);
    const published_revision = readRev(form, 'published');
    await context.core.call(mergeDraft, { body: { rev, published_revision, choices } });
    context.flash.leave('draftMerged');
    return redirect(pagePath('studio/publish', {}, query), 303);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return conflictsOpen(error, { choices, locale: context.locale });
  }
}

export default function StudioMerge() {
  const { frame, title, merge, note } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation('studio');
  const { name } = frame.behind ?? {};
  if (!frame.behind) {
    return (
      <StudioFrame frame={frame} title={title}>
        <EmptyState
          drawing={DRAWINGS.done}
          title={t('merge.nothing')}
          headingLevel={2}
          actions={<ButtonLink to={pagePath('studio/publish')}>{t('publish.open')}</ButtonLink>}
        >
          {t('merge.nothingText')}
        </EmptyState>
      </StudioFrame>
    );
  }
  return (
    <StudioFrame
      frame={frame}
      title={name === undefined ? t('merge.somebody') : t('merge.who', { name })}
      lead={t('merge.lead')}
    >
      {result ? (
        <Alert tone="danger" announce="now">
          {result.message}
        </Alert>
      ) : null}
      <Form method="post">
        <Stack gap={6}>
          <input type="hidden" name="rev" value={merge.rev} />
          <input type="hidden" name="published" value={merge.published} />
          <input type="hidden" name="note" value={note} />
          <ConflictList conflicts={merge.conflicts} chosen={result?.chosen ?? {}} />
          <FormActions>
            <SubmitButton icon="check">{t('merge.submit')}</SubmitButton>
            <ButtonLink to={pagePath('studio')} tone="outline">
              {t('merge.notNow')}
            </ButtonLink>
          </FormActions>
        </Stack>
      </Form>
      <TakenList title={t('merge.theirs')} lead={t('merge.theirsText')} documents={merge.theirs} />
      <TakenList title={t('merge.mine')} lead={t('merge.mineText')} documents={merge.mine} />
    </StudioFrame>
  );
}
