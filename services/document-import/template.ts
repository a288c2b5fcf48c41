import { type CellRule, type ImportColumn, importColumnKeys, ruleOf } from '@embarca/contracts/import/codes.ts'
import { columnLabels, importLabels } from '@embarca/contracts/import/labels.pt.ts'
import { freightTypes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { states } from '@embarca/contracts/reference/states.ts'
import { writeXlsx } from 'hucre/xlsx'
import { safeText } from '../document-export/safe.ts'

const { template } = importLabels
/** Excel would take a number out of these, and its leading zeros with it. */
const AS_TEXT: ReadonlySet<CellRule> = new Set(['code', 'document', 'digits', 'key', 'text'])
const formats: { readonly [K in CellRule]?: string } = { date: 'dd/mm/yyyy', amount: '#,##0.###', money: '#,##0.00', count: '0' }
const formatOf = (column: ImportColumn): string => {
  const { rule } = ruleOf(column)
  return AS_TEXT.has(rule) ? '@' : (formats[rule] ?? 'General')
}

const DAY = 86_400_000
/** Numbers and dates of the example line; its texts are labels. */
const exampleOf = (today: Date): { readonly [K in ImportColumn]?: string | number | Date } => {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  return {
    ...template.example,
    freightType: loadLabels.freightType.CIF,
    collectDocument: '11222333000181',
    deliveryDocument: '12ABC34501DE35',
    state: 'PR',
    zipCode: '80010000',
    cityCode: '4106902',
    collectDate: new Date(midnight + DAY),
    deliveryDate: new Date(midnight + 3 * DAY),
    windowFrom: '08:00',
    windowTo: '17:00',
    weight: 1234.5,
    cubage: 3.2,
    quantity: 12,
    value: 15_000.9,
    priority: template.no,
  }
}

/** The words that cells of these columns take. */
const wordColumns = (groups: readonly string[]) =>
  [
    ['freightType', freightTypes.map((type) => loadLabels.freightType[type])],
    ['state', Object.keys(states)],
    ['priority', [template.yes, template.no]],
    ['operationGroup', groups],
  ] as const

/** The workbook to fill in: the columns, an example line and a sheet of allowed words (C174). `groups`: names of the user's own. */
export const templateFile = async (groups: readonly string[], now: string): Promise<Uint8Array> => {
  const example = exampleOf(new Date(now))
  const words = wordColumns(groups.map(safeText))
  const longest = Math.max(...words.map(([, list]) => list.length))
  return writeXlsx({
    sheets: [
      {
        name: template.sheet,
        columns: importColumnKeys.map((column) => ({ width: Math.max(14, columnLabels[column].length + 2), numFmt: formatOf(column) })),
        rows: [importColumnKeys.map((column) => columnLabels[column]), importColumnKeys.map((column) => example[column] ?? null)],
        freezePane: { rows: 1 },
      },
      {
        name: template.words,
        columns: words.map(() => ({ width: 24 })),
        rows: [
          words.map(([column]) => columnLabels[column]),
          ...Array.from({ length: longest }, (_, at) => words.map(([, list]) => list[at] ?? null)),
        ],
      },
    ],
  })
}
