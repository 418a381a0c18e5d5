import {
  data as reply,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listPictures, uploadPicture } from '#core/studio/pictures/picture.operations.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { isTooLarge, tooLargeText } from '#app/areas/studio/picture-size.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readFormWithin } from '#app/lib/forms/form-body.server.ts';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import * as styles from './studio-pictures.css.ts';

export const handle = { i18n: ['studio', 'studio-fields', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

const MOST_BYTES = 11 * 1024 * 1024;

export async function loader({ context }: LoaderFunctionArgs) {
  const [frame, { data: pictures }] = await Promise.all([
    studioFrame(context),
    context.core.call(listPictures),
  ]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'studio')('places.pictures');
  return { frame, title, panelName: frame.panelName, pictures };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio-fields');
  const form = await readFormWithin(request, MOST_BYTES);
  const file = form?.get('picture');
  if (!form || (file instanceof File && isTooLarge(file))) {
    return reply({ errors: [tooLargeText(context.locale)] }, { status: 413 });
  }
  if (!(file instanceof File) || file.size === 0) {
    return reply({ errors: [t('picture.missing')] }, { status: 422 });
  }
  try {
    const content = Buffer.from(await file.arrayBuffer()).toString('base64');
    await context.core.call(uploadPicture, { body: { content } });
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    const [found = [error.message]] = Object.values(error.errors);
    return reply({ errors: found }, { status: error.status });
  }
  context.flash.leave('saved');
  return redirect(pagePath('studio/pictures'), 303);
}

export default function StudioPictures() {
  const { frame, title, pictures } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t, i18n } = useTranslation('studio-fields');
  return (
    <StudioFrame frame={frame} title={title} lead={t('lead.pictures')} current="pictures">
      {/* Begins anew with each picture that was taken. */}
      <Form key={pictures[0]?.url} method="post" encType="multipart/form-data">
        <FormStack>
          <FileField
            id="picture"
            name="picture"
            accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
            label={t('picture.new')}
            invitation={t('picture.invitation')}
            limits={t('picture.limits')}
            errors={answer?.errors}
            formatSize={(bytes) => formatBytes(bytes, i18n.language)}
            removeLabel={(name) => t('picture.removeFile', { name })}
          />
          <FormActions>
            <SubmitButton>{t('picture.send')}</SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
      {pictures.length === 0 ? (
        <EmptyState icon="image" title={t('picture.none')} headingLevel={2}>
          {t('picture.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.pictures}>
          {pictures.map(({ url, width, height }, at) => (
            <li key={url} className={styles.picture}>
              <a
                href={url}
                className={styles.shown}
                aria-label={t('picture.size', { number: at + 1, width, height })}
              >
                <img src={url} alt="" width={width} height={height} loading="lazy" />
              </a>
              <span className={styles.facts}>{t('picture.pixels', { width, height })}</span>
            </li>
          ))}
        </ul>
      )}
    </StudioFrame>
  );
}
