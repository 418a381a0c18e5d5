import { useHref, useNavigate, useNavigation } from '@remix-run/react';
import { useRef, type FormEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { LONGEST_LINK } from '#core/tenancy/link-rules/read-address.pure.ts';
import type { LinkedOffers } from '#app/areas/shop/link-offers/link-offers.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as styles from './hero-block.css.ts';

/** Asks what can be ordered for a link; a script asks as soon as one is pasted. */
export function LinkForm({ linked }: { linked: LinkedOffers | undefined }) {
  const { t } = useTranslation('shop');
  const navigate = useNavigate();
  const { location } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const problem = linked && 'problem' in linked ? linked.problem : undefined;
  const isAsking = location ? new URLSearchParams(location.search).has('link') : false;

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const link = new FormData(event.currentTarget).get('link');
    if (typeof link !== 'string' || link.trim() === '') return;
    const query = new URLSearchParams({ link: link.trim() });
    navigate(`${pagePath('')}?${query.toString()}`, { preventScrollReset: true });
  }

  return (
    <form
      ref={form}
      className={styles.ask}
      method="get"
      action={useHref(pagePath(''))}
      onSubmit={ask}
    >
      <TextField
        // Another answer comes with its own link.
        key={linked?.link}
        name="link"
        label={t('link.label')}
        placeholder={t('link.hint')}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LONGEST_LINK}
        defaultValue={linked?.link}
        prefix={<Icon name="link" />}
        errors={problem ? [t(`link.problem.${problem}`)] : undefined}
        onPaste={() => setTimeout(() => form.current?.requestSubmit())}
      />
      <Button type="submit" busy={isAsking}>
        {t('link.submit')}
      </Button>
    </form>
  );
}
