import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SiteLink } from './site-link.tsx';
import * as styles from './order-policy.css.ts';

/** What the owner tells a customer before paying, in the language of the page. */
export interface OrderPolicyText {
  paragraphs: string[];
  termsUrl: string | undefined;
  privacyUrl: string | undefined;
}

/** Nothing where the owner has nothing to say. Its page shows texts of `responsible`. */
export function OrderPolicy({ policy }: { policy: OrderPolicyText }) {
  const { t } = useTranslation(['responsible', 'shell']);
  const { paragraphs, termsUrl, privacyUrl } = policy;
  const links = [
    { to: termsUrl, text: t('shell:footer.terms') },
    { to: privacyUrl, text: t('shell:footer.privacy') },
  ];
  const shown = links.flatMap(({ to, text }) => (to === undefined ? [] : [{ to, text }]));
  if (paragraphs.length === 0 && shown.length === 0) return null;
  return (
    <Stack as="section" gap={2} className={styles.policy} aria-label={t('policy.title')}>
      {paragraphs.length > 0 ? <p className={styles.title}>{t('policy.title')}</p> : null}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <PlainList isRow gap={4} lineGap={1}>
        {shown.map(({ to, text }) => (
          <li key={to}>
            <PolicyLink to={to} text={text} />
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}

/** In a tab of its own: a form that is half filled in stays. */
function PolicyLink({ to, text }: { to: string; text: string }) {
  return (
    <SiteLink to={to} newTab>
      {text}
    </SiteLink>
  );
}
