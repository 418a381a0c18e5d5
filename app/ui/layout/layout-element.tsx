import type { ComponentPropsWithoutRef, ElementType } from 'react';
import './layout.css.ts';

/** What a primitive asks for, and whatever the element takes that it is rendered as. */
export type LayoutProps<Look, Tag extends ElementType> = Look & {
  as?: Tag | undefined;
  className?: string | undefined;
} & Omit<ComponentPropsWithoutRef<Tag>, keyof Look | 'as' | 'className'>;

/** What becomes a class, whose name is its first letter and its value. */
const LOOK = /^(gap|lineGap|align|justify|min|cell|twoFrom|padding|wraps|fitsContent|isFramed)$/;

/** The element, its classes from what was asked for, and everything else as it was given. */
export function layoutElement(
  base: string,
  { as, className, ...given }: LayoutProps<object, ElementType>,
) {
  const Element: ElementType = as ?? 'div';
  const classes = [base];
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!LOOK.test(name)) rest[name] = value;
    else if (value === true) classes.push(name.charAt(0));
    else if (value !== undefined && value !== false) classes.push(`${name.charAt(0)}-${value}`);
  }
  if (className) classes.push(className);
  return <Element {...rest} className={classes.join(' ')} />;
}
