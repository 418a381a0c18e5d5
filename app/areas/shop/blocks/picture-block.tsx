import { SiteLink } from '#app/components/site-link.tsx';
import { OwnerPicture } from './owner-picture.tsx';
import type { ShownPictureBlock } from './shown-block.ts';
import './picture-block.css.ts';

interface PictureBlockProps {
  block: ShownPictureBlock;
  isFirst: boolean;
}

/** A picture of the owner, which may lead somewhere. */
export function PictureBlock({ block, isFirst }: PictureBlockProps) {
  const { picture, caption, href } = block;
  const image = <OwnerPicture picture={picture} isFirst={isFirst} />;
  return (
    <figure>
      {href ? <SiteLink to={href}>{image}</SiteLink> : image}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
