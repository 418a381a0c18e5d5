import { describe, expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { takeStep } from '#app/areas/studio/form/form-steps.ts';
import { brandColour, logoPalette } from './logo-palette.ts';

const light = { primary: '#0e5a6b', accent: '#c9860a', background: '#f8fafa' };
const dark = { primary: '#4fb3c4', accent: '#f2c14e', text: '#e6eef1' };

const after = (colours: object, value: object) =>
  takeStep(FIELDS.settings, { colours }, { name: 'join', pointer: '/colours', value })?.after;

describe('the colours of a logo', () => {
  test('become brand and accent of both themes, and leave the rest', () => {
    const colours = { light, dark, policy: { radius: 'small' } };
    expect(after(colours, logoPalette(colours, ['#d7263d', '#1b998b', '#f46036']))).toEqual({
      colours: {
        light: { ...light, primary: '#d7263d', accent: '#1b998b' },
        dark: { ...dark, primary: '#d7263d', accent: '#1b998b' },
        policy: { radius: 'small' },
      },
    });
  });

  test('leave no accent of the brand before where there is but one', () => {
    expect(after({ light }, logoPalette({ light }, ['#d7263d']))).toEqual({
      colours: { light: { primary: '#d7263d', background: '#f8fafa' } },
    });
  });

  test('are chosen one by one for the brand alone', () => {
    expect(after({ light, dark }, brandColour({ light, dark }, '#d7263d'))).toEqual({
      colours: { light: { ...light, primary: '#d7263d' }, dark: { ...dark, primary: '#d7263d' } },
    });
  });
});
