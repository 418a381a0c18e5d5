import { link } from '#app/ui/link.css.ts';

/** Somebody to write to. */
export function MailLink({ to }: { to: string }) {
  return (
    <a className={link()} href={`mailto:${encodeURIComponent(to).replaceAll('%40', '@')}`}>
      {to}
    </a>
  );
}
