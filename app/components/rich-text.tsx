import { createElement, type ReactNode } from 'react';
import type { RichNode } from '../lib/content/rich-text.ts';
import type { EditMark } from '../lib/studio-preview/use-edit-mark.ts';
import { SiteLink } from './site-link.tsx';
import * as styles from './rich-text.css.ts';

/** An owner's text. Links within the site stay in the visitor's language. */
export function RichText({ nodes, mark }: { nodes: RichNode[]; mark?: EditMark }) {
  if (nodes.length === 0) return null;
  return (
    <div className={styles.richText} {...mark}>
      {nodes.map(renderNode)}
    </div>
  );
}

function renderNode(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.length ? node.children.map(renderNode) : undefined;
  if (node.tag === 'table') {
    // A wide table scrolls by itself, reachable by keyboard, instead of widening the page.
    return (
      <div key={index} className={styles.tableScroll} tabIndex={0} role="group">
        {createElement('table', undefined, children)}
      </div>
    );
  }
  if (node.tag !== 'a') return createElement(node.tag, { key: index }, children);
  if (!node.href) return <span key={index}>{children}</span>;
  if (node.href.startsWith('#')) {
    return (
      <a key={index} href={node.href}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink key={index} to={node.href}>
      {children}
    </SiteLink>
  );
}
