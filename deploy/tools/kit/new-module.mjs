import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './places.mjs'

const templates = join(root, 'deploy/tools/new-module')
const capital = (word) => word[0].toUpperCase() + word.slice(1)
/** The spellings of a name in kebab-case. */
const spellings = (name) => {
  const Pascal = name.split('-').map(capital).join('')
  return { name, Pascal, camel: Pascal[0].toLowerCase() + Pascal.slice(1), UPPER: name.replaceAll('-', '_').toUpperCase() }
}

/** Where the files of a template go. */
const placed = ({ name, Pascal }) => ({
  'web/route.ts': `web/src/routes/${name}.ts`,
  'web/SampleThingList.tsx': `web/src/features/${name}/${Pascal}List.tsx`,
  'web/NameDialog.tsx': `web/src/features/${name}/NameDialog.tsx`,
  'web/sample-thing.css': `web/src/features/${name}/${name}.css`,
  'tests/scenarios.ts': `tests/endpoints/scenarios/${name}.ts`,
  'tests/settled.ts': `tests/kit/settled/${name}.ts`,
  'tests/added.json': `tests/fixtures/events/${Pascal}Added.v1.json`,
  'tests/renamed.json': `tests/fixtures/events/${Pascal}Renamed.v1.json`,
  'tests/removed.json': `tests/fixtures/events/${Pascal}Removed.v1.json`,
})
const worded = (text, { name, Pascal, camel, UPPER }, title) =>
  text
    .replaceAll('sample-thing', name)
    .replaceAll('SampleThing', Pascal)
    .replaceAll('sampleThing', camel)
    .replaceAll('SAMPLE_THING', UPPER)
    .replaceAll('Sample title', title)

/** Why a module cannot have this name; undefined when it can. */
export const badName = (name) => {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name ?? ''))
    return 'Name the module in kebab-case, by one thing that it keeps: npm run new-module trailer-pool "Carretas reserva"'
  const taken = ['contracts', 'services', 'projections', 'web/src/features'].map((side) => `${side}/${name}`)
  const found = taken.find((folder) => existsSync(join(root, folder)))
  return found && `${found} exists already: choose another name.`
}

/** The files of a new module: path and text. `title` is what people call it. */
export const filesOf = (name, title) => {
  const words = spellings(name)
  const places = placed(words)
  return ['contracts', 'services', 'projections', 'web', 'tests'].flatMap((side) =>
    readdirSync(join(templates, side)).map((file) => {
      const template = `${side}/${file.replace(/\.txt$/, '')}`
      const path = places[template] ?? `${side}/${name}/${template.slice(side.length + 1).replace('sample-thing', name)}`
      return { path, text: worded(readFileSync(join(templates, side, file), 'utf8'), words, title) }
    }),
  )
}

/** The lists of manifests, and the line that each gets. */
export const linesOf = (name) => {
  const { camel } = spellings(name)
  return [
    ['contracts/modules.ts', `export { ${camel}Contract as ${camel} } from './${name}/index.ts'`],
    ['services/manifests.ts', `export { ${camel}Service as ${camel} } from './${name}/index.ts'`],
    ['projections/views.ts', `export { ${camel}View as ${camel} } from './${name}/index.ts'`],
  ]
}

export const writeFiles = (files, folder = root) => {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
/** Keeps the lines of a list in the order of their files. */
export const addLine = (path, line) => {
  const [comment, ...lines] = readFileSync(join(root, path), 'utf8').trimEnd().split('\n')
  const fileOf = (one) => /'(.+)'/.exec(one)[1]
  const sorted = [...lines, line].sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1))
  writeFileSync(join(root, path), `${[comment, ...sorted].join('\n')}\n`)
}
