import { useLocation, useRouteLoaderData } from '@remix-run/react';
import type { BannerPlace as Place } from '#instance-schema/generated/banner.ts';
import type { BannerData } from '#app/lib/banners/banners.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { isAmong } from '#app/lib/pages/closed-paths.ts';
import { useEditMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import type { ShellData } from '#app/shell/shell-data.server.ts';
import { RichText } from '../rich-text.tsx';
import { BannerFrame } from './banner-frame.tsx';
import * as styles from './banner-place.css.ts';
import { BannerSlides } from './banner-slides.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

interface BannerPlaceProps {
  place: Place;
  /** Those of the page; the ones of other places are left alone. */
  banners: readonly BannerData[];
}

const SHAPES: Partial<Record<Place, styles.Shape>> = {
  sidebar: 'narrow',
  services_type_first_short: 'short',
  services_type_second_short: 'short',
  services_pricing_first_short: 'short',
  services_pricing_second_short: 'short',
  services_pricing_long: 'long',
  services_pricing_footer: 'long',
};

/** What the owner wants to be seen at a place of a page; nothing where there is nothing. */
export function BannerPlace({ place, banners }: BannerPlaceProps) {
  const { pathname } = useLocation();
  const closedPaths = useRouteLoaderData<ShellData>('shell')?.toolFreePaths ?? [];
  const isFree = isAmong(localizedPath('en', pathname), closedPaths);
  const shown = banners.filter(
    (banner) => banner.place === place && !(isFree && banner.kind === 'frame'),
  );
  return shown.map((banner) => (
    <Delayed key={banner.key} banner={banner} shape={SHAPES[place] ?? 'wide'} />
  ));
}

function Delayed({ banner, shape }: { banner: BannerData; shape: styles.Shape }) {
  const isShown = useScrolledPast(banner.scrollDelayPx);
  const mark = useEditMark();
  return (
    <section
      className={styles.banner[shape]}
      data-banner={banner.place}
      data-waits={isShown ? undefined : ''}
      {...mark('banner', banner.key, '')}
    >
      <Content banner={banner} shape={shape} />
    </section>
  );
}

function Content({ banner, shape }: { banner: BannerData; shape: styles.Shape }) {
  switch (banner.kind) {
    case 'text':
      return (
        <div className={styles.text}>
          <RichText nodes={banner.nodes} />
        </div>
      );
    case 'frame':
      return <BannerFrame bannerKey={banner.key} shape={shape} />;
    case 'slides':
      return <BannerSlides bannerKey={banner.key} slides={banner.slides} shape={shape} />;
  }
}
