import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CachedFragment } from '../lib/fragments/cached-fragment.tsx';
import type { EarnLink } from '../lib/menu/earn-menu.server.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuLink } from '../ui/overlay/menu.tsx';
import { choice, onDesktop } from './bar.css.ts';

/** What a customer may earn with; on a smaller screen the panel of the account has it. */
export function EarnMenu({ links }: { links: EarnLink[] }) {
  return (
    <CachedFragment name="earn-menu" of={links}>
      <Links links={links} />
    </CachedFragment>
  );
}

function Links({ links }: { links: EarnLink[] }) {
  const { t } = useTranslation();
  return (
    <div className={onDesktop}>
      <Menu
        label={t('earn.title')}
        align="end"
        trigger={(invoker) => (
          <button {...invoker} className={choice}>
            <Icon name="gift" size={16} />
            {t('earn.title')}
            <Icon name="chevron-down" size={16} />
          </button>
        )}
      >
        {links.map(({ text, url, icon }) => (
          <MenuLink key={url} href={url} icon={icon}>
            {t(`earn.links.${text}`)}
          </MenuLink>
        ))}
      </Menu>
    </div>
  );
}
