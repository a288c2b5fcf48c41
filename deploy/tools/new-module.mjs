import { addLine, badName, filesOf, linesOf, writeFiles } from './kit/new-module.mjs'
import { ended, start } from './kit/run.mjs'

const [name, title = name] = process.argv.slice(2)
const fault = badName(name)
if (fault) {
  console.error(fault)
  process.exit(1)
}

const files = filesOf(name, title)
const lines = linesOf(name)
writeFiles(files)
for (const [path, line] of lines) addLine(path, line)

const paths = [...files, ...lines.map(([path]) => ({ path }))].map(({ path }) => path)
const generated = [
  `npx biome check --write ${paths.join(' ')}`,
  'npm run --silent screens',
  'npm run --silent gateway',
  'npm run --silent bi',
  'npm run --silent diagrams',
  'npx vitest run tests/policy/role-matrix.spec.ts -t looked',
]
for (const command of generated) {
  const env = { ...process.env, UPDATE: '1' }
  if ((await ended(start(command, { env }))) !== 0) {
    console.error(`The files are written, but this failed: ${command}`)
    process.exit(1)
  }
}
console.log(`
contracts/${name}, services/${name}, projections/${name} and web/src/features/${name} are a working module of five calls.
Its words are in contracts/${name}/labels.pt.ts, its scenarios in tests/endpoints/scenarios/${name}.ts, its examples in tests/fixtures/events and tests/kit/settled.
Look through what tests/policy/role-matrix.md says of it. After a change of its routes or screens: npm run screens, npm run gateway, npm run bi, npm run diagrams, UPDATE=1 npx vitest run tests/policy.`)
