import { allows } from '@embarca/contracts/roles.ts'
import { holders, type Row, rowsOf } from './rows.ts'

const short = (role: string) => role.replace(/^shipper_/, '').replace('transporter_', 't_')
const HEAD = `# Who may

Made from the route tables and looked through by people; a test compares, and sends every cell over HTTP. \`x\` may, \`·\` may not.
After a change: \`UPDATE=1 npx vitest run tests/policy\`, and read what it changes.

`

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The matrix of holders and routes as a page of Markdown. */
export const matrix = (rows: readonly Row[] = rowsOf()): string => {
  const columns = ['route', ...holders.map((roles) => roles.map(short).join(' + '))]
  const body = rows.map(({ at, route }) => line([`\`${at}\``, ...holders.map((roles) => (allows(route.may, roles) ? 'x' : '·'))]))
  return `${HEAD}${line(columns)}\n${line(columns.map((_, column) => (column === 0 ? '---' : ':-:')))}\n${body.join('\n')}\n`
}
