import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPage } from '#app/lib/pages/staff-pages.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { StaffKeys } from './keys/staff-keys.tsx';
import * as styles from './staff-frame.css.ts';

interface StaffFrameProps {
  title: string;
  /** What there is to do; absent where nothing is. */
  lead?: string | undefined;
  /** Those that this member of staff may open. */
  staffPages: readonly StaffPage[];
  current: StaffPage['text'];
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around every page of staff: its title, the way to the others, and its keys. */
export function StaffFrame(props: StaffFrameProps) {
  const { title, lead, staffPages, current, actions, children } = props;
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <StaffMenu staffPages={staffPages} current={current} />
      <div className={styles.content}>
        <Row wraps gap={4} align="end" justify="between">
          <div className={styles.heading}>
            <Row wraps gap={4} align="center">
              <h1 className={styles.title}>{title}</h1>
              {actions}
            </Row>
            {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          </div>
          <StaffKeys pages={staffPages} />
        </Row>
        {/* What was written about one of a queue must never stand ready for the next. */}
        <Stack key={pathname} gap={5} className={styles.sections}>
          {children}
        </Stack>
      </div>
    </div>
  );
}

/** At the side where there is room; each page says how much waits in it. */
function StaffMenu({ staffPages, current }: Pick<StaffFrameProps, 'staffPages' | 'current'>) {
  const { t } = useTranslation('staff');
  const numbers = useNumbers();
  if (staffPages.length < 2) return null;
  const tabs = staffPages.map(({ text, url, waiting }) => {
    const shown = waiting && numbers.count(waiting.count);
    return {
      ...{ href: url, label: t(`pages.${text}`), isCurrent: text === current },
      ...(waiting && shown && { count: waiting.isMore ? t('overview.more', { shown }) : shown }),
    };
  });
  return (
    <div className={styles.menu}>
      <TabLinks label={t('navigation')} tabs={tabs} isSide />
    </div>
  );
}
