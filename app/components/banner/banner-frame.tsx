import { useHref } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import * as styles from './banner-place.css.ts';

const POLL_MS = 500;
const GIVE_UP_MS = 30_000;
/** Equal to what the document in the frame says of itself. */
const SANDBOX =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

interface BannerFrameProps {
  bannerKey: number;
  shape: styles.Shape;
}

/** An owner's HTML with a script, behind glass: shown once it says that there is something. */
export function BannerFrame({ bannerKey, shape }: BannerFrameProps) {
  const { t } = useTranslation();
  const src = useHref(pagePath('banners/:key', { key: bannerKey }));
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waits' | 'loaded' | 'gone'>('waits');

  useEffect(() => {
    if (state !== 'waits') return;
    const ask = () => frame.current?.contentWindow?.postMessage('banner?', '*');
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || typeof data !== 'object' || !data) return;
      if (!('banner' in data)) return;
      setState(data.banner === 'loaded' ? 'loaded' : 'gone');
    };
    window.addEventListener('message', hear);
    const asking = setInterval(ask, POLL_MS);
    const givingUp = setTimeout(() => setState('gone'), GIVE_UP_MS);
    return () => {
      window.removeEventListener('message', hear);
      clearInterval(asking);
      clearTimeout(givingUp);
    };
  }, [state]);

  if (state === 'gone') return null;
  return (
    <iframe
      ref={frame}
      className={styles.frame[shape]}
      data-waits={state === 'waits' ? '' : undefined}
      src={src}
      title={t('banner')}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
    />
  );
}
