/** What a language is called by whoever reads another one. */
export function languageName(language: string, reader: string): string {
  const names = new Intl.DisplayNames(reader.replace('_', '-'), { type: 'language' });
  return names.of(language.replace('_', '-')) ?? language;
}
