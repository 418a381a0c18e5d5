import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { Column } from './table.tsx';
import { shownFrom } from './shown-from.css.ts';
import * as styles from './table.css.ts';

interface ColumnHeadProps<Row> {
  column: Column<Row>;
  renderLink: ((props: ComponentProps<'a'>) => ReactNode) | undefined;
}

const SORT_ICONS = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

/** The head of a column; when its rows can be sorted by it, a link that does so. */
export function ColumnHead<Row>({ column, renderLink = plainLink }: ColumnHeadProps<Row>) {
  const { sort, title, numeric, from } = column;
  const className = [
    styles.columnHead({ isNumeric: numeric ?? false }),
    from ? shownFrom[from] : '',
  ].join(' ');
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={sort ? (sort.direction ?? 'none') : undefined}
    >
      {sort
        ? renderLink({
            href: sort.href,
            className: styles.sortLink,
            children: (
              <>
                {title}
                <span className={sort.direction ? styles.sortIcon : styles.sortIconAtRest}>
                  <Icon
                    name={sort.direction ? SORT_ICONS[sort.direction] : 'chevrons-up-down'}
                    size={16}
                  />
                </span>
              </>
            ),
          })
        : title}
    </th>
  );
}

function plainLink({ children, ...props }: ComponentProps<'a'>) {
  return <a {...props}>{children}</a>;
}
