import { redirect, type ActionFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { z } from 'zod';
import { applyBody } from '#core/supply/imports/import.contract.ts';
import { applyCatalogueImport } from '#core/supply/imports/import.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { IMPORT_TIMEOUT_MS } from '#app/areas/staff/import-timeout.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ApplyForm } from './apply-form.tsx';
import { ImportRows } from './import-rows.tsx';
import { loadImport } from './load-import.server.ts';

export const handle = { i18n: ['staff', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

// Beside its fields a form sends what it is called.
const APPLY_FORM = z.object(applyBody.shape);

export const loader = loadImport;

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const id = params['importId'] ?? '';
  const submission = parseForm(await readForm(request), { schema: APPLY_FORM, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const input = { params: { importId: id }, body: submission.value, timeoutMs: IMPORT_TIMEOUT_MS };
  try {
    await core.call(applyCatalogueImport, input);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(pagePath('staff/catalogue/imports/:importId', { importId: id }), 303);
}

export default function StaffCatalogueImport() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('staff');
  const result = useActionData<typeof action>();
  const { found } = page;
  const unapplied = found.is_stale ? t('import.staleLead') : t('import.lead');
  const again = (
    <ButtonLink to={pagePath('staff/catalogue')} tone="outline">
      {t('import.again')}
    </ButtonLink>
  );
  return (
    <StaffFrame
      title={page.title}
      lead={found.applied_at ? t('import.appliedLead') : unapplied}
      staffPages={page.staffPages}
      current="catalogue"
    >
      {found.applied_at ? (
        <Alert
          tone="success"
          title={t('import.applied')}
          actions={
            <ButtonLink
              to={pagePath('staff/catalogue/changes', {}, { import: found.id })}
              tone="outline"
            >
              {t('import.changes')}
            </ButtonLink>
          }
        />
      ) : found.is_stale ? (
        <Alert tone="warning" title={t('import.stale')} actions={again}>
          {t('import.staleText')}
        </Alert>
      ) : (
        <>
          {found.other_currency === null ? null : (
            <Alert tone="warning" title={t('import.currency', { currency: found.other_currency })}>
              {t('import.currencyText')}
            </Alert>
          )}
          <ApplyForm found={found} result={result} />
        </>
      )}
      <ImportRows page={page} />
      {found.is_stale ? null : <p>{again}</p>}
    </StaffFrame>
  );
}
