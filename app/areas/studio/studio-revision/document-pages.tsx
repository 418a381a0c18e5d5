import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { NumberedPager } from '#app/components/numbered-pager.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';

interface DocumentPagesProps {
  revision: number;
  page: number;
  pages: number;
  /** What the revision is compared with, where that was chosen. */
  against: string | undefined;
}

/** Leads through what a revision changed, where that is more than one looks through at once. */
export function DocumentPages({ revision, page, pages, against }: DocumentPagesProps) {
  const { t } = useTranslation('studio');
  const path = pagePath('studio/history/:revision', { revision });
  return (
    <NumberedPager
      page={page}
      pages={pages}
      pathOf={(number) => {
        const query = new URLSearchParams({ ...(against && { against }), page: String(number) });
        return `${path}?${query.toString()}`;
      }}
      texts={{
        label: t('revision.pages.label'),
        previous: t('revision.pages.previous'),
        next: t('revision.pages.next'),
        pageOf: (number) => t('revision.pages.page', { page: number }),
      }}
    />
  );
}
