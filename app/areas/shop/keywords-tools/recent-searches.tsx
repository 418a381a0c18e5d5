import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from '#app/components/channel-tools/channel-tools.css.ts';
import type { KeywordChoice, OwnKeywords } from './keywords-page.server.ts';

interface RecentSearchesProps {
  searches: OwnKeywords['searches'];
  choice: KeywordChoice;
}

/** What was searched for before, a step away; the same again on one day is not counted. */
export function RecentSearches({ searches, choice }: RecentSearchesProps) {
  const { t } = useTranslation('keywords');
  if (searches.length === 0) return null;
  return (
    <Stack gap={2}>
      <p className={styles.note}>{t('recent')}</p>
      <ChipGroup label={t('recent')}>
        {searches.map(({ keyword, country, language }) => (
          <ChipLink
            key={`${language} ${country} ${keyword}`}
            href={pagePath('keywords-tools', {}, { keyword, country: String(country), language })}
            isSelected={
              keyword === choice.keyword.toLowerCase() &&
              country === choice.country &&
              language === choice.language
            }
          >
            <bdi>{keyword}</bdi>
          </ChipLink>
        ))}
      </ChipGroup>
    </Stack>
  );
}
