import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPage } from '#app/lib/pages/staff-pages.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { GoField } from './go-field.tsx';
import * as styles from './staff-frame.css.ts';

interface StaffFrameProps {
  title: string;
  lead: string;
  /** Those that this member of staff may open. */
  staffPages: readonly StaffPage[];
  current: StaffPage['text'];
  /** What was sought last by the one search. */
  sought?: string;
  children: ReactNode;
}

/** What the one search finds. */
const FINDABLE: readonly StaffPage['text'][] = ['orders', 'customers', 'payments'];

/** What stands around every page of staff: its title, and the way to the others. */
export function StaffFrame(props: StaffFrameProps) {
  const { title, lead, staffPages, current, sought = '', children } = props;
  const { t } = useTranslation('staff');
  const tabs = staffPages.map(({ text, url }) => ({
    href: url,
    label: t(`pages.${text}`),
    isCurrent: text === current,
  }));
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {staffPages.some(({ text }) => FINDABLE.includes(text)) ? <GoField sought={sought} /> : null}
      {tabs.length > 1 ? <TabLinks label={t('navigation')} tabs={tabs} /> : null}
      <Stack gap={6} className={styles.sections}>
        {children}
      </Stack>
    </>
  );
}
