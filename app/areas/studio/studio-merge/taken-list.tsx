import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownDocument } from '#app/areas/studio/difference/difference-in-words.server.ts';
import { DifferenceList } from '#app/areas/studio/difference/difference-list.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './merge.css.ts';

interface TakenListProps {
  title: string;
  lead: string;
  documents: readonly ShownDocument[];
}

/** What one side alone changed, which is taken as it is. */
export function TakenList({ title, lead, documents }: TakenListProps) {
  const { t } = useTranslation('studio');
  if (documents.length === 0) return null;
  return (
    <Disclosure title={`${title} · ${t('merge.documents', { count: documents.length })}`}>
      <Stack gap={4}>
        <p className={styles.lead}>{lead}</p>
        <DifferenceList documents={documents} />
      </Stack>
    </Disclosure>
  );
}
