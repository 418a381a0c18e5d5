import { Link } from '@remix-run/react';
import { isInside } from '../lib/http/link-target.ts';
import type { AnchorProps } from '../ui/anchor.tsx';

/** A path goes on within the panel, in the visitor's language; the browser sees to all others. */
export function renderAnchor({ href, ...rest }: AnchorProps) {
  const isHere = /^\?[^\\]*$/.test(href);
  if (!isHere && !isInside(href)) return <a href={href} {...rest} />;
  // Another choice on the same page is no reason to leave the place that was read.
  return <Link to={href} preventScrollReset={isHere} {...rest} />;
}
