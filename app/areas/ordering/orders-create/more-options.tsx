import { useState, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FormService } from '#app/lib/order-form/known.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { useLine } from './order-context.ts';

interface MoreOptionsProps {
  at: number;
  service: FormService;
  children: ReactNode;
}

/** What is good as it is for most people: in a compact form it stands behind one line. */
export function MoreOptions({ at, service, children }: MoreOptionsProps) {
  const { t } = useTranslation('ordering');
  const { line, errors, isCompact } = useLine(at);
  const isWithoutGuarantee = service.hasGuarantee && !line.isGuarantee;
  const isChanged = line.isDripFeed || line.countries.length > 0 || isWithoutGuarantee;
  // Not while somebody changes it: it would close under their hands.
  const [wasChanged] = useState(isChanged);
  if (!isCompact) return children;
  const hasAny =
    service.hasGuarantee ||
    service.drip_feed_is_allowed ||
    service.allowed_use_countries.length > 0;
  if (!hasAny) return null;
  const isWrong = Object.keys(errors?.fields ?? {}).some((field) => FIELDS.has(field));
  return (
    <Disclosure icon="settings" title={t('moreOptions')} isOpen={wasChanged || isWrong}>
      <Stack gap={5}>{children}</Stack>
    </Disclosure>
  );
}

const FIELDS = new Set([
  'countries',
  'isGuarantee',
  'isDripFeed',
  'numberOfRuns',
  'dripFeedMode',
  'dripFeedQuantityStep',
  'dripFeedMinutes',
]);
