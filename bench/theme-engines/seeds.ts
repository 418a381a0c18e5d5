/** What every engine is given: the brand's colours and those that say success, danger and so on. */
export interface Seeds {
  families: readonly string[];
  neutral: string;
  background: { light: string; dark: string };
}
