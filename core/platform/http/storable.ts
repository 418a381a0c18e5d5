const DEEPEST = 32;

/**
 * Whether PostgreSQL can keep a value as jsonb and text: no NUL and no half of a surrogate pair in
 * any text or key. Depth is limited so that nothing behind this recurses without end.
 */
export function isStorable(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string') {
      if (!isStorableText(next.value)) return false;
    } else if (typeof next.value === 'object' && next.value !== null) {
      if (next.depth >= DEEPEST || !Object.keys(next.value).every(isStorableText)) return false;
      const depth = next.depth + 1;
      for (const inner of Object.values(next.value)) waiting.push({ value: inner, depth });
    }
  }
  return true;
}

export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
