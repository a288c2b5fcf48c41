import { allows } from '@embarca/contracts/roles.ts'
import { holders, type PolicyRow, rowsOf } from './rows.ts'

const short = (role: string) => role.replace(/^shipper_/, '').replace('transporter_', 't_')
const HEAD = `# Who may

Made from the route tables and looked through by people; a test compares, and sends every cell over HTTP. \`x\` may, \`·\` may not.
After a change: \`UPDATE=1 npx vitest run tests/policy\`, and read what it changes.

`

const width = (text: string) => [...text].length
const left = (text: string, wide: number) => text + ' '.repeat(wide - width(text))
const centred = (text: string, wide: number) => left(' '.repeat(Math.floor((wide - width(text)) / 2)) + text, wide)
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

/** The matrix of role holders and routes as Markdown, with aligned columns. */
export const matrix = (rows: readonly PolicyRow[] = rowsOf()): string => {
  const routes = rows.map(({ at, route }) => `\`${at}\`${route.toggle === undefined ? '' : ` if ${route.toggle}`}`)
  const names = holders.map((roles) => roles.map(short).join(' + '))
  const wide = Math.max(...routes.map(width))
  const body = rows.map(({ route }, at) =>
    line([
      left(routes[at]!, wide),
      ...holders.map((roles, column) => centred(allows(route.may, roles) ? 'x' : '·', width(names[column]!))),
    ]),
  )
  return (
    HEAD +
    line([left('route', wide), ...names]) +
    line(['-'.repeat(wide), ...names.map((name) => `:${'-'.repeat(width(name) - 2)}:`)]) +
    body.join('')
  )
}
