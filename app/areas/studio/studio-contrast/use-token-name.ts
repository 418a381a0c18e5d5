import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ColourToken } from '#themes/tokens.ts';
import { tokenName } from './token-name.ts';

/** The name of a colour of the theme in the reader's language. */
export function useTokenName(): (token: ColourToken) => string {
  const { t } = useTranslation('studio-preview');
  return (token) => {
    const name = tokenName(token);
    return 'neutral' in name
      ? t(`neutral.${name.neutral}`)
      : `${t(`family.${name.family}`)} · ${t(`part.${name.part}`)}`;
  };
}
