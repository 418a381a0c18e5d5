import type { ThemeInput } from './theme-input.ts';

export interface Preset {
  readonly id:
    | 'harbour'
    | 'orchard'
    | 'violet-hour'
    | 'newsprint'
    | 'signal'
    | 'coral'
    | 'slate'
    | 'high-noon';
  readonly colours: ThemeInput['colours'];
}

/** Palettes to begin with, each of another character; their names are texts of the interface. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'harbour',
    colours: {
      light: { primary: '#0b63ce', accent: '#f2760c' },
      policy: { fidelity: 'exact', contrast: 'aa', radius: 'medium', density: 'comfortable' },
    },
  },
  {
    id: 'orchard',
    colours: {
      light: { primary: '#1c7c4a', accent: '#c8457e', neutral: '#6f7a5c', background: '#fbfaf4' },
      dark: { primary: '#4fc583', accent: '#f08bb4', neutral: '#6f7a5c' },
      policy: { fidelity: 'exact', contrast: 'aa', radius: 'large', density: 'spacious' },
    },
  },
  {
    id: 'violet-hour',
    colours: {
      light: { primary: '#6d28d9', accent: '#0e9aa7' },
      dark: { primary: '#a78bfa', accent: '#38c6d4', background: '#120d1f' },
      policy: { fidelity: 'exact', contrast: 'aa', radius: 'large', density: 'comfortable' },
    },
  },
  {
    id: 'newsprint',
    colours: {
      light: { primary: '#111111', accent: '#c1121f', neutral: '#7d7563', background: '#f7f3ea' },
      dark: { primary: '#f2ede1', accent: '#ff6b6b', neutral: '#7d7563', background: '#141311' },
      policy: { fidelity: 'exact', contrast: 'aaa', radius: 'none', density: 'comfortable' },
    },
  },
  {
    id: 'signal',
    colours: {
      light: { primary: '#ffd400', accent: '#1b1b3a' },
      dark: { primary: '#ffd400', accent: '#9fa8ff' },
      policy: { fidelity: 'exact', contrast: 'aa', radius: 'small', density: 'compact' },
    },
  },
  {
    id: 'coral',
    colours: {
      light: { primary: '#ff5a5f', accent: '#00848a' },
      policy: { fidelity: 'readable', contrast: 'aa', radius: 'large', density: 'comfortable' },
    },
  },
  {
    id: 'slate',
    colours: {
      light: { primary: '#334155', accent: '#2563eb', neutral: '#64748b' },
      dark: { primary: '#94a3b8', accent: '#60a5fa', neutral: '#64748b' },
      policy: { fidelity: 'exact', contrast: 'aa', radius: 'small', density: 'compact' },
    },
  },
  {
    id: 'high-noon',
    colours: {
      light: { primary: '#0047ab', background: '#ffffff', text: '#000000' },
      dark: { primary: '#8ab4ff', background: '#000000', text: '#ffffff' },
      policy: { fidelity: 'readable', contrast: 'aaa', radius: 'medium', density: 'spacious' },
    },
  },
];
