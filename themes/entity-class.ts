/** What an entity is called comes as data; a class may hold letters, digits and little else. */
export function entityClass(name: string): string {
  const plain = name.replace(/[^a-z0-9-]/gi, (unit) => `_${unit.charCodeAt(0).toString(16)}_`);
  return `entity-${plain}`;
}
