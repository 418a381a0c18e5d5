import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { readFormWithin } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportPreview } from './import-preview.tsx';
import { MOST_FORM_BYTES, readFile, refuseSize, takeOver } from './import-file.server.ts';
import * as styles from './studio-file.css.ts';

export const handle = { i18n: ['studio', 'studio-instance', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const title = textsOf(context.locale).getFixedT(context.locale, 'studio-instance')('file.title');
  return { frame, title, panelName: frame.panelName };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readFormWithin(request, MOST_FORM_BYTES);
  if (!form) return refuseSize(context);
  switch (form.get('form')) {
    case 'read':
      return readFile(context, form);
    case 'take':
      return takeOver(context, form);
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function StudioFile() {
  const { frame, title } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-instance');
  const result = useActionData<typeof action>();
  const preview = result && 'preview' in result ? result.preview : undefined;
  const reply = result && 'preview' in result ? result.reply : result;
  return (
    <StudioFrame frame={frame} title={title} lead={t('file.lead')} current="file">
      <Stack gap={6} className={styles.narrow}>
        {preview ? <ImportPreview preview={preview} /> : null}
        <ExportCard />
        <ImportForm result={reply} />
      </Stack>
    </StudioFrame>
  );
}
