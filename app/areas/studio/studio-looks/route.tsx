import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { changeList } from '#app/areas/studio/lists/change-list.server.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Card, CardGrid } from '#app/ui/surface/card.tsx';
import { lookChanges, loadLooks } from './looks.server.ts';
import { LookDrawing } from './look-drawing.tsx';

export const handle = { i18n: ['studio', 'studio-fields', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const [frame, { rev, looks }] = await Promise.all([studioFrame(context), loadLooks(context)]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'studio')('places.looks');
  return { frame, title, panelName: frame.panelName, rev, looks };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const changes = await lookChanges(context, form.get('look'));
  if (!changes) throw new Response(null, { status: 400 });
  context.flash.leave('saved');
  return changeList(context, { rev: readRev(form), changes, place: pagePath('studio/looks') });
}

export default function StudioLooks() {
  const { frame, title, rev, looks } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-fields');
  return (
    <StudioFrame frame={frame} title={title} lead={t('lead.looks')} current="looks">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="rev" value={rev} />
        <CardGrid>
          {looks.map(({ id, name, description, drawing, isInUse }) => (
            <Card
              key={id}
              title={name}
              headingLevel={2}
              subtitle={description}
              isSelected={isInUse}
              media={<LookDrawing drawing={drawing} />}
              footer={
                isInUse ? (
                  <Badge tone="success" icon="circle-check">
                    {t('looks.inUse')}
                  </Badge>
                ) : (
                  <SubmitButton
                    name="look"
                    value={id}
                    tone="outline"
                    size="small"
                    aria-label={t('looks.tryOf', { name })}
                  >
                    {t('looks.try')}
                  </SubmitButton>
                )
              }
            />
          ))}
        </CardGrid>
      </Form>
    </StudioFrame>
  );
}
