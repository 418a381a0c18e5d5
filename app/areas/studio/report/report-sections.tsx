import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { LANGUAGE_NAMES } from '#locales/languages.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Accordion, Disclosure } from '#app/ui/surface/disclosure.tsx';
import { PlaceWords } from './place-words.tsx';
import { RepairList } from './repair-list.tsx';
import type { ShownDeadLink, ShownMissing, ShownReport } from './report-in-words.server.ts';
import * as styles from './report.css.ts';

/** What the report found, a part for each kind of thing; parts without a find are left out. */
export function ReportSections({ report }: { report: ShownReport }) {
  return (
    <>
      <Problems problems={report.problems} />
      <RepairList repairs={report.repairs} />
      <DeadLinks dead={report.dead} />
      <OldPictures old={report.old} />
      <IdleSettings idle={report.idle} />
      <Missing missing={report.missing} />
      <CodeFault fault={report.codeFault} />
      <Policy policy={report.policy} />
      <Sizes bytes={report.bytes} />
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, lead, actions, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <Card title={title} subtitle={lead} headingLevel={2} actions={actions}>
        {children}
      </Card>
    </section>
  );
}

function Problems({ problems }: Pick<ShownReport, 'problems'>) {
  const { t } = useTranslation('studio');
  if (problems.length === 0) return null;
  return (
    <Section id="problems" title={t('report.problems.title')} lead={t('report.problems.lead')}>
      <PlainList gap={3}>
        {problems.map((problem) => (
          <li key={problem.id} className={styles.entry}>
            <PlaceWords place={problem} />
            <p className={styles.problem}>{problem.text}</p>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function DeadLinks({ dead }: Pick<ShownReport, 'dead'>) {
  const { t } = useTranslation('studio');
  if (dead.length === 0) return null;
  const fresh = dead.filter(({ isNew }) => isNew);
  const known = dead.filter(({ isNew }) => !isNew);
  return (
    <Section id="links" title={t('report.links.title')} lead={t('report.links.lead')}>
      <DeadList dead={fresh} />
      {known.length === 0 ? null : (
        <Disclosure title={t('report.known', { count: known.length })}>
          <DeadList dead={known} />
        </Disclosure>
      )}
    </Section>
  );
}

function DeadList({ dead }: { dead: readonly ShownDeadLink[] }) {
  const { t } = useTranslation('studio');
  if (dead.length === 0) return null;
  return (
    <PlainList gap={3}>
      {dead.map((one) => (
        <li key={one.id} className={styles.entry}>
          <PlaceWords place={one} />
          <p className={styles.detail}>
            <code className={styles.code}>{one.address}</code> {t(`report.links.why.${one.reason}`)}
          </p>
        </li>
      ))}
    </PlainList>
  );
}

function OldPictures({ old }: Pick<ShownReport, 'old'>) {
  const { t } = useTranslation('studio');
  if (old.length === 0) return null;
  return (
    <Section id="pictures" title={t('report.pictures.title')} lead={t('report.pictures.lead')}>
      <PlainList gap={2}>
        {old.map((place) => (
          <li key={place.id} className={styles.line}>
            <PlaceWords place={place} />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function IdleSettings({ idle }: Pick<ShownReport, 'idle'>) {
  const { t } = useTranslation('studio');
  if (idle.length === 0) return null;
  return (
    <Section id="idle" title={t('report.idle.title')} lead={t('report.idle.lead')}>
      <PlainList gap={2}>
        {idle.map((place) => (
          <li key={place.id} className={styles.line}>
            <PlaceWords place={place} />
            {place.isNew ? <Badge tone="warning">{t('report.new')}</Badge> : null}
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function Missing({ missing }: Pick<ShownReport, 'missing'>) {
  const { t } = useTranslation('studio');
  if (missing.length === 0) return null;
  return (
    <Section
      id="translations"
      title={t('report.texts.title')}
      lead={t('report.texts.lead')}
      actions={
        <ButtonLink
          to={pagePath('studio/:group', { group: 'languages' })}
          tone="outline"
          size="small"
        >
          {t('report.texts.choose')}
        </ButtonLink>
      }
    >
      <Accordion>
        {missing.map((one) => (
          <Disclosure key={one.language} title={<LanguageLine missing={one} />}>
            <PlainList gap={2}>
              {one.places.map((place) => (
                <li key={place.id} className={styles.line}>
                  <PlaceWords place={place} />
                  {place.isNew ? <Badge tone="warning">{t('report.new')}</Badge> : null}
                </li>
              ))}
            </PlainList>
          </Disclosure>
        ))}
      </Accordion>
    </Section>
  );
}

function LanguageLine({ missing }: { missing: ShownMissing }) {
  const { t } = useTranslation('studio');
  const { language, places, fresh } = missing;
  return (
    <span className={styles.line}>
      <span>{LANGUAGE_NAMES[language]}</span>
      <span className={styles.detail}>{t('report.texts.missing', { count: places.length })}</span>
      {fresh === 0 ? null : <Badge tone="warning">{t('report.fresh', { count: fresh })}</Badge>}
    </span>
  );
}

function CodeFault({ fault }: { fault: ShownReport['codeFault'] }) {
  const { t } = useTranslation('studio');
  if (!fault) return null;
  return (
    <Section id="code" title={t('report.code.title')} lead={t('report.code.lead')}>
      <p>
        <code className={styles.code}>{fault.message}</code>
      </p>
      {fault.url === undefined ? null : (
        <ButtonLink to={fault.url} tone="outline" size="small">
          {t('report.code.open')}
        </ButtonLink>
      )}
    </Section>
  );
}

function Policy({ policy }: Pick<ShownReport, 'policy'>) {
  const { t } = useTranslation('studio');
  if (policy.length === 0) return null;
  return (
    <Section id="policy" title={t('report.policy.title')} lead={t('report.policy.lead')}>
      <PlainList gap={3}>
        {policy.map(({ directive, added, removed }) => (
          <li key={directive} className={styles.entry}>
            <p className={styles.strong}>{t(`report.policy.for.${directive}`)}</p>
            <PlainList gap={1}>
              {added.map((source) => (
                <li key={source} className={styles.line}>
                  <Badge tone="warning">{t('report.policy.added')}</Badge>
                  <code className={styles.code}>{source}</code>
                </li>
              ))}
              {removed.map((source) => (
                <li key={source} className={styles.line}>
                  <Badge tone="success">{t('report.policy.removed')}</Badge>
                  <code className={styles.code}>{source}</code>
                </li>
              ))}
            </PlainList>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function Sizes({ bytes }: Pick<ShownReport, 'bytes'>) {
  const { t, i18n } = useTranslation('studio');
  const size = (count: number) => formatBytes(count, i18n.language);
  const changed = bytes.filter(({ before, after }) => size(before) !== size(after));
  if (changed.length === 0) return null;
  const items = changed.map(({ part, before, after }) => ({
    term: t(`report.part.${part}`),
    detail: t('report.bytes.change', { before: size(before), after: size(after) }),
  }));
  return (
    <Section id="bytes" title={t('report.bytes.title')} lead={t('report.bytes.lead')}>
      <DescriptionList items={items} />
    </Section>
  );
}
