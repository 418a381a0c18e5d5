import { createContext, useContext, type AnchorHTMLAttributes, type ReactElement } from 'react';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const AnchorContext = createContext<(props: AnchorProps) => ReactElement>((props) => (
  <a {...props} />
));

/** Says how links go on: primitives know addresses, but neither router nor language. */
export const AnchorProvider = AnchorContext.Provider;

export function Anchor(props: AnchorProps) {
  return useContext(AnchorContext)(props);
}
