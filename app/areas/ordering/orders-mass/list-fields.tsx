import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CodeBlock } from '#app/components/code-block.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './orders-mass.css.ts';

interface ListFieldsProps {
  list: string;
  /** Lines that could stand there. */
  example: string;
  /** Nothing stands below yet. */
  isFirst: boolean;
  isEmpty: boolean;
  fileIsUnreadable: boolean;
}

/** Where a list is typed, pasted or dropped. */
export function ListFields({ list, example, isFirst, isEmpty, fileIsUnreadable }: ListFieldsProps) {
  const { t, i18n } = useTranslation(['mass', 'forms']);
  return (
    <div className={styles.list}>
      <div className={styles.columns}>
        <Stack gap={3}>
          <TextArea
            name="list"
            id="mass-list"
            label={t('list.label')}
            hint={t('list.hint')}
            defaultValue={list}
            rows={8}
            spellCheck={false}
            dir="ltr"
            errors={isEmpty ? [t('list.empty')] : undefined}
          />
          {example === '' ? null : (
            <Stack gap={1} className={styles.example}>
              <span>{t('list.example')}</span>
              <CodeBlock>{example}</CodeBlock>
            </Stack>
          )}
        </Stack>
        <FileField
          name="file"
          id="mass-file"
          label={t('file.label')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          invitation={t('forms:chooseFile')}
          limits={t('file.limits')}
          formatSize={(bytes) => formatBytes(bytes, i18n.language)}
          removeLabel={(name) => t('forms:removeFile', { name })}
          errors={fileIsUnreadable ? [t('file.unreadable')] : undefined}
          hint={
            <Link to={pagePath('orders/mass/template')} reloadDocument>
              {t('file.template')}
            </Link>
          }
        />
      </div>
      <Row wraps gap={3}>
        <SubmitButton name="intent" value="check" tone={isFirst ? 'solid' : 'outline'}>
          {isFirst ? t('check') : t('checkAgain')}
        </SubmitButton>
      </Row>
    </div>
  );
}
