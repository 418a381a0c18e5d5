import type { ShownPicture } from './shown-block.ts';

/** React writes the names of attributes as they stand here. */
const FIRST = { fetchpriority: 'high' };

interface OwnerPictureProps {
  picture: ShownPicture;
  className?: string;
  /** What is seen first is asked for first. */
  isFirst: boolean;
}

export function OwnerPicture({ picture, className, isFirst }: OwnerPictureProps) {
  const { url, alt, width, height } = picture;
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      width={width}
      height={height}
      {...(isFirst ? FIRST : { loading: 'lazy' })}
    />
  );
}
