import { SiteLink } from '../site-link.tsx';
import type { SlideInks } from '#app/lib/banners/banner-colours.ts';
import type { SlideData } from '#app/lib/banners/banners.server.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { PageStyle } from '../page-style.tsx';
import * as styles from './banner-place.css.ts';

interface BannerSlidesProps {
  bannerKey: number;
  slides: readonly SlideData[];
  shape: styles.Shape;
}

/** All slides at once: nothing moves by itself and nothing has to be leafed through. */
export function BannerSlides({ bannerKey, slides, shape }: BannerSlidesProps) {
  const nameOf = (index: number) => `banner-${bannerKey}-${index}`;
  const css = slides.map((slide, index) => coloursOf(slide, nameOf(index))).join('');
  return (
    <>
      {css ? <PageStyle css={css} /> : null}
      <Columns gap={4} min={22}>
        {slides.map((slide, index) => (
          <Slide key={nameOf(index)} name={nameOf(index)} slide={slide} shape={shape} />
        ))}
      </Columns>
    </>
  );
}

function Slide({ slide, name, shape }: { slide: SlideData; name: string; shape: styles.Shape }) {
  const { title, subtitle, image, backgroundImage, button } = slide;
  const loading = shape === 'wide' ? 'eager' : 'lazy';
  return (
    <div className={`${styles.slide[shape]} ${name}`}>
      {backgroundImage ? (
        <img className={styles.behind} src={backgroundImage} alt="" loading={loading} />
      ) : null}
      <div className={styles.words}>
        {title ? <p className={styles.title[shape]}>{title}</p> : null}
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {button ? <SlideLink {...button} /> : null}
      </div>
      {image ? (
        <img
          className={styles.picture[shape]}
          src={image}
          alt=""
          width={160}
          height={120}
          loading={loading}
        />
      ) : null}
    </div>
  );
}

function SlideLink({ href, text }: { href: string; text: string }) {
  return (
    <SiteLink className={styles.button} to={href}>
      {text}
    </SiteLink>
  );
}

const PROPERTIES = [
  [styles.ground, 'ground'],
  [styles.ink, 'ink'],
  [styles.buttonGround, 'button'],
  [styles.buttonInk, 'onButton'],
] as const satisfies (readonly [string, keyof SlideInks])[];

/** Colours that come as data, each for both themes. */
function coloursOf({ colours }: SlideData, name: string): string {
  if (!colours) return '';
  const rules = PROPERTIES.map(
    ([property, part]) =>
      // Between the brackets of `var(--x)` stands the name.
      `${property.slice(4, -1)}:light-dark(${colours.light[part]},${colours.dark[part]})`,
  );
  // Twice, so that it outweighs the colours of a slide that has none of its own.
  return `.${name}.${name}{${rules.join(';')}}`;
}
