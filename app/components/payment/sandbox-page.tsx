import { Form, useHref } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './sandbox-page.css.ts';

interface SandboxPageProps {
  title: string;
  brand: string;
  text: string;
  /** A path of the route table. */
  back: string;
  children: ReactNode;
}

/** A page of the sandbox, which stands for one of somebody outside. */
export function SandboxPage({ title, brand, text, back, children }: SandboxPageProps) {
  const { t } = useTranslation('payments');
  return (
    <Stack as="main" gap={5} className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Alert tone="warning" title={t('sandbox.noMoney')}>
        {text}
      </Alert>
      {children}
      <p>
        <a className={button({ tone: 'quiet' })} href={useHref(back)}>
          {t('sandbox.back', { brand })}
        </a>
      </p>
    </Stack>
  );
}

interface DecisionsProps {
  /** What is sent as `decision`, and what its button says. */
  decisions: readonly { value: string; label: string }[];
  /** Stands out. */
  first?: string;
}

export function Decisions({ decisions, first }: DecisionsProps) {
  return (
    <Stack method="post" reloadDocument as={Form} gap={3}>
      {decisions.map(({ value, label }) => (
        <Button
          key={value}
          type="submit"
          name="decision"
          value={value}
          tone={value === first ? 'solid' : 'outline'}
          width="full"
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
