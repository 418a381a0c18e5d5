import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as styles from './drafts.css.ts';
import type { NamedStep } from './named-steps.server.ts';

interface StepListProps {
  steps: readonly NamedStep[];
  rev: number;
  next: string | null;
  /** An earlier draft whose steps these are; absent for those of the open one. */
  draft: string | undefined;
}

/** Every saved step, the latest first, also those that were undone. */
export function StepList({ steps, rev, next, draft }: StepListProps) {
  const { t } = useTranslation('studio');
  if (steps.length === 0) {
    return (
      <EmptyState icon="save" title={t('drafts.empty')} headingLevel={2}>
        {t('drafts.emptyText')}
      </EmptyState>
    );
  }
  const undone = undoneAmong(steps);
  return (
    <Card
      title={draft === undefined ? t('drafts.steps') : t('drafts.stepsOf', { number: draft })}
      headingLevel={2}
    >
      <PlainList>
        {steps.map((step) => (
          <li key={step.rev} className={styles.entry}>
            <StepWords step={step} isUndone={undone.has(step.rev)} />
            {step.is_current ? null : <GoForm step={step} rev={rev} />}
          </li>
        ))}
      </PlainList>
      {next === null ? null : (
        <p>
          <ButtonLink
            to={pagePath('studio/drafts', {}, { draft, cursor: next })}
            tone="outline"
            size="small"
          >
            {t('drafts.more')}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

/** What does not lead to the step that the draft shows. */
function undoneAmong(steps: readonly NamedStep[]): Set<number> {
  const current = steps.find((step) => step.is_current);
  if (!current) return new Set();
  const before = new Map(steps.map((step) => [step.rev, step.after]));
  const kept = new Set<number>();
  for (let at: number | null = current.rev; at !== null; at = before.get(at) ?? null) kept.add(at);
  return new Set(steps.map((step) => step.rev).filter((one) => !kept.has(one)));
}

function StepWords({ step, isUndone }: { step: NamedStep; isUndone: boolean }) {
  const { t } = useTranslation('studio');
  const { did, at, documents, is_current: isCurrent } = step;
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        {t(`step.${did}`)} {isCurrent ? <Badge tone="info">{t('step.current')}</Badge> : null}
        {isUndone ? <Badge>{t('step.undone')}</Badge> : null}
      </p>
      <p className={styles.facts}>
        <Moment at={at} />
        {documents.length === 0 ? null : ` · ${namesOf(documents, t('kind.settings')).join(', ')}`}
      </p>
    </div>
  );
}

const MOST_NAMED = 4;

function namesOf(documents: NamedStep['documents'], settings: string): string[] {
  const names = documents.map(({ kind, title }) => (kind === 'settings' ? settings : title));
  const rest = names.length - MOST_NAMED;
  return rest > 0 ? [...names.slice(0, MOST_NAMED), `+${rest}`] : names;
}

function GoForm({ step, rev }: { step: NamedStep; rev: number }) {
  const { t } = useTranslation('studio');
  return (
    <Form method="post" action={pagePath('studio/drafts')}>
      <input type="hidden" name="rev" value={rev} />
      <input type="hidden" name="step" value={step.rev} />
      <SubmitButton name="form" value="step" tone="outline" size="small">
        {t('step.go')}
        <span className={visuallyHidden}>
          {' '}
          <Moment at={step.at} />
        </span>
      </SubmitButton>
    </Form>
  );
}
