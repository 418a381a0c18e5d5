import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { coreRules } from './scripts/lint/core-rules.js';
import { houseRules } from './scripts/lint/house-rules.js';

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**', '**/testing/**'];
const TOOLS = ['scripts/**', 'bench/**', '.ci/**', '*.config.{js,ts}', '.dependency-cruiser.js'];

const environmentOnlyInOnePlace = {
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Settings are read once, in server/env.ts, and passed on from there.',
    },
  ],
  'no-restricted-imports': [
    'error',
    {
      name: 'node:process',
      importNames: ['env'],
      message: 'Settings are read once, in server/env.ts, and passed on from there.',
    },
  ],
};

const NO_CAN_PARSE = {
  selector: "CallExpression[callee.object.name='URL'][callee.property.name='canParse']",
  message:
    'Ask parseUrl (core/platform/http/parse-url.pure.ts): Node 20 answers wrongly once it has compiled this.',
};

const NO_KEY_LOCK = {
  selector: "MemberExpression[property.name='forUpdate']",
  message:
    'forNoKeyUpdate: a row that refers to this one shares its key, and two of those would deadlock.',
};

const NO_EMPTY_CATCH = {
  selector: 'CatchClause > BlockStatement[body.length=0]',
  message: 'Handle the error, or let it pass on to who can.',
};

/** Only `display`, a gap and how things are aligned: nothing that the primitives do not say. */
const NO_LAYOUT_BY_HAND = {
  selector:
    "CallExpression[callee.name='style'] > ObjectExpression:not(:has(> SpreadElement)):has(> Property[key.name='gap']):has(> Property[key.name='display'][value.value=/^(grid|flex)$/]):not(:has(> Property:not([key.name=/^(display|gap|flexWrap|alignItems|justifyItems)$/], [key.name='gridTemplateColumns'][value.value='minmax(0, 1fr)'])))",
  message: 'Stack and Row (app/ui/layout) arrange things by their gap alone.',
};

const OWN_TIME = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The core knows the time by deps.clock only, so that tests can set it.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The core knows the time by deps.clock only, so that tests can set it.',
  },
];

export default defineConfig(
  globalIgnores(['build/', 'var/', '.cache/', 'test-results/', 'instance-schema/generated/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { rules: coreRules },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      // An interface that only extends is how a library's type is augmented.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: nodeGlobals() },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error' },
  },
  {
    // What runs in the frame of custom code and in its workers, sent as it stands here.
    files: ['server/custom-code/browser/*.js'],
    languageOptions: { sourceType: 'script', globals: workerGlobals() },
  },
  {
    plugins: { house: houseRules },
    rules: {
      'house/amounts-in-money': 'error',
      'house/file-name': 'error',
      'house/import-path': 'error',
      'house/reasoned-cast': 'error',
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 70 }],
      'max-params': ['error', { max: 3 }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', NO_EMPTY_CATCH, NO_CAN_PARSE],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      ...environmentOnlyInOnePlace,
    },
  },
  {
    // Browsers answer it rightly.
    files: ['server/custom-code/browser/*.js'],
    rules: { 'no-restricted-syntax': ['error', NO_EMPTY_CATCH] },
  },
  {
    files: ['core/**/*.ts'],
    ignores: [...TESTS, 'core/clock.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_EMPTY_CATCH, NO_CAN_PARSE, NO_KEY_LOCK, ...OWN_TIME],
    },
  },
  {
    // The compiler behind these rules is a third of all linting; no hook is called in the others.
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['**/*.css.ts', '**/*.server.ts', '**/*.contract.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['app/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        ...environmentOnlyInOnePlace['no-restricted-imports'],
        {
          name: 'react-i18next',
          importNames: ['Trans'],
          message: 'A text with a link in it is shown by MarkedText (docs/decisions/0010).',
        },
      ],
    },
  },
  {
    files: ['app/**/*.tsx'],
    ignores: TESTS,
    rules: { 'house/no-literal-text': 'error' },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'house/typed-path': 'error' },
  },
  {
    files: ['app/{areas,components,forms,shell}/**/*.css.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_EMPTY_CATCH, NO_CAN_PARSE, NO_LAYOUT_BY_HAND],
    },
  },
  {
    files: ['app/areas/**/*.{ts,tsx}'],
    // What runs in the browser alone has no core to ask.
    ignores: [...TESTS, '**/*.client.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'A route asks the core through app/lib/core/core.server.ts.' },
      ],
    },
  },
  {
    files: ['app/areas/**/route.tsx'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    // Remix calls it with five arguments.
    files: ['app/entry.server.tsx'],
    rules: { 'max-params': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'house/amounts-in-money': 'off',
      'house/reasoned-cast': 'off',
      'max-lines-per-function': 'off',
      'max-params': 'off',
      'no-console': 'off',
    },
  },
  {
    files: [...TESTS, ...TOOLS, 'server/env.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  {
    files: TOOLS,
    rules: { 'no-console': 'off' },
  },
);

function workerGlobals() {
  const names = [
    'Blob',
    'URL',
    'Worker',
    'addEventListener',
    'clearInterval',
    'close',
    'console',
    'document',
    'fetch',
    'parent',
    'performance',
    'queueMicrotask',
    'removeEventListener',
    'self',
    'setInterval',
  ];
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}

function nodeGlobals() {
  const names = [
    'AbortController',
    'AbortSignal',
    'Buffer',
    'URL',
    'clearInterval',
    'clearTimeout',
    'console',
    'fetch',
    'performance',
    'process',
    'setInterval',
    'setTimeout',
  ];
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}
