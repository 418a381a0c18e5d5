import { Icon } from '../icon.tsx';
import { tone as tones, type Tone } from '../tone.css.ts';
import * as styles from './avatar.css.ts';
import { initials, toneOf } from './initials.ts';

type Size = 'small' | 'medium' | 'large';

const PIXELS = { small: 32, medium: 40, large: 64 } as const;

interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: Size;
}

/** Somebody's picture, or the letters of a name. A decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const className = `${tones[toneOf(name)]} ${styles.round[size]}`;
  return src ? (
    <img
      className={className}
      src={src}
      alt=""
      width={PIXELS[size]}
      height={PIXELS[size]}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={className} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

interface EntityIconProps {
  icon: string;
  tone?: Tone;
  size?: Size;
}

/** The drawing of a kind of thing on a ground of its tone. */
export function EntityIcon({ icon, tone = 'brand', size = 'medium' }: EntityIconProps) {
  return (
    <span className={`${tones[tone]} ${styles.square[size]}`} aria-hidden="true">
      <Icon name={icon} size={size === 'large' ? 24 : size === 'small' ? 16 : 20} />
    </span>
  );
}
