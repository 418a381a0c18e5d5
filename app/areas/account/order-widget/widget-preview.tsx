import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './widget-preview.css.ts';

const HEIGHT = 640;
const HIGHEST = 20_000;

/** The form as it stands on a partner's page, as high as it says. */
export function WidgetPreview({ src }: { src: string }) {
  const { t } = useTranslation('widget');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const said = heightIn(data);
      if (said > 0 && said < HIGHEST) setHeight(said);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <Card title={t('preview.title')} subtitle={t('preview.text')} headingLevel={2}>
      <div className={styles.edge}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('preview.title')}
          {...{ src, height }}
          loading="lazy"
        />
      </div>
    </Card>
  );
}

const heightIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'marquee:height'
    ? Number('height' in data ? data.height : 0)
    : 0;
