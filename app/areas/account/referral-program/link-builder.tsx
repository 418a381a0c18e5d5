import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import { QrCode } from '#app/ui/transfer/qr-code.tsx';
import type { OwnProgram } from './referral-page.server.ts';

/** The link to hand out, and what makes another one of it for each place. */
export function LinkBuilder({ link }: Pick<OwnProgram, 'link'>) {
  const { t } = useTranslation('referrals');
  const { problems } = link;
  const errorsOf = (field: keyof typeof problems) => {
    const problem = problems[field];
    return problem === undefined ? undefined : [t(`link.problem.${problem}`)];
  };
  return (
    <Card title={t('link.title')} subtitle={t('link.text')} headingLevel={2}>
      <Columns gap={6} twoFrom="desktop" align="start">
        <Stack gap={4}>
          <CopyField
            label={t('link.yours')}
            value={link.url}
            copyLabel={t('link.copy')}
            copiedLabel={t('link.copied')}
          />
          <QrCode drawing={link.drawing} label={t('link.qr')} width={160} />
        </Stack>
        <Form method="get" preventScrollReset>
          <Stack gap={4}>
            <TextField
              name="name"
              label={t('link.name')}
              hint={t('link.nameHint')}
              defaultValue={link.name}
              errors={errorsOf('name')}
              maxLength={64}
              spellCheck={false}
              autoCapitalize="none"
            />
            <TextField
              name="page"
              label={t('link.page')}
              hint={t('link.pageHint')}
              defaultValue={link.page}
              errors={errorsOf('page')}
              maxLength={500}
              inputMode="url"
              spellCheck={false}
              dir="ltr"
            />
            <Row>
              <Button type="submit" tone="outline">
                {t('link.make')}
              </Button>
            </Row>
          </Stack>
        </Form>
      </Columns>
    </Card>
  );
}
