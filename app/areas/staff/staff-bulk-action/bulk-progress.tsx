import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { BulkAction } from '#core/back-office/bulk/bulk-action.contract.ts';
import { Underway } from '#app/areas/staff/staff/underway.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ProgressBar } from '#app/ui/feedback/progress.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

interface BulkProgressProps {
  action: BulkAction;
  idempotencyKey: string;
}

/** How far it is, and how it is stopped or goes on. */
export function BulkProgress({ action, idempotencyKey }: BulkProgressProps) {
  const { t } = useTranslation('bulk');
  const { count } = useNumbers();
  const { id, state, treated, at_once: can, asks, matches } = action;
  if (state === 'ready') return null;
  const isLooking = state === 'looking';
  const all = can + asks;
  const words = { done: count(treated), all: count(all) };
  return (
    <Stack gap={4}>
      {isLooking || state === 'running' ? <Underway /> : null}
      {state === 'stopped' ? <Alert tone="warning">{t('stopped')}</Alert> : null}
      <ProgressBar
        label={isLooking ? t('state.looking') : t('progress')}
        {...(!isLooking && { value: all === 0 ? 1 : treated / all })}
        valueText={isLooking ? count(matches) : t('progressOf', words)}
      />
      {state === 'done' ? null : (
        <Row wraps gap={3} align="center">
          {isLooking ? null : (
            <Form method="post">
              <input type="hidden" name="key" value={idempotencyKey} />
              {state === 'running' ? (
                <SubmitButton name="form" value="stop" tone="outline">
                  {t('stop')}
                </SubmitButton>
              ) : (
                <SubmitButton name="form" value="start">
                  {t('goOn')}
                </SubmitButton>
              )}
            </Form>
          )}
          <ButtonLink to={pagePath('staff/bulk/:id', { id })} tone="quiet">
            {t('again')}
          </ButtonLink>
        </Row>
      )}
    </Stack>
  );
}
