import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { changeList } from '#app/areas/studio/lists/change-list.server.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Card, CardGrid } from '#app/ui/surface/card.tsx';
import { ChooseLook } from './choose-look.tsx';
import { lookChanges, loadLooks } from './looks.server.ts';
import { LookDrawing } from './look-drawing.tsx';

export const handle = { i18n: ['studio', 'studio-fields', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('look');
  const [frame, loaded] = await Promise.all([studioFrame(context), loadLooks(context, asked)]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'studio')('places.looks');
  return { frame, title, panelName: frame.panelName, ...loaded };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const changes = await lookChanges(context, {
    id: form.get('look'),
    kept: form.getAll('keep'),
  });
  if (!changes) throw new Response(null, { status: 400 });
  context.flash.leave('saved');
  return changeList(context, { rev: readRev(form), changes, place: pagePath('studio/looks') });
}

export default function StudioLooks() {
  const { frame, title, rev, looks, chosen } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-fields');
  return (
    <StudioFrame frame={frame} title={title} lead={t('lead.looks')} current="looks">
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
                <ButtonLink
                  to={pagePath('studio/looks', {}, { look: id })}
                  keepsPlace
                  tone="outline"
                  size="small"
                  label={t('looks.tryOf', { name })}
                >
                  {t('looks.try')}
                </ButtonLink>
              )
            }
          />
        ))}
      </CardGrid>
      {chosen ? <ChooseLook key={chosen.id} chosen={chosen} rev={rev} /> : null}
    </StudioFrame>
  );
}
