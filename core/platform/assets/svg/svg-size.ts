import { PictureRefusal } from '../picture-refusal.ts';
import type { SvgElement } from './svg-tree.ts';

/** CSS pixels in a unit. */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** What browsers take for a picture that says nothing of its size. */
const DEFAULT_SIZE = { width: 300, height: 150 };
const LARGEST = 100_000;

export interface Size {
  width: number;
  height: number;
}

/**
 * The size of a picture, written into its element together with its viewBox, so that it has one
 * in every place and grows and shrinks as a whole.
 */
export function settleSize({ attributes }: SvgElement): Size {
  const box = viewBoxOf(attributes.get('viewBox'));
  const width = lengthOf(attributes.get('width'));
  const height = lengthOf(attributes.get('height'));
  const size = {
    width: width ?? (height && box ? (height * box.width) / box.height : box?.width),
    height: height ?? (width && box ? (width * box.height) / box.width : box?.height),
  };
  const settled = {
    width: size.width ?? DEFAULT_SIZE.width,
    height: size.height ?? DEFAULT_SIZE.height,
  };
  if (Math.max(settled.width, settled.height) > LARGEST) {
    throw new PictureRefusal('picture_dimensions');
  }
  attributes.set('width', String(settled.width));
  attributes.set('height', String(settled.height));
  if (!box) attributes.set('viewBox', `0 0 ${settled.width} ${settled.height}`);
  return {
    width: Math.max(1, Math.round(settled.width)),
    height: Math.max(1, Math.round(settled.height)),
  };
}

function lengthOf(text: string | undefined): number | undefined {
  const [, digits, unit = ''] =
    /^\s*(\+?[\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const length = Number(digits) * (UNITS[unit.toLowerCase()] ?? NaN);
  return length > 0 && Number.isFinite(length) ? length : undefined;
}

function viewBoxOf(text: string | undefined): Size | undefined {
  const numbers = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite);
  return isBox && width > 0 && height > 0 ? { width, height } : undefined;
}
