import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { fieldName, type BadRow } from './mass-check.ts';
import * as styles from './orders-mass.css.ts';

/** Each line that cannot be ordered as it is, to be corrected where it is said. */
export function BadRows({ rows }: { rows: readonly BadRow[] }) {
  const { t } = useTranslation('mass');
  return (
    <Stack as="section" gap={4}>
      <h2 className={styles.heading}>{t('badTitle')}</h2>
      <PlainList isFramed>
        {rows.map((row) => (
          // What is written into a line belongs to what that line was.
          <li key={`${row.line} ${row.was}`} className={styles.entry}>
            <RowFields row={row} />
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}

function RowFields({ row: { line, cells, was, problems, example } }: { row: BadRow }) {
  const { t } = useTranslation('mass');
  const field = (column: 'id' | 'link' | 'quantity') => ({
    name: fieldName(line, column),
    id: `mass-${line}-${column}`,
    label: t(`column.${column}`),
    defaultValue: cells[column],
    errors: problems[column],
  });
  return (
    <Stack as="fieldset" gap={2} className={styles.row}>
      <legend className={styles.legend}>{t('line', { line })}</legend>
      <input type="hidden" name={fieldName(line, 'was')} value={was} />
      {problems.line ? <p className={styles.problem}>{problems.line.join(' ')}</p> : null}
      <div className={styles.fields}>
        <TextField {...field('id')} inputMode="numeric" autoComplete="off" />
        <TextField
          {...field('link')}
          type="url"
          autoComplete="off"
          hint={example === undefined ? undefined : t('linkExample', { link: example })}
        />
        <TextField {...field('quantity')} inputMode="numeric" autoComplete="off" />
      </div>
    </Stack>
  );
}
