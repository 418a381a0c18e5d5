import type { ReactNode } from 'react';
import type { SavedView } from '#core/back-office/views/saved-view.contract.ts';
import type { ListProblem } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListMeta } from '#core/platform/lists/list.contract.ts';
import { soughtBy, type ListAddress } from '#app/areas/staff/list-address.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Accordion } from '#app/ui/surface/disclosure.tsx';
import { FoundTable } from './found-table.tsx';
import { ListColumns, shownColumns, type ListColumn } from './list-columns.tsx';
import { ListFound } from './list-found.tsx';
import { ListTools, type UsualTerm } from './list-tools.tsx';
import { KeepView, SavedViews } from './saved-views.tsx';

/** What the loader of a list has, as `listPage` makes it. */
interface ListPage<Row> {
  address: ListAddress;
  cursor?: string | undefined;
  problems: readonly ListProblem[];
  fields: readonly string[];
  rows?: readonly Row[] | undefined;
  figures?: ListMeta | undefined;
  views: readonly SavedView[];
  shown?: string | undefined;
}

interface StaffListProps<Row> {
  page: ListPage<Row>;
  title: string;
  label: string;
  /** What can be written, by examples. */
  hint: string;
  usual: readonly UsualTerm[];
  columns: readonly ListColumn<Row>[];
  nothing: { title: string; text: string; action?: ReactNode };
  pathOf: (query: Record<string, string>) => string;
  /** Where the list is a file, for whom may take it. */
  fileOf?: ((query: Record<string, string>) => string) | undefined;
  /** What the action answered to the form that keeps a search. */
  result: object | undefined;
}

/** A list of staff: how it is searched, which searches are kept, its columns, and a page of it. */
export function StaffList<Row extends { id: number }>(props: StaffListProps<Row>): ReactNode {
  const { page, title, label, hint, usual, columns, nothing, pathOf, fileOf, result } = props;
  const { address, cursor, problems, fields, rows, figures, views, shown } = page;
  return (
    <>
      <Stack gap={3}>
        <ListTools
          {...{ address, label, hint, usual, problems, fields, pathOf }}
          kept={<SavedViews {...{ views, address, shown, pathOf }} />}
        />
        <Accordion isInline>
          <KeepView {...{ views, address, shown, result }} />
          <ListColumns {...{ columns, shown, address, cursor }} hasFile={fileOf !== undefined} />
        </Accordion>
      </Stack>
      <ListFound
        {...{ address, cursor, figures, pathOf }}
        isAway={rows === undefined}
        file={problems.length === 0 ? fileOf?.(soughtBy(address)) : undefined}
      >
        <FoundTable
          {...{ title, nothing }}
          all={address.q === '' ? undefined : pathOf({})}
          columns={shownColumns(columns, shown)}
          rows={rows ?? []}
        />
      </ListFound>
    </>
  );
}
