import { divider, labelled } from './divider.css.ts';

/** A line between two parts; its label, such as "or", stands in the middle of it. */
export function Divider({ label }: { label?: string }) {
  return label ? <p className={labelled}>{label}</p> : <hr className={divider} />;
}
