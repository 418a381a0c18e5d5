import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPage } from '#app/lib/pages/staff-pages.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { KeyHelp } from './key-help.tsx';
import {
  focusSearch,
  goToPart,
  isBusy,
  isPartKey,
  moveRow,
  openRow,
  PALETTE_KEYS,
  selectAllRows,
  selectRow,
  sendForm,
} from './page-keys.ts';
import { Palette } from './palette.tsx';
import * as styles from './staff-keys.css.ts';

const HELP_KEY = '?';

type Open = 'palette' | 'help' | undefined;

/** What a key does; false where there is nothing on the page that it could be about. */
function pressed(key: string, show: (open: Open) => void): boolean {
  switch (key) {
    case '/':
      // Where a page has no search of its own, the one for everything is meant.
      if (!focusSearch()) show('palette');
      return true;
    case 'j':
      return moveRow(1);
    case 'k':
      return moveRow(-1);
    case 'o':
      return openRow();
    case 's':
      return selectRow();
    case 'S':
      return selectAllRows();
    case HELP_KEY:
      show('help');
      return true;
    default:
      return isPartKey(key) && goToPart(key);
  }
}

const hasCommand = ({ metaKey, ctrlKey }: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>) =>
  metaKey || ctrlKey;

/** What is heard wherever somebody is; a key that is held down sends nothing twice. */
function pressedAnywhere(event: KeyboardEvent, show: (open: Open) => void): boolean {
  if (!hasCommand(event) || event.altKey) return false;
  if (event.key === 'Enter') return event.repeat || sendForm(event.target);
  if (event.key.toLowerCase() !== 'k') return false;
  show('palette');
  return true;
}

/** The one search for everything and the keys of staff; without a script, the search is a page. */
export function StaffKeys({ pages }: { pages: readonly StaffPage[] }) {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState<Open>();
  const isHydrated = useHydrated();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !hasCommand(event) && !event.altKey && !isBusy(event.target);
      const isDone = pressedAnywhere(event, setOpen) || (isPlain && pressed(event.key, setOpen));
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <Row wraps gap={2}>
      {/* Its room is there before its script is, so that nothing moves. */}
      <div className={isHydrated ? styles.ofKeys : styles.notYet}>
        <Button
          tone="quiet"
          size="small"
          aria-keyshortcuts={HELP_KEY}
          onClick={() => setOpen('help')}
        >
          {t('keys.show')} <kbd>{HELP_KEY}</kbd>
        </Button>
      </div>
      <Link
        className={button({ tone: 'outline', size: 'small' })}
        to={pagePath('staff/go')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (hasCommand(event)) return;
          event.preventDefault();
          setOpen('palette');
        }}
      >
        <Icon name="search" size={16} />
        {t('palette.open')} <kbd className={styles.ofKeys}>{PALETTE_KEYS}</kbd>
      </Link>
      {open === 'palette' ? <Palette pages={pages} onClose={close} /> : null}
      {open === 'help' ? <KeyHelp onClose={close} /> : null}
    </Row>
  );
}
