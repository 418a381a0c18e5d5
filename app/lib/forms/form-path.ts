/** The core writes `orders.0.url`, forms write `orders[0].url`. */
export function toFormPath(name: string): string {
  return name.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
}

/** The keys that lead to a field of a form. */
export function fromFormPath(name: string): string[] {
  return name.split(/[.[\]]+/).filter(Boolean);
}
