import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../../web/src/routes/', import.meta.url)
const FILE = 'screens.ts'
const EXPORTED = /export const (\w+Route)\b/g
const LISTED = /^ {2}(\w+Route),$/gm
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

/** Generates `web/src/routes/screens.ts`: every route that a file of its folder exports; screens keep their order, new ones come last. */
export const screensFile = (): string => {
  const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file) && file !== FILE)
  const routes = files
    .map((file) => ({ file, routes: names(read(file), EXPORTED).sort((a, b) => a.localeCompare(b, 'en')) }))
    .filter((one) => one.routes.length > 0)
  const all = routes.flatMap((one) => one.routes)
  const before = names(read(FILE), LISTED).filter((name) => all.includes(name))
  const listed = [...before, ...all.filter((name) => !before.includes(name))]
  return `// Generated from the files of this folder by \`npm run screens\`.
${routes.map((one) => `import { ${one.routes.join(', ')} } from './${one.file}'`).join('\n')}

/** Every screen of the features, each defined in a file of this folder; menus list only screens that are here. */
export const screens = [
${listed.map((name) => `  ${name},`).join('\n')}
] as const
`
}

if (process.argv[1]?.endsWith('list-screens.ts')) writeFileSync(new URL(FILE, folder), screensFile())
