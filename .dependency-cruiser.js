/**
 * Who may import whom. The name of a rule says what it protects, its comment what to do instead.
 * scripts/lint/import-matrix.test.ts proves that each of them bites.
 */

const TEST = '\\.(test|e2e)\\.tsx?$';
const LANGUAGES = '^locales/languages\\.ts$';
const LOCALIZED = '^instance-schema/localized\\.ts$';
/** How each language writes numbers and times: code without texts. */
const NOTATION = '^locales/(moments|numbers|number-styles|numbers-in-texts)\\.ts$';
const PROJECT =
  '^(app|bench|core|fixtures|instance-schema|locales|scripts|server|tests|themes)/|^[^/]+\\.(ts|js)$';

/** Code that tests alone run, wherever it stands. */
const OF_TESTS = [TEST, '^tests/', '/testing/'];
const TOOLS = [
  '^scripts/',
  '^bench/',
  '^[^/]+\\.config\\.(ts|js)$',
  '^\\.dependency-cruiser\\.js$',
];

const SERVER_ONLY = '\\.server\\.tsx?$';
/** What the core is asked for and with what: zod and plain data. */
const CONTRACT = '\\.(contract|operations)\\.ts$';
const CORE_LEAF = '^core/(money/)?[^/]+\\.ts$';
/** Functions of the core that the browser runs, too: no database, no zod, no node:. */
const PURE = '\\.pure\\.ts$';
/** The parts of the panel that reach the browser whole; Remix cuts a route's server half off. */
const BROWSER = '^app/(ui|components|forms|shell|lib)/';

/** In the order in which one may need another; why a noun stands where it does: decision 0055. */
const DOMAINS = [
  'money',
  'platform',
  'tenancy',
  'accounts',
  'messaging',
  'pricing',
  'catalogue',
  'supply',
  'billing',
  'ordering',
  'fulfilment',
  'feedback',
  'growth',
  'resale',
  'own-data',
  'back-office',
  'studio',
];

const forbid = (name, comment, rule) => ({ name, comment, severity: 'error', ...rule });

const leaves = [
  forbid('instance-schema-is-a-leaf', 'It describes documents and knows nobody.', {
    from: { path: '^instance-schema/', pathNot: OF_TESTS },
    to: { path: PROJECT, pathNot: ['^instance-schema/', LANGUAGES] },
  }),
  forbid('themes-is-a-leaf', 'Themes may read the types of instance-schema, nothing else.', {
    from: { path: '^themes/', pathNot: OF_TESTS },
    to: { path: PROJECT, pathNot: ['^themes/', '^instance-schema/', LANGUAGES] },
  }),
  forbid('themes-reads-only-types-of-schemas', 'Write `import type`.', {
    from: { path: '^themes/', pathNot: OF_TESTS },
    to: { path: '^instance-schema/', dependencyTypesNot: ['type-only'] },
  }),
  forbid('locales-is-a-leaf', 'Texts and languages import nothing of the project.', {
    from: { path: '^locales/', pathNot: OF_TESTS },
    to: { path: PROJECT, pathNot: '^locales/' },
  }),
  forbid('texts-through-their-loader', 'Only languages and their notation are for everyone.', {
    from: { path: '^(core|instance-schema|themes)/', pathNot: OF_TESTS },
    to: { path: '^locales/', pathNot: [LANGUAGES, NOTATION] },
  }),
];

const core = [
  forbid('core-knows-no-panel', 'The core is called; it calls neither app nor server.', {
    from: { path: '^core/', pathNot: OF_TESTS },
    to: { path: '^(app|server|fixtures|tests|scripts|bench)/' },
  }),
  forbid('core-knows-no-react', 'No React and no Remix in the core.', {
    from: { path: '^core/' },
    to: { path: '(^|/)node_modules/(react|react-dom|react-i18next|@remix-run)/' },
  }),
  ...DOMAINS.map((domain, at) =>
    forbid('domains-look-one-way', 'A domain knows those before it: listen to it instead.', {
      from: { path: `^core/${domain}/`, pathNot: OF_TESTS },
      to: {
        path: `^core/(${[...DOMAINS.slice(at + 1), 'app\\.ts', 'nouns\\.ts'].join('|')})`,
        dependencyTypesNot: ['type-only'],
      },
    }),
  ),
  forbid('store-is-private-to-its-noun', "Call the other noun's use case, not its store.", {
    from: { path: '^core/(?!accounts/|own-data/)([^/]+/[^/]+)/', pathNot: OF_TESTS },
    to: { path: '^core/.+\\.store\\.ts$', pathNot: '^core/$1/' },
  }),
  forbid('store-is-private-to-accounts', 'A customer has one row, which those nouns share.', {
    from: { path: '^core/(accounts|own-data)/', pathNot: OF_TESTS },
    to: { path: '^core/.+\\.store\\.ts$', pathNot: '^core/(accounts|own-data)/' },
  }),
  forbid('contract-is-isomorphic', 'A contract runs in the browser too: leaves and zod only.', {
    from: { path: CONTRACT },
    to: {
      path: PROJECT,
      pathNot: [CONTRACT, PURE, CORE_LEAF, '^instance-schema/', LANGUAGES],
    },
  }),
  forbid('pure-is-isomorphic', 'It runs in the browser too: leaves, and types of contracts.', {
    from: { path: PURE },
    to: { path: PROJECT, pathNot: [CONTRACT, PURE, CORE_LEAF, LANGUAGES, LOCALIZED] },
  }),
  forbid('pure-without-zod', 'zod costs the browser 94 KB: write `import type`.', {
    from: { path: PURE },
    to: { path: [CONTRACT, '(^|/)node_modules/'], dependencyTypesNot: ['type-only'] },
  }),
  forbid('contract-without-node', 'A contract runs in the browser too.', {
    from: { path: [CONTRACT, PURE] },
    to: { dependencyTypes: ['core'] },
  }),
];

const panel = [
  forbid('core-through-its-seam', 'Ask through app/lib/core/core.server.ts; its types are free.', {
    from: { path: '^app/', pathNot: [...OF_TESTS, '^app/lib/core/core\\.server\\.ts$'] },
    to: { path: '^core/', pathNot: [CONTRACT, PURE], dependencyTypesNot: ['type-only'] },
  }),
  forbid('nouns-behind-the-seam', 'The panel knows the nouns of the core by their contracts.', {
    from: { path: '^app/', pathNot: [...OF_TESTS, '^app/lib/core/core\\.server\\.ts$'] },
    to: { path: '^core/.+/', pathNot: [CONTRACT, PURE] },
  }),
  forbid('contracts-as-types-only', 'Write `import type`: zod stays on the server.', {
    from: { path: '^app/', pathNot: [...OF_TESTS, SERVER_ONLY, '^app/areas/'] },
    to: { path: CONTRACT, dependencyTypesNot: ['type-only'] },
  }),
  forbid('panel-knows-no-host', 'What the panel needs of the server comes with the load context.', {
    from: { path: '^app/', pathNot: OF_TESTS },
    to: { path: '^(server|fixtures|tests|scripts|bench)/' },
  }),
  forbid('ui-knows-themes-only', 'A primitive knows no words, no router and no product.', {
    from: { path: '^app/ui/', pathNot: OF_TESTS },
    to: { path: PROJECT, pathNot: ['^app/ui/', '^themes/'] },
  }),
  forbid('ui-without-router-and-texts', 'A primitive gets its links and its words from outside.', {
    from: { path: '^app/ui/', pathNot: OF_TESTS },
    to: { path: '(^|/)node_modules/(@remix-run|i18next|react-i18next|remix-i18next)/' },
  }),
  forbid('parts-know-no-route', 'What two routes share is a component; it knows neither.', {
    from: { path: BROWSER, pathNot: OF_TESTS },
    to: {
      path: '^app/(areas/|routes\\.ts$|root\\.tsx$|entry\\.)',
      dependencyTypesNot: ['type-only'],
    },
  }),
  forbid('lib-knows-no-component', 'A named leaf renders nothing of the product.', {
    from: { path: '^app/lib/', pathNot: OF_TESTS },
    to: { path: '^app/(ui|components|forms|shell)/' },
  }),
  forbid('server-code-stays-on-the-server', 'Only routes, root and server files import .server.', {
    from: { path: BROWSER, pathNot: [...OF_TESTS, SERVER_ONLY] },
    to: { path: SERVER_ONLY, dependencyTypesNot: ['type-only'] },
  }),
  forbid('browser-without-node', 'Node modules do not exist in the browser.', {
    from: { path: BROWSER, pathNot: [...OF_TESTS, SERVER_ONLY] },
    to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  }),
  forbid('zod-stays-on-the-server', 'It costs the browser 94 KB; forms carry attributes.', {
    from: { path: BROWSER, pathNot: [...OF_TESTS, SERVER_ONLY] },
    to: { path: '(^|/)node_modules/(zod|@conform-to/zod)/', dependencyTypesNot: ['type-only'] },
  }),
  forbid('pages-stay-on-the-server', 'Name a path by pagePath, which needs its type alone.', {
    from: { path: '^app/', pathNot: [...OF_TESTS, SERVER_ONLY, '^app/routes\\.ts$'] },
    to: { path: '^app/pages\\.ts$', dependencyTypesNot: ['type-only'] },
  }),
  forbid('no-sql-in-the-panel', 'The panel asks the core, never the database.', {
    from: { path: '^app/', pathNot: OF_TESTS },
    to: { path: '(^|/)node_modules/(kysely|pg|@electric-sql)/' },
  }),
  forbid('route-never-imports-a-route', 'Move what both need to app/components or app/lib.', {
    from: { path: '^app/areas/', pathNot: OF_TESTS },
    to: { path: '^app/areas/.+/route\\.tsx?$' },
  }),
  forbid('route-parts-stay-in-their-area', 'Move what both need to app/components or app/lib.', {
    from: { path: '^app/areas/([^/]+)/', pathNot: OF_TESTS },
    to: { path: '^app/areas/', pathNot: '^app/areas/$1/' },
  }),
];

const everywhere = [
  forbid('no-circular', 'Two files that need each other are one, or need a third.', {
    from: {},
    // A type alone makes no cycle when the program runs.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  }),
  forbid('server-is-imported-by-nobody', 'It is the only place that knows app and core.', {
    from: { path: PROJECT, pathNot: ['^server/', ...TOOLS, ...OF_TESTS] },
    to: { path: '^server/' },
  }),
  forbid('fixtures-only-for-demo-and-tests', 'Demo data comes through seeding.', {
    from: { path: PROJECT, pathNot: ['^fixtures/', '^server/', ...TOOLS, ...OF_TESTS] },
    to: { path: '^fixtures/' },
  }),
  forbid('test-code-only-in-tests', 'The program must not need its tests.', {
    from: { path: PROJECT, pathNot: [...OF_TESTS, ...TOOLS, '^fixtures/'] },
    to: { path: OF_TESTS },
  }),
  forbid('tools-are-not-part-of-the-program', 'Scripts and benches call, nobody calls them.', {
    from: { path: PROJECT, pathNot: [...TOOLS, ...OF_TESTS] },
    to: { path: ['^scripts/', '^bench/'] },
  }),
  forbid('program-needs-no-dev-dependency', 'List the package under dependencies.', {
    from: {
      path: '^(app|core|fixtures|instance-schema|locales|server|themes)/',
      pathNot: [...OF_TESTS, '^server/dev\\.ts$', '^instance-schema/generat', '^app/routes\\.ts$'],
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only', 'npm'],
    },
  }),
  forbid('everything-resolves', 'The file or package is not there.', {
    // Installed only to be compared with.
    from: { pathNot: '^bench/theme-engines/' },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...leaves, ...core, ...panel, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|var|\\.cache|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
