import { useHref } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { connectSlot, type SlotNews } from '#app/lib/custom-code/strict-slot.client.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import * as styles from './group-tools.css.ts';

/** More lines than this are noise. */
const MOST = 100;

/** Runs the code of the draft once, in its frame and out of sight, and shows what it says. */
export function DryRun({ isRunning }: { isRunning: boolean }) {
  const { t } = useTranslation('studio-fields');
  const again = useHref(`${pagePath('studio/:group', { group: 'code' })}?run=1`);
  const isHydrated = useHydrated();
  return (
    <Stack gap={2} justify="start">
      {/* The policy of a page says what may be framed, so it takes a new one. */}
      <a className={button({ tone: 'outline', size: 'small' })} href={`${again}#diagnosis`}>
        {isRunning ? t('code.runAgain') : t('code.run')}
      </a>
      {isRunning && isHydrated ? <Trial /> : null}
      {isRunning && !isHydrated ? <p className={styles.nothing}>{t('code.needsScript')}</p> : null}
    </Stack>
  );
}

function Trial() {
  const { t } = useTranslation('studio-fields');
  const address = useHref(pagePath('studio/code-run'));
  const frame = useRef<HTMLIFrameElement>(null);
  const isConnected = useRef(false);
  const [news, setNews] = useState<readonly SlotNews[]>([]);
  const connect = () => {
    if (!frame.current || isConnected.current) return;
    isConnected.current = true;
    connectSlot(frame.current, (one) => setNews((before) => [...before, one].slice(0, MOST)));
  };
  const words = (one: SlotNews) => {
    if (one.kind === 'failed') return t('code.news.failed', { message: one.message });
    if (one.kind === 'stopped') return t('code.news.stopped', { reason: one.reason });
    return t('code.news.running');
  };
  return (
    <>
      <iframe
        ref={frame}
        src={address}
        onLoad={connect}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        hidden
        aria-hidden
        tabIndex={-1}
      />
      <ol className={styles.log} role="log" aria-label={t('code.log')}>
        {news.length === 0 ? <li>{t('code.news.starting')}</li> : null}
        {news.map((one, at) => (
          <li key={at}>{words(one)}</li>
        ))}
      </ol>
    </>
  );
}
