/** What every engine is given: the brand's colours and those that say success, danger and so on. */
export interface Seeds {
  families: readonly string[];
  neutral: string;
  background: { light: string; dark: string };
}

/** Each engine makes all its colours of them; \`compile\` of its file does. */
export type CompileSeeds = (seeds: Seeds) => string[];
