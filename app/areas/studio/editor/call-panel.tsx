import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { ShownCall } from './changes-as-call.server.ts';
import * as styles from './editor.css.ts';

/** The same change for a program: method, path and JSON, to be copied. */
export function CallPanel({ call }: { call: ShownCall | undefined }) {
  const { t } = useTranslation('studio-fields');
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  if (!call) return null;
  const text = `${call.method} ${call.path}\n\n${call.body}`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Disclosure title={t('call.title')} icon="code">
      <Stack gap={3}>
        <p className={styles.sectionHelp}>{t('call.text')}</p>
        <pre className={styles.call} tabIndex={0}>
          {text}
        </pre>
        {isHydrated ? (
          <Button tone="outline" size="small" icon="copy" onClick={() => void copy()}>
            {isCopied ? t('call.copied') : t('call.copy')}
          </Button>
        ) : null}
      </Stack>
    </Disclosure>
  );
}
