import { Form, useHref, useNavigation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { IdentityStep } from '#core/billing/identity-checks/identity-check-status.pure.ts';
import type { OwnIdentity } from '#core/billing/identity-checks/identity-check.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { UploadAnswer } from './documents.server.ts';
import * as styles from './card-verification.css.ts';

type Document = OwnIdentity['documents'][number];

interface StepCardsProps {
  check: NonNullable<OwnIdentity['check']>;
  documents: readonly Document[];
  /** By staff, who upload nothing in the place of a customer, and see no document so. */
  isLookedAt: boolean;
  answer: UploadAnswer | undefined;
}

const HERE = pagePath('card-verification');
const OPEN: readonly string[] = ['wanted', 'refused', 'uploaded'];

/** A card for each document that is asked for, with what was uploaded or the form for it. */
export function StepCards({ check, documents, isLookedAt, answer }: StepCardsProps) {
  const { t } = useTranslation('identity');
  if (!OPEN.includes(check.status)) return null;
  return (
    <>
      {isLookedAt ? <Alert>{t('byOthers')}</Alert> : null}
      <Columns gap={6} twoFrom="desktop" align="start">
        {check.steps.map((step) => {
          const document = documents.find((one) => one.step === step);
          return (
            <Card
              key={step}
              title={t(`step.${step}`)}
              subtitle={t(`hint.${step}`)}
              headingLevel={2}
              actions={
                <Badge tone={document ? 'success' : 'warning'}>
                  {document ? t('there') : t('missing')}
                </Badge>
              }
            >
              {document ? (
                <Uploaded document={document} isLookedAt={isLookedAt} />
              ) : isLookedAt ? null : (
                <UploadForm
                  step={step}
                  errors={answer?.step === step ? answer.errors : undefined}
                />
              )}
            </Card>
          );
        })}
      </Columns>
      <p className={styles.note}>{t('privacy')}</p>
    </>
  );
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

function Uploaded({ document, isLookedAt }: { document: Document; isLookedAt: boolean }) {
  const { t, i18n } = useTranslation('identity');
  const { filename, step, bytes, media_type: type, uploaded_at: at } = document;
  const name = t(`step.${step}`);
  const href = useHref(pagePath('card-verification/documents/:filename', { filename }));
  return (
    <Form method="post" action={HERE}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="filename" value={filename} />
      <FormStack>
        <Row as="p" wraps gap={2} align="center" className={styles.note}>
          <Icon name="paperclip" size={16} />
          {ENDINGS[type]} · {formatBytes(bytes, i18n.language)} · <Moment at={at} />
        </Row>
        {isLookedAt ? null : (
          <FormActions>
            <a
              className={button({ tone: 'outline', size: 'small' })}
              href={href}
              aria-label={`${t('download')}: ${name}`}
              download
            >
              {t('download')}
            </a>
            <SubmitButton
              name="form"
              value="remove"
              tone="quiet"
              size="small"
              aria-label={`${t('remove')}: ${name}`}
            >
              {t('remove')}
            </SubmitButton>
          </FormActions>
        )}
      </FormStack>
    </Form>
  );
}

interface UploadFormProps {
  step: IdentityStep;
  errors: string[] | undefined;
}

function UploadForm({ step, errors }: UploadFormProps) {
  const { t, i18n } = useTranslation('identity');
  const { formData } = useNavigation();
  return (
    <Form method="post" action={HERE} encType="multipart/form-data">
      <input type="hidden" name="step" value={step} />
      <FormStack>
        <FileField
          id={`file-${step}`}
          name="file"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          label={t('file.label')}
          invitation={t('file.invitation')}
          limits={t('file.limits')}
          errors={errors}
          required
          mark={null}
          formatSize={(size) => formatBytes(size, i18n.language)}
          removeLabel={(name) => t('file.remove', { name })}
        />
        <FormActions>
          <SubmitButton
            name="form"
            value="upload"
            busy={formData?.get('step') === step}
            aria-label={`${t('upload')}: ${t(`step.${step}`)}`}
          >
            {t('upload')}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}
