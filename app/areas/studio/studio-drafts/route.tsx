import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listDraftSteps, listEarlierDrafts } from '#core/studio/drafts/draft.operations.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { TimeZoneNote } from '#app/components/moment.tsx';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { handlerOf } from './draft-changes.server.ts';
import { EarlierDrafts } from './earlier-drafts.tsx';
import { namedSteps } from './named-steps.server.ts';
import { StepList } from './step-list.tsx';

export const handle = { i18n: ['studio', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

const ID = /^\d{1,15}$/;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const query = new URL(request.url).searchParams;
  const of = (name: string) => ID.exec(query.get(name) ?? '')?.[0];
  const [draft, cursor] = [of('draft'), of('cursor')];
  const asked = {
    ...(draft !== undefined && { draft }),
    ...(cursor !== undefined && { cursor }),
  };
  const [steps, earlier] = await Promise.all([
    context.core.call(listDraftSteps, { query: asked }).catch(orMissing),
    context.core.call(listEarlierDrafts),
  ]);
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio');
  return {
    frame,
    title: draft === undefined ? t('drafts.title') : t('drafts.earlierTitle'),
    panelName: frame.panelName,
    draft,
    steps: await namedSteps(context, steps.data),
    next: steps.meta.next,
    earlier: earlier.data,
    asksToDiscard: query.get('ask') === 'discard' && frame.draft.changes.length > 0,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const change = handlerOf(form);
  if (!change) throw new Response(null, { status: 400 });
  return change(context, form);
}

export default function StudioDrafts() {
  const page = useLoaderData<typeof loader>();
  const { frame, title, draft, steps, next, earlier, asksToDiscard } = page;
  const { t } = useTranslation('studio');
  const count = frame.draft.changes.length;
  return (
    <StudioFrame
      frame={frame}
      title={title}
      lead={t('drafts.lead')}
      current="drafts"
      actions={
        count === 0 || draft !== undefined ? null : (
          <ButtonLink to={pagePath('studio/drafts', {}, { ask: 'discard' })} tone="outline">
            {t('discard.open')}
          </ButtonLink>
        )
      }
    >
      {asksToDiscard ? <DiscardDialog draft={frame.draft} /> : null}
      <StepList steps={steps} rev={frame.draft.rev} next={next} draft={draft} />
      <EarlierDrafts drafts={earlier} rev={frame.draft.rev} shown={draft} />
      <TimeZoneNote />
    </StudioFrame>
  );
}
