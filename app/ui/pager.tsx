import type { ComponentProps, ReactNode } from 'react';
import { button } from './button.css.ts';
import { Icon } from './icon.tsx';
import { pagerPages } from './pager-pages.ts';
import * as styles from './pager.css.ts';

interface Step {
  /** Absent where there is nothing further: the step then stands there without leading on. */
  href?: string | undefined;
  label: string;
}

type RenderLink = (props: ComponentProps<'a'>) => ReactNode;

interface PagerProps {
  label: string;
  previous: Step;
  next: Step;
  /** For lists that know how long they are. */
  pages?: {
    current: number;
    total: number;
    hrefOf: (page: number) => string;
    /** What a page is called to who listens, such as “Page 3”. */
    labelOf: (page: number) => string;
    /** The number as the language writes it. */
    textOf: (page: number) => string;
  };
  renderLink?: RenderLink;
}

/** Leads through a long list page by page: by its neighbours alone, or by numbers, too. */
export function Pager({ label, previous, next, pages, renderLink = plainLink }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <StepLink step={previous} icon="chevron-left" rel="prev" renderLink={renderLink} />
      {pages ? <Pages pages={pages} renderLink={renderLink} /> : null}
      <StepLink step={next} icon="chevron-right" rel="next" renderLink={renderLink} />
    </nav>
  );
}

interface StepLinkProps {
  step: Step;
  icon: 'chevron-left' | 'chevron-right';
  rel: 'prev' | 'next';
  renderLink: RenderLink;
}

function StepLink({ step, icon, rel, renderLink }: StepLinkProps) {
  const drawing = <Icon name={icon} size={16} />;
  const children = (
    <>
      {rel === 'prev' ? drawing : null}
      <span className={styles.stepText}>{step.label}</span>
      {rel === 'next' ? drawing : null}
    </>
  );
  if (step.href === undefined) {
    return (
      <span className={styles.stepAtEnd} aria-disabled="true" role="link">
        {children}
      </span>
    );
  }
  return renderLink({
    href: step.href,
    rel,
    className: `${button({ tone: 'quiet', size: 'small' })} ${styles.step}`,
    children,
  });
}

function Pages({ pages, renderLink }: { pages: PagerProps['pages']; renderLink: RenderLink }) {
  if (!pages) return null;
  const { current, total, hrefOf, labelOf, textOf } = pages;
  return (
    <ol className={styles.pages}>
      {pagerPages(current, total).map((entry, index) =>
        entry === 'gap' ? (
          <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            <Icon name="ellipsis" size={16} />
          </li>
        ) : (
          <li key={entry}>
            {renderLink({
              href: hrefOf(entry),
              className: styles.page,
              'aria-label': labelOf(entry),
              'aria-current': entry === current ? 'page' : undefined,
              children: textOf(entry),
            })}
          </li>
        ),
      )}
    </ol>
  );
}

function plainLink({ children, ...props }: ComponentProps<'a'>) {
  return <a {...props}>{children}</a>;
}

interface PageSizeProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  apply: string;
  value: number;
  options: readonly { value: number; text: string }[];
  /** What else the address says and has to go on saying. */
  keep?: Readonly<Record<string, string>>;
}

/** How many rows a page has; a form that needs no script. */
export function PageSize({ name, label, apply, value, options, keep = {} }: PageSizeProps) {
  return (
    <form method="get" className={styles.pageSize}>
      {Object.entries(keep).map(([other, kept]) => (
        <input key={other} type="hidden" name={other} value={kept} />
      ))}
      <label className={styles.pageSizeLabel}>
        <span>{label}</span>
        <select className={styles.select} name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </label>
      <button className={button({ tone: 'quiet', size: 'small' })}>{apply}</button>
    </form>
  );
}
