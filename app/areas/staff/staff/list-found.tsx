import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListMeta } from '#core/platform/lists/list.contract.ts';
import { queryOf, type ListAddress } from '#app/areas/staff/list-address.ts';
import { FailedState } from '#app/components/failed-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { FileLink, ListFigures } from './list-tools.tsx';
import { MoreLinks } from './more-links.tsx';

interface ListFoundProps {
  address: ListAddress;
  /** Where a page of the list begins; the first one at the beginning. */
  cursor: string | undefined;
  /** Undefined where the list was not asked for. */
  figures: ListMeta | undefined;
  isAway: boolean;
  pathOf: (query: Record<string, string>) => string;
  /** Where the list is a file, for whom may take it. */
  file: string | undefined;
  children: ReactNode;
}

/** A page of what a list of staff has found, the way on, and all of it as a file. */
export function ListFound(props: ListFoundProps) {
  const { address, cursor, figures, isAway, pathOf, file, children } = props;
  const { t } = useTranslation('lists');
  const next = figures?.next ?? undefined;
  return (
    <>
      {isAway ? (
        <FailedState
          title={t('failed')}
          headingLevel={2}
          again={{ to: pathOf(queryOf(address)), text: t('again') }}
        />
      ) : (
        <Stack gap={2}>
          {figures ? <ListFigures meta={figures} /> : null}
          {children}
        </Stack>
      )}
      <MoreLinks
        first={cursor === undefined ? undefined : pathOf(queryOf(address))}
        next={next && pathOf({ ...queryOf(address), cursor: next })}
      />
      {file === undefined ? null : <FileLink to={file} />}
    </>
  );
}
