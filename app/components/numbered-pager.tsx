import { renderAnchor } from '#app/components/app-anchor.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Pager } from '#app/ui/pager.tsx';

interface NumberedPagerProps {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  texts: {
    label: string;
    previous: string;
    next: string;
    /** What a page is called to who listens. */
    pageOf: (page: string) => string;
  };
}

/** Leads through the pages of a list that knows how long it is; where there is one alone, nowhere. */
export function NumberedPager({ page, pages, pathOf, texts }: NumberedPagerProps) {
  const numbers = useNumbers();
  if (pages === 1) return null;
  const { label, previous, next, pageOf } = texts;
  return (
    <Pager
      label={label}
      previous={{ label: previous, href: page > 1 ? pathOf(page - 1) : undefined }}
      next={{ label: next, href: page < pages ? pathOf(page + 1) : undefined }}
      pages={{
        current: page,
        total: pages,
        hrefOf: pathOf,
        labelOf: (number) => pageOf(numbers.count(number)),
        textOf: (number) => numbers.count(number),
      }}
      renderLink={({ href = '', ref: _ref, ...rest }) => renderAnchor({ href, ...rest })}
    />
  );
}
