const { existsSync, readdirSync } = require('node:fs')

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const LIBRARY = '(^|/)node_modules/'
const SPEC = '\\.spec\\.tsx?$'
const foldersWith = (within, ...files) =>
  readdirSync(within)
    .filter((name) => name !== 'kit' && files.some((file) => existsSync(`${within}/${name}/${file}`)))
    .join('|')

/** Folders with a manifest are modules (services) and views (projections); `commands.ts` or `projector.ts` alone also marks one. */
const SERVICE_MODULE = `^services/(${foldersWith('services', 'index.ts', 'commands.ts')})/`
const VIEW = `^projections/(${foldersWith('projections', 'index.ts', 'projector.ts')})/`
/** Every file of a module except its index, its reactions, its own addresses and its specs. */
const DECISIONS = { path: SERVICE_MODULE, pathNot: `(index|reactions)\\.ts$|^services/[^/]+/http/|${SPEC}` }
const PROJECTORS = { path: `${VIEW}(?!readers?\\.)[^/]+\\.ts$`, pathNot: SPEC }

/** The app's folders in layers, lowest first: each may import the ones before it. `theme` holds only styles. */
const WEB_LAYERS = ['base', 'theme', 'ui', 'session', 'shared', 'features', 'app', 'routes']
const webLayers = WEB_LAYERS.slice(0, -1).map((layer, at) =>
  rule(
    `web-${layer}-knows-no-later-layer`,
    { path: `^web/src/${layer}/`, pathNot: SPEC },
    { path: `^web/src/(${WEB_LAYERS.slice(at + 1).join('|')})/` },
    'Code that imports a screen serves only that screen: imports go from routes to base and never back.',
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'no-circles',
      {},
      { circular: true },
      'Merge two files that import each other, or move the shared part to a third; types count too.',
    ),
    rule(
      'contracts-know-nobody',
      { path: '^contracts/', pathNot: SPEC },
      { path: '^(services|projections|web|deploy|tests)/' },
      'Every workspace imports the contracts; the contracts import none of them.',
    ),
    rule(
      'contracts-run-in-the-browser',
      { path: '^contracts/', pathNot: SPEC },
      { dependencyTypes: ['core'] },
      'The browser loads the contracts, and Node modules do not exist there.',
    ),
    rule(
      'contracts-use-two-libraries',
      { path: '^contracts/', pathNot: SPEC },
      { path: LIBRARY, pathNot: `${LIBRARY}(typebox|xstate)/` },
      'A contract consists of schemas and lifecycles only.',
    ),
    rule(
      'projections-know-only-contracts',
      { path: '^projections/', pathNot: SPEC },
      { path: '^(services|web|deploy|tests)/' },
      'A view is folded from events and does not depend on the code that decided them.',
    ),
    rule(
      'web-knows-only-contracts',
      { path: '^web/', pathNot: SPEC },
      { path: '^(services|projections|deploy|tests)/' },
      'The browser is a client like any other: it knows only the contracts.',
    ),
    rule(
      'the-program-knows-no-tests',
      { path: '^(contracts|services|projections|web|deploy)/', pathNot: SPEC },
      { path: `^tests/|${SPEC}` },
      'The shipped program runs without its tests.',
    ),
    rule(
      'services-know-no-screens',
      { path: '^services/' },
      { path: '^(web|deploy)/' },
      'The server depends on no client; deployment tools call the server, not the other way round.',
    ),
    rule(
      'decisions-are-pure',
      DECISIONS,
      { path: `^services/(adapters|http)/|${LIBRARY}` },
      'A decision takes state and returns events: no adapter, no library.',
    ),
    rule(
      'decisions-know-no-machine',
      DECISIONS,
      { dependencyTypes: ['core'] },
      'No clock, no randomness, no disk: replay must decide the same.',
    ),
    rule('decisions-read-no-view', DECISIONS, { path: '^projections/' }, 'A view lags behind; a decision reads the stream it appends to.'),
    rule(
      'projectors-are-pure',
      PROJECTORS,
      { path: `^projections/adapters/|${LIBRARY}`, dependencyTypesNot: ['type-only'] },
      'Folding the same events again must give the same documents.',
    ),
    rule(
      'projectors-know-no-machine',
      PROJECTORS,
      { dependencyTypes: ['core'] },
      'No clock, no randomness, no disk: a rebuilt view equals the live one.',
    ),
    rule(
      'http-knows-no-module',
      { path: '^services/http/', pathNot: SPEC },
      { path: `${SERVICE_MODULE}|^services/(bulk|evidence)/` },
      'The HTTP server serves any module; what knows loads is served by its module and passed in.',
    ),
    rule(
      'modules-do-not-reach-into-modules',
      { path: SERVICE_MODULE },
      { path: SERVICE_MODULE, pathNot: '^services/$1/|^services/[^/]+/index\\.ts$' },
      'Call another module through its index, or react to its events.',
    ),
    rule(
      'views-do-not-reach-into-views',
      { path: VIEW, pathNot: SPEC },
      { path: VIEW, pathNot: '^projections/$1/|^projections/[^/]+/index\\.ts$' },
      'Each view can be rebuilt, moved or dropped separately; import the readers of another view from its index.',
    ),
    rule(
      'features-do-not-reach-into-features',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
      'Routes compose features; features do not import each other.',
    ),
    ...webLayers,
    rule(
      'web-carriers-know-no-screens',
      { path: '^web/src/carriers/' },
      { path: '^web/src/(features|routes)/' },
      'The app of carriers and drivers is a small bundle of its own: a screen of the shippers would bring theirs along.',
    ),
    rule(
      'web-knows-no-carriers',
      { path: '^web/src/', pathNot: '^web/src/carriers/' },
      { path: '^web/src/carriers/' },
      'The shippers start without the app of carriers.',
    ),
    rule(
      'only-adapters-touch-drivers',
      { pathNot: '^(services|projections)/adapters/|^tests/' },
      { path: `${LIBRARY}(mongodb|kafkajs|@eventstore/db-client|@photostructure/sqlite)/` },
      'Drivers stay behind a port, so that replacing one is a small change.',
    ),
    rule(
      'adapters-know-no-module',
      { path: '^(services|projections)/adapters/', pathNot: SPEC },
      { path: `${SERVICE_MODULE}|${VIEW}` },
      'An adapter stores any module and any view; it imports none of them.',
    ),
    rule(
      'no-forgotten-dependency',
      { pathNot: SPEC },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'A package lists every dependency that it imports; hoisting by the installer is not enough.',
    ),
    rule(
      'nothing-unresolved',
      {},
      // Vite resolves the address of a file.
      { couldNotResolve: true, pathNot: '\\?url$' },
      'An unresolved import fails only at run time.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(services|web)/dist/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
