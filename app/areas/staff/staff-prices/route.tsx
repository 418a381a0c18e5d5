import { randomUUID } from 'node:crypto';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { z } from 'zod';
import { applyPricesBody } from '#core/back-office/services/staff-service.contract.ts';
import { applyPrices } from '#core/back-office/services/staff-service.operations.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { askedPrices } from './asked-prices.server.ts';
import { PriceForm } from './price-form.tsx';
import { PricePreview } from './price-preview.tsx';

export const handle = { i18n: ['staff', 'services', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => staffHead(page);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [staff, asked] = await Promise.all([staffFrame(context), askedPrices(context, request)]);
  return {
    ...{ ...staff, asked, key: randomUUID() },
    isFirst: !new URL(request.url).searchParams.has('after'),
    title: textsOf(context.locale).getFixedT(context.locale, 'services')('prices.title'),
  };
}

const form = applyPricesBody.extend({ key: z.uuid() });

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const submission = parseForm(await readForm(request), { schema: form, locale });
  if (submission.status !== 'success') throw new Response(null, { status: 400 });
  const { key, ...body } = submission.value;
  try {
    await core.call(applyPrices, { key, body });
  } catch (error) {
    const isStale = isRefusal(error, 409, 422);
    if (!isStale) throw error;
    return data({ isStale: true }, { status: 409 });
  }
  flash.leave('saved');
  return redirect(pagePath('staff/services', {}, body.q === '' ? {} : { q: body.q }), 303);
}

export default function StaffPrices() {
  const { title, staffPages, asked, key, isFirst } = useLoaderData<typeof loader>();
  const { t } = useTranslation('services');
  const result = useActionData<typeof action>();
  const { written, preview, change } = asked;
  const here = pagePath('staff/services/prices', {}, written);
  const next = preview?.meta.next ?? undefined;
  const more = next && { ...written, after: String(next) };
  return (
    <StaffFrame title={title} lead={t('prices.lead')} staffPages={staffPages} current="services">
      {result?.isStale === true ? <Alert tone="warning">{t('prices.stale')}</Alert> : null}
      <PriceForm key={JSON.stringify(written)} asked={asked} />
      {preview && change ? <PricePreview {...{ preview, change }} idempotencyKey={key} /> : null}
      <MoreLinks
        first={isFirst ? undefined : here}
        next={more ? pagePath('staff/services/prices', {}, more) : undefined}
      />
      <div>
        <ButtonLink to={pagePath('staff/services')} tone="quiet">
          {t('prices.back')}
        </ButtonLink>
      </div>
    </StaffFrame>
  );
}
