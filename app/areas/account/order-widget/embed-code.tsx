import { Form } from '@remix-run/react';
import { CodeBlock } from '#app/components/code-block.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import type { Embed } from './embed.server.ts';

interface EmbedCodeProps {
  embed: Embed;
  /** Without any, browsers show the frame nowhere. */
  hasSites: boolean;
}

/** What is copied to a page, as it is chosen. */
export function EmbedCode({ embed, hasSites }: EmbedCodeProps) {
  const { t } = useTranslation('widget');
  const copy = { copyLabel: t('code.copy'), copiedLabel: t('code.copied') };
  return (
    <Card title={t('code.title')} subtitle={t('code.text')} headingLevel={2}>
      <Stack gap={5}>
        {hasSites ? null : <Alert tone="warning">{t('code.noSites')}</Alert>}
        <Choices embed={embed} />
        <CodeBlock copy={{ label: copy.copyLabel, done: copy.copiedLabel }}>{embed.code}</CodeBlock>
        <CopyField label={t('code.link')} value={embed.link} {...copy} />
      </Stack>
    </Card>
  );
}

function Choices({ embed: { offered, choice } }: Pick<EmbedCodeProps, 'embed'>) {
  const { t } = useTranslation('widget');
  return (
    <Form method="get" preventScrollReset>
      <Stack gap={4}>
        <FormColumns>
          {offered.themes.length === 0 ? null : (
            <Select
              name="theme"
              label={t('code.theme')}
              defaultValue={choice.theme}
              options={[
                { value: '', label: t('code.usual') },
                ...offered.themes.map((value) => ({ value, label: t(`theme.${value}`) })),
              ]}
            />
          )}
          <Select
            name="language"
            label={t('code.language')}
            defaultValue={choice.locale}
            options={[{ value: '', label: t('code.ofSite') }, ...offered.locales]}
          />
          {offered.currencies.length === 0 ? null : (
            <Select
              name="currency"
              label={t('code.currency')}
              defaultValue={choice.currency}
              options={[
                { value: '', label: t('code.usual') },
                ...offered.currencies.map((value) => ({ value, label: value })),
              ]}
            />
          )}
        </FormColumns>
        <div>
          <Button type="submit" tone="outline">
            {t('code.apply')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
