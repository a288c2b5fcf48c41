const { existsSync, readdirSync } = require('node:fs')

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const LIBRARY = '(^|/)node_modules/'
const SPEC = '\\.spec\\.tsx?$'
const foldersWith = (within, ...files) =>
  readdirSync(within)
    .filter((name) => name !== 'kit' && files.some((file) => existsSync(`${within}/${name}/${file}`)))
    .join('|')

/** A module or a view is a folder with a manifest: also one that decides or folds in the files of another kind. */
const SERVICE_MODULE = `^services/(${foldersWith('services', 'index.ts', 'commands.ts')})/`
const VIEW = `^projections/(${foldersWith('projections', 'index.ts', 'projector.ts')})/`
/** Every file of a module but its manifest, its reactions, its own addresses and its specs. */
const DECISIONS = { path: SERVICE_MODULE, pathNot: `(index|reactions)\\.ts$|^services/[^/]+/http/|${SPEC}` }
const PROJECTORS = { path: `${VIEW}(?!readers?\\.)[^/]+\\.ts$`, pathNot: SPEC }

/** The app's folders, the plainest first: each may use those before it. `theme` has nothing but looks. */
const WEB_LAYERS = ['base', 'theme', 'ui', 'session', 'shared', 'features', 'app', 'routes']
const webLayers = WEB_LAYERS.slice(0, -1).map((layer, at) =>
  rule(
    `web-${layer}-knows-no-later-layer`,
    { path: `^web/src/${layer}/`, pathNot: SPEC },
    { path: `^web/src/(${WEB_LAYERS.slice(at + 1).join('|')})/` },
    'A piece that knows a screen serves only that screen: imports go from routes to base and never back.',
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-circles', {}, { circular: true }, 'Two files that need each other are one file or three, also where only their types do.'),
    rule(
      'contracts-know-nobody',
      { path: '^contracts/', pathNot: SPEC },
      { path: '^(services|projections|web|deploy|tests)/' },
      'Everyone reads the contracts; they read no one.',
    ),
    rule(
      'contracts-run-in-the-browser',
      { path: '^contracts/', pathNot: SPEC },
      { dependencyTypes: ['core'] },
      'The browser loads the contracts, and it has no Node.',
    ),
    rule(
      'contracts-use-two-libraries',
      { path: '^contracts/', pathNot: SPEC },
      { path: LIBRARY, pathNot: `${LIBRARY}(typebox|xstate)/` },
      'Schemas and lifecycles are all that a contract is made of.',
    ),
    rule(
      'projections-know-only-contracts',
      { path: '^projections/', pathNot: SPEC },
      { path: '^(services|web|deploy|tests)/' },
      'A view is made of facts, never of the code that decided them.',
    ),
    rule(
      'web-knows-only-contracts',
      { path: '^web/', pathNot: SPEC },
      { path: '^(services|projections|deploy|tests)/' },
      'The browser sees what any client sees.',
    ),
    rule(
      'the-program-knows-no-tests',
      { path: '^(contracts|services|projections|web|deploy)/', pathNot: SPEC },
      { path: `^tests/|${SPEC}` },
      'What is shipped runs without its tests.',
    ),
    rule(
      'services-know-no-screens',
      { path: '^services/' },
      { path: '^(web|deploy)/' },
      'The server answers any client; the tools that run it call it, not the other way.',
    ),
    rule(
      'decisions-are-pure',
      DECISIONS,
      { path: `^services/(adapters|http)/|${LIBRARY}` },
      'A decision takes state and returns facts: no adapter, no library.',
    ),
    rule(
      'decisions-know-no-machine',
      DECISIONS,
      { dependencyTypes: ['core'] },
      'No clock, no randomness, no disk: replay must decide the same.',
    ),
    rule(
      'decisions-read-no-view',
      DECISIONS,
      { path: '^projections/' },
      'A view lags behind; a decision stands on the stream it is about to extend.',
    ),
    rule(
      'projectors-are-pure',
      PROJECTORS,
      { path: `^projections/adapters/|${LIBRARY}`, dependencyTypesNot: ['type-only'] },
      'Folding the same facts again must give the same documents.',
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
      'Another module is asked at its index, or heard through its facts.',
    ),
    rule(
      'views-do-not-reach-into-views',
      { path: VIEW, pathNot: SPEC },
      { path: VIEW, pathNot: '^projections/$1/|^projections/[^/]+/index\\.ts$' },
      'Each view can be rebuilt, moved or dropped alone; the readers of another are asked for at its index.',
    ),
    rule(
      'features-do-not-reach-into-features',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
      'Routes compose features; features do not know each other.',
    ),
    ...webLayers,
    rule(
      'only-adapters-touch-drivers',
      { pathNot: '^(services|projections)/adapters/|^tests/' },
      { path: `${LIBRARY}(mongodb|kafkajs|@eventstore/db-client|@photostructure/sqlite)/` },
      'Drivers live behind a port, so that a successor is a small change.',
    ),
    rule(
      'adapters-know-no-module',
      { path: '^(services|projections)/adapters/', pathNot: SPEC },
      { path: `${SERVICE_MODULE}|${VIEW}` },
      'A store that knows what it stores can hold nothing else.',
    ),
    rule(
      'no-forgotten-dependency',
      { pathNot: SPEC },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'What a package uses it lists itself; by luck of the installer is not enough.',
    ),
    rule('nothing-unresolved', {}, { couldNotResolve: true }, 'An import that leads nowhere fails only when it runs.'),
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
