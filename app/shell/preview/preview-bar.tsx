import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { placeName } from '#app/lib/studio-preview/edit-place.ts';
import type { DraftProblem } from '#app/lib/studio-preview/draft-problem.ts';

/** More than anybody reads; the studio tells all. */
const MOST_SHOWN = 10;

/** Says that nobody else sees this, and what of the draft cannot be shown as it was typed. */
export function PreviewBar({ problems }: { problems: readonly DraftProblem[] }) {
  const { t } = useTranslation('studio-preview');
  if (problems.length === 0) {
    return (
      <aside className="preview-bar" aria-label={t('bar.label')} data-quiet>
        {t('bar.text')}
      </aside>
    );
  }
  return (
    <aside className="preview-bar" aria-label={t('bar.label')}>
      <details>
        <summary>{t('bar.problems', { count: problems.length })}</summary>
        <ul>
          {problems.slice(0, MOST_SHOWN).map((problem) => (
            <li key={`${problem.kind} ${problem.key} ${problem.pointer}`}>
              {t(`mark.${placeName(problem)}`)} <code>{problem.pointer}</code>:{' '}
              {t(`bar.instead.${problem.replacedBy}`)}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
