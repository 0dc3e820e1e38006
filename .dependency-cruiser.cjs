// Who may import whom. Each rule has a small tree in tools/check/fixtures that breaks exactly it,
// and a test that sees it reported.

const TEST = '[.]test[.]tsx?$';
const BUILDERS = ['^apps/server/src/testing/', '^apps/web/app/routes/field/testing/'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'packages-are-pure',
      comment:
        'packages/ runs in browsers, in the api, in the worker and in tools alike: no files, network or process. Only the step that compiles catalogs, the one that reads them for server code, the one that reads the OpenAPI documents, the generator settings, the programs that customers run (cli, mcp) and the tests run under Node alone.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: [
          TEST,
          '^packages/i18n/src/(compile|index)[.]ts$',
          '^packages/contract/(openapi-ts[.]config|openapi/documents)[.]ts$',
          '^packages/(cli|mcp)/',
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-imports-nothing-of-ours',
      comment:
        'The rules of the business stand at the bottom; whatever they imported would be pulled into every program.',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: '^(packages|apps|tools|e2e)/', pathNot: '^packages/domain/' },
    },
    {
      name: 'contract-knows-only-domain',
      comment:
        'The contract is what customers program against. It must not change because an app or a text did.',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(packages|apps|tools|e2e)/', pathNot: '^packages/(contract|domain)/' },
    },
    {
      name: 'i18n-knows-only-contract-and-domain',
      comment: 'Texts name problem codes and units. They know no page and no process.',
      severity: 'error',
      from: { path: '^packages/i18n/' },
      to: { path: '^(packages|apps|tools|e2e)/', pathNot: '^packages/(i18n|contract|domain)/' },
    },
    {
      name: 'guides-know-only-contract-and-languages',
      comment: 'Guides are text about the contract. They know no page that shows them.',
      severity: 'error',
      from: { path: '^packages/guides/' },
      to: {
        path: '^(packages|apps|tools|e2e)/',
        pathNot: '^packages/(guides|contract|domain|i18n)/',
      },
    },
    {
      name: 'telemetry-imports-nothing-of-ours',
      comment: 'It sends what the processes tell it, and knows neither pages nor parcels.',
      severity: 'error',
      from: { path: '^packages/telemetry/' },
      to: { path: '^(packages|apps|tools|e2e)/', pathNot: '^packages/telemetry/' },
    },
    {
      name: 'published-packages-stand-alone',
      comment:
        'What customers install is made from the OpenAPI document of v1 alone. A package of ours that is not published could not be installed with it.',
      severity: 'error',
      from: { path: '^packages/(sdk|cli|mcp)/' },
      to: { path: '^(packages|apps|tools|e2e)/', pathNot: '^packages/(sdk|cli|mcp)/' },
    },
    {
      name: 'apps-are-strangers',
      comment:
        'Web and server are deployed apart and meet only at the contract. One import would put database code into a browser bundle.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-meet-at-their-index',
      comment:
        'What a feature offers to others is written in its index.ts; everything else may change without asking.',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+/[^/]+)/' },
      to: {
        path: '^apps/server/src/features/[^/]+/[^/]+/',
        pathNot: [
          '^apps/server/src/features/$1/',
          '^apps/server/src/features/[^/]+/[^/]+/index[.]ts$',
        ],
      },
    },
    {
      name: 'core-imports-no-other-group',
      comment:
        'Shipments, scans, tracking, ledger and what they need stand below every other feature, which come and go. Tests arrange with whatever they need.',
      severity: 'error',
      from: { path: '^apps/server/src/features/core/', pathNot: TEST },
      to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/core/' },
    },
    {
      name: 'platform-knows-no-features',
      comment:
        'The platform is what any product needs. As soon as it knows parcels, nothing can be changed alone.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'entry-points-are-the-top',
      comment:
        'Direction is entry, features, platform. A feature that imports an entry point or the list of all routes turns it around. config.ts is read by everyone; tests and their builders start whole programs.',
      severity: 'error',
      from: { path: '^apps/server/src/(features|platform)/', pathNot: TEST },
      to: { path: '^apps/server/src/[^/]+[.]ts$', pathNot: '^apps/server/src/config[.]ts$' },
    },
    {
      name: 'sql-lives-in-queries',
      comment:
        'All SQL of a feature is in its *.queries.ts, so that a reviewer of locks and indexes reads one file. Importing types is free.',
      severity: 'error',
      from: {
        path: '^apps/server/src/features/',
        pathNot: [TEST, '[.]queries[.]ts$'],
      },
      to: {
        path: 'node_modules/(kysely|pg|pg-copy-streams)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'strangers-are-called-by-egress',
      comment:
        'An address that a stranger typed may lead into our own network. platform/egress.ts judges it at the moment of connecting; no other file may hold a client that does not.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [TEST, '^apps/server/src/platform/egress[.]ts$'],
      },
      to: { path: 'node_modules/undici/' },
    },
    {
      name: 'web-areas-are-separate',
      comment:
        'The areas of the site are separate: two that need the same view meet in parcels/ or ui/.',
      severity: 'error',
      from: { path: '^apps/web/app/routes/([^/]+)/' },
      to: { path: '^apps/web/app/routes/', pathNot: '^apps/web/app/routes/$1/' },
    },
    {
      name: 'ui-knows-no-parcels',
      comment:
        'The design system knows HTML and tokens. A button that knows a shipment is not a button.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: '^(apps/web/app/(routes|parcels)|packages/(domain|contract))/' },
    },
    {
      name: 'parcels-know-no-page',
      comment: 'Views in parcels/ are shared by areas, so they cannot belong to one.',
      severity: 'error',
      from: { path: '^apps/web/app/parcels/' },
      to: { path: '^apps/web/app/routes/' },
    },
    {
      name: 'web-platform-knows-no-page',
      comment: 'Session, locale and api client serve every page and depend on none.',
      severity: 'error',
      from: { path: '^apps/web/app/platform/' },
      to: { path: '^apps/web/app/(routes|parcels)/' },
    },
    {
      name: 'tools-are-outsiders',
      comment:
        'Load, chaos and browser tests speak HTTP like any client. With an import they would prove our code agrees with itself.',
      severity: 'error',
      from: { path: '^(tools|e2e)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'tests-are-never-imported',
      comment:
        'Test code in a running program is code nobody reviews as such. Builders in testing/ are for tests.',
      severity: 'error',
      from: { pathNot: [TEST, ...BUILDERS] },
      to: { path: [TEST, ...BUILDERS] },
    },
    {
      name: 'no-dev-dependency-at-run-time',
      comment:
        'The image is installed without devDependencies; such an import fails only there. The route map and the generators run when building.',
      severity: 'error',
      from: {
        path: '^(packages/[^/]+/src|apps/server/src|apps/web/app|apps/web/server[.]ts)',
        pathNot: [TEST, ...BUILDERS, '^apps/web/app/routes[.]ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular-imports',
      comment:
        'Modules in a circle load in an order nobody chose. A circle closed by a type alone vanishes before it loads.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'web-parts-take-props',
      comment:
        'A part of a page that imports a type of the page cannot be read, moved or tested alone. It takes props; the page has its own types from ./+types.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment:
        'An import that cannot be resolved escapes every other rule. Vite and React Router make modules of their own, and Vite the addresses of files of a package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['[+]types/', '^virtual:', '[.]wasm[?]url$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(apps/web/(build|[.]react-router)|packages/[^/]+/dist|tools/check/fixtures)/',
    },
    // Sees imports of types too; they tie modules together just as well.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
