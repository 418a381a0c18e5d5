import type { FontFaces, FontFamily, FontSubset } from './font-families.ts';

/** Written by scripts/take-fonts.ts. */
export const UNICODE_RANGES: Readonly<Record<FontSubset, string>> = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
};

export const FONT_FACES: Readonly<Record<FontFamily, FontFaces>> = {
  inter: {
    weights: '100 900',
    files: {
      latin: 'inter-latin-3100e775.woff2',
      'latin-ext': 'inter-latin-ext-34b9c504.woff2',
      vietnamese: 'inter-vietnamese-5c66f9e0.woff2',
      cyrillic: 'inter-cyrillic-71d5ee93.woff2',
    },
    standIns: [
      [
        { size: 106.85, ascent: 90.68, descent: 22.55 },
        { size: 102.1, ascent: 94.91, descent: 23.6 },
      ],
      [
        { size: 107.58, ascent: 90.07, descent: 22.4 },
        { size: 109.13, ascent: 88.8, descent: 22.08 },
      ],
      [
        { size: 93.96, ascent: 103.12, descent: 25.65 },
        { size: 85.78, ascent: 112.96, descent: 28.09 },
      ],
    ],
  },
  'jetbrains-mono': {
    weights: '100 800',
    files: {
      latin: 'jetbrains-mono-latin-18be4527.woff2',
      'latin-ext': 'jetbrains-mono-latin-ext-79bfdab9.woff2',
      vietnamese: 'jetbrains-mono-vietnamese-2288795d.woff2',
      cyrillic: 'jetbrains-mono-cyrillic-d274604c.woff2',
    },
    standIns: [
      [
        { size: 100, ascent: 102, descent: 30 },
        { size: 100, ascent: 102, descent: 30 },
      ],
      [
        { size: 133.65, ascent: 76.32, descent: 22.45 },
        { size: 131.92, ascent: 77.32, descent: 22.74 },
      ],
      [
        { size: 99.67, ascent: 102.34, descent: 30.1 },
        { size: 99.67, ascent: 102.34, descent: 30.1 },
      ],
    ],
  },
  lora: {
    weights: '400 700',
    files: {
      latin: 'lora-latin-ddb8c660.woff2',
      'latin-ext': 'lora-latin-ext-2a2d9c22.woff2',
      vietnamese: 'lora-vietnamese-98c22de8.woff2',
      cyrillic: 'lora-cyrillic-c57d9ca3.woff2',
    },
    standIns: [
      [
        { size: 115.74, ascent: 86.92, descent: 23.67 },
        { size: 111.83, ascent: 89.95, descent: 24.5 },
      ],
      [
        { size: 97.52, ascent: 103.16, descent: 28.1 },
        { size: 94.38, ascent: 106.59, descent: 29.03 },
      ],
      [
        { size: 91.13, ascent: 110.39, descent: 30.07 },
        { size: 84.83, ascent: 118.59, descent: 32.3 },
      ],
    ],
  },
  manrope: {
    weights: '200 800',
    files: {
      latin: 'manrope-latin-a30ddcd3.woff2',
      'latin-ext': 'manrope-latin-ext-3911b66d.woff2',
      vietnamese: 'manrope-vietnamese-6bbb044a.woff2',
      cyrillic: 'manrope-cyrillic-c268b459.woff2',
    },
    standIns: [
      [
        { size: 102.05, ascent: 104.45, descent: 29.4 },
        { size: 99.74, ascent: 106.88, descent: 30.08 },
      ],
      [
        { size: 102.75, ascent: 103.75, descent: 29.2 },
        { size: 106.6, ascent: 100, descent: 28.14 },
      ],
      [
        { size: 89.74, ascent: 118.78, descent: 33.43 },
        { size: 83.8, ascent: 127.21, descent: 35.8 },
      ],
    ],
  },
  montserrat: {
    weights: '100 900',
    files: {
      latin: 'montserrat-latin-06b16db7.woff2',
      'latin-ext': 'montserrat-latin-ext-54d9a78b.woff2',
      vietnamese: 'montserrat-vietnamese-26b2403f.woff2',
      cyrillic: 'montserrat-cyrillic-a187b077.woff2',
    },
    standIns: [
      [
        { size: 112.24, ascent: 86.25, descent: 22.36 },
        { size: 110.26, ascent: 87.79, descent: 22.76 },
      ],
      [
        { size: 113, ascent: 85.66, descent: 22.21 },
        { size: 117.85, ascent: 82.13, descent: 21.3 },
      ],
      [
        { size: 98.7, ascent: 98.08, descent: 25.43 },
        { size: 92.64, ascent: 104.49, descent: 27.09 },
      ],
    ],
  },
  nunito: {
    weights: '200 1000',
    files: {
      latin: 'nunito-latin-ba344451.woff2',
      'latin-ext': 'nunito-latin-ext-2c8d7928.woff2',
      vietnamese: 'nunito-vietnamese-61e5958c.woff2',
      cyrillic: 'nunito-cyrillic-63b14e3e.woff2',
    },
    standIns: [
      [
        { size: 100.77, ascent: 100.33, descent: 35.03 },
        { size: 97.31, ascent: 103.9, descent: 36.28 },
      ],
      [
        { size: 101.46, ascent: 99.65, descent: 34.79 },
        { size: 104, ascent: 97.21, descent: 33.94 },
      ],
      [
        { size: 88.62, ascent: 114.09, descent: 39.83 },
        { size: 81.75, ascent: 123.66, descent: 43.18 },
      ],
    ],
  },
  onest: {
    weights: '100 900',
    files: {
      latin: 'onest-latin-052df745.woff2',
      'latin-ext': 'onest-latin-ext-14e7d307.woff2',
      vietnamese: 'onest-vietnamese-d852d4d0.woff2',
      cyrillic: 'onest-cyrillic-68e5e01d.woff2',
    },
    standIns: [
      [
        { size: 106, ascent: 91.51, descent: 28.77 },
        { size: 101.47, ascent: 95.59, descent: 30.06 },
      ],
      [
        { size: 106.72, ascent: 90.89, descent: 28.58 },
        { size: 108.46, ascent: 89.43, descent: 28.12 },
      ],
      [
        { size: 93.21, ascent: 104.06, descent: 32.72 },
        { size: 85.26, ascent: 113.77, descent: 35.77 },
      ],
    ],
  },
  oswald: {
    weights: '200 700',
    files: {
      latin: 'oswald-latin-bd73278e.woff2',
      'latin-ext': 'oswald-latin-ext-7989ccc7.woff2',
      vietnamese: 'oswald-vietnamese-ca8ab22d.woff2',
      cyrillic: 'oswald-cyrillic-9307b75d.woff2',
    },
    standIns: [
      [
        { size: 80.63, ascent: 147.95, descent: 35.84 },
        { size: 84.97, ascent: 140.4, descent: 34.01 },
      ],
      [
        { size: 81.18, ascent: 146.95, descent: 35.6 },
        { size: 90.82, ascent: 131.36, descent: 31.82 },
      ],
      [
        { size: 70.91, ascent: 168.25, descent: 40.76 },
        { size: 71.39, ascent: 167.11, descent: 40.48 },
      ],
    ],
  },
  'playfair-display': {
    weights: '400 900',
    files: {
      latin: 'playfair-display-latin-e0c764a8.woff2',
      'latin-ext': 'playfair-display-latin-ext-42898ad4.woff2',
      vietnamese: 'playfair-display-vietnamese-ef644622.woff2',
      cyrillic: 'playfair-display-cyrillic-c108681c.woff2',
    },
    standIns: [
      [
        { size: 111.52, ascent: 97.03, descent: 22.51 },
        { size: 107.38, ascent: 100.76, descent: 23.37 },
      ],
      [
        { size: 93.96, ascent: 115.15, descent: 26.71 },
        { size: 90.62, ascent: 119.4, descent: 27.7 },
      ],
      [
        { size: 87.81, ascent: 123.23, descent: 28.59 },
        { size: 81.45, ascent: 132.84, descent: 30.81 },
      ],
    ],
  },
  'source-sans': {
    weights: '200 900',
    files: {
      latin: 'source-sans-3-latin-7a19a702.woff2',
      'latin-ext': 'source-sans-3-latin-ext-a85a7459.woff2',
      vietnamese: 'source-sans-3-vietnamese-ff34bf5a.woff2',
      cyrillic: 'source-sans-3-cyrillic-b6b721e0.woff2',
    },
    standIns: [
      [
        { size: 93.15, ascent: 109.93, descent: 42.94 },
        { size: 91.48, ascent: 111.93, descent: 43.72 },
      ],
      [
        { size: 93.78, ascent: 109.19, descent: 42.65 },
        { size: 97.78, ascent: 104.72, descent: 40.91 },
      ],
      [
        { size: 81.91, ascent: 125.01, descent: 48.83 },
        { size: 76.86, ascent: 133.22, descent: 52.04 },
      ],
    ],
  },
  'source-serif': {
    weights: '200 900',
    files: {
      latin: 'source-serif-4-latin-c1df4596.woff2',
      'latin-ext': 'source-serif-4-latin-ext-41529a5b.woff2',
      vietnamese: 'source-serif-4-vietnamese-63b54e70.woff2',
      cyrillic: 'source-serif-4-cyrillic-25e85aef.woff2',
    },
    standIns: [
      [
        { size: 117.87, ascent: 87.89, descent: 28.42 },
        { size: 114.49, ascent: 90.49, descent: 29.26 },
      ],
      [
        { size: 99.32, ascent: 104.31, descent: 33.73 },
        { size: 96.62, ascent: 107.23, descent: 34.67 },
      ],
      [
        { size: 92.81, ascent: 111.63, descent: 36.1 },
        { size: 86.84, ascent: 119.29, descent: 38.57 },
      ],
    ],
  },
  'space-grotesk': {
    weights: '300 700',
    files: {
      latin: 'space-grotesk-latin-06408904.woff2',
      'latin-ext': 'space-grotesk-latin-ext-952dddb4.woff2',
      vietnamese: 'space-grotesk-vietnamese-8895e3d4.woff2',
    },
    standIns: [
      [
        { size: 109.07, ascent: 90.22, descent: 26.77 },
        { size: 101.58, ascent: 96.87, descent: 28.75 },
      ],
      [
        { size: 109.82, ascent: 89.61, descent: 26.59 },
        { size: 108.57, ascent: 90.63, descent: 26.89 },
      ],
      [
        { size: 95.91, ascent: 102.59, descent: 30.44 },
        { size: 85.34, ascent: 115.3, descent: 34.21 },
      ],
    ],
  },
  unbounded: {
    weights: '200 900',
    files: {
      latin: 'unbounded-latin-22f9b928.woff2',
      'latin-ext': 'unbounded-latin-ext-845e1c9f.woff2',
      vietnamese: 'unbounded-vietnamese-aa6b9cba.woff2',
      cyrillic: 'unbounded-cyrillic-e30bf6a6.woff2',
    },
    standIns: [
      [
        { size: 133.6, ascent: 74.48, descent: 18.34 },
        { size: 130.52, ascent: 76.23, descent: 18.77 },
      ],
      [
        { size: 134.51, ascent: 73.97, descent: 18.21 },
        { size: 139.51, ascent: 71.32, descent: 17.56 },
      ],
      [
        { size: 117.48, ascent: 84.69, descent: 20.85 },
        { size: 109.66, ascent: 90.73, descent: 22.34 },
      ],
    ],
  },
};
