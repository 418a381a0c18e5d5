import { createRequire } from 'node:module';
import type { ReactElement, ReactNode } from 'react';

// Required, because what is imported cannot be watched; its types are those of the import.
const server = createRequire(import.meta.url)('react-dom/server') as {
  renderToPipeableStream: (tree: ReactElement, options: object) => unknown;
  renderToString: (tree: ReactElement) => string;
};

export const { renderToString } = server;

/**
 * Keeps the tree that was rendered last. It has to be called before the panel is loaded, which
 * takes what it renders with from here.
 */
export function watchTrees(): () => ReactElement {
  const render = server.renderToPipeableStream;
  let last: ReactElement | undefined;
  server.renderToPipeableStream = (tree, options) => {
    last = tree;
    return render(tree, options);
  };
  return () => {
    if (!last) throw new Error('The panel did not render by what is watched.');
    return last;
  };
}

interface Props {
  children?: ReactNode;
  context?: { serverHandoffStream?: unknown };
}

/** The same tree without the data for a script, which can be read once only. */
export function withoutStream(tree: ReactElement<Props>): ReactElement {
  const { children, context } = tree.props;
  if (context?.serverHandoffStream) {
    const props = { ...tree.props, context: { ...context, serverHandoffStream: undefined } };
    return { ...tree, props };
  }
  // Until there, each has one child: providers around a page.
  const child = children as ReactElement<Props>; // The way a page is put together.
  return { ...tree, props: { ...tree.props, children: withoutStream(child) } };
}
