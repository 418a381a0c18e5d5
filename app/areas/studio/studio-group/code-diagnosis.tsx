import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EditorSection } from '#app/areas/studio/editor/editor-section.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DryRun } from './dry-run.tsx';
import type { Diagnosis } from './diagnose-code.server.ts';
import * as styles from './group-tools.css.ts';

interface CodeDiagnosisProps {
  diagnosis: Diagnosis | undefined;
  isRunning: boolean;
}

/** Whether the code runs at all, what of it will do nothing, and what happens when it is tried. */
export function CodeDiagnosis({ diagnosis, isRunning }: CodeDiagnosisProps) {
  const { t } = useTranslation('studio-fields');
  if (!diagnosis) return null;
  const { fault, refused, strange, tier, isHeldBack, connections } = diagnosis;
  return (
    <EditorSection id="diagnosis" title={t('code.diagnosis')}>
      <Stack gap={4}>
        {fault ? (
          <Alert
            tone="danger"
            title={
              fault.line === undefined ? t('code.fault') : t('code.faultAt', { line: fault.line })
            }
          >
            <code>{fault.message}</code>
          </Alert>
        ) : (
          <Alert tone="success">{t('code.parses')}</Alert>
        )}
        {isHeldBack ? <Alert tone="warning">{t('code.heldBack')}</Alert> : null}
        {refused.length === 0 ? null : (
          <Alert tone="warning" title={t(`code.refused.${tier}`)}>
            <ul className={styles.uses}>
              {refused.map(({ what, line, text }) => (
                <li key={`${line} ${what}`}>
                  {t('code.use', { line, what: t(`code.what.${what}`) })} <code>{text}</code>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {strange.length === 0 ? null : (
          <Alert tone="warning" title={t('code.strange')}>
            <ul className={styles.uses}>
              {strange.map((origin) => (
                <li key={origin}>
                  <code>{origin}</code>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <p className={styles.nothing}>
          {connections.length === 0
            ? t('code.noConnections')
            : t('code.connections', { list: connections.join(', ') })}
        </p>
        {fault ? null : <DryRun isRunning={isRunning} />}
      </Stack>
    </EditorSection>
  );
}
