import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { renderAnchor } from '#app/components/app-anchor.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Pager } from '#app/ui/pager.tsx';

interface DocumentPagesProps {
  revision: number;
  page: number;
  pages: number;
  /** What the revision is compared with, where that was chosen. */
  against: string | undefined;
}

/** Leads through what a revision changed, where that is more than one looks through at once. */
export function DocumentPages({ revision, page, pages, against }: DocumentPagesProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('studio');
  if (pages === 1) return null;
  const path = pagePath('studio/history/:revision', { revision });
  const hrefOf = (number: number) => {
    const query = new URLSearchParams({ ...(against && { against }), page: String(number) });
    return `${path}?${query.toString()}`;
  };
  return (
    <Pager
      label={t('revision.pages.label')}
      previous={{
        label: t('revision.pages.previous'),
        href: page > 1 ? hrefOf(page - 1) : undefined,
      }}
      next={{ label: t('revision.pages.next'), href: page < pages ? hrefOf(page + 1) : undefined }}
      pages={{
        current: page,
        total: pages,
        hrefOf,
        labelOf: (number) => t('revision.pages.page', { page: numbers.count(number) }),
        textOf: (number) => numbers.count(number),
      }}
      renderLink={({ href = '', ref: _ref, ...rest }) => renderAnchor({ href, ...rest })}
    />
  );
}
