import { expect, it } from 'vitest';
import { localize } from './localize.ts';

it('gives a text in the language that was asked for', () => {
  expect(localize({ en: 'Orders', pt_BR: 'Pedidos' }, 'pt_BR')).toBe('Pedidos');
});

it('falls back to English where the language is missing', () => {
  expect(localize({ en: 'Orders' }, 'ko')).toBe('Orders');
});

it('keeps a text that was left empty on purpose', () => {
  expect(localize({ en: 'Orders', de: '' }, 'de')).toBe('');
});

it('gives a plain text in every language, and nothing for no text', () => {
  expect(localize('Orders', 'ja')).toBe('Orders');
  expect(localize(undefined, 'ja')).toBe('');
});

it('knows no language by the names that every object has', () => {
  expect(localize({ en: 'Orders' }, 'toString')).toBe('Orders');
});
