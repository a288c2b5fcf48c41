/** What would become of a row: taken, taken with a warning, or refused. */
export const rowOutcomes = ['FINE', 'WARNED', 'REFUSED'] as const
export type CheckOutcome = (typeof rowOutcomes)[number]

/** Extensions of the files that are taken. */
export const importExtensions = ['xlsx', 'csv', 'xml', 'zip'] as const

/** Limits of one import (`o21`). */
export const importLimits = {
  files: 10,
  rows: 100_000,
  notes: 10_000,
  entries: 10_000,
  unpacked: 500_000_000,
  ratio: 200,
  xml: 1_048_576,
} as const

const yesNo = { S: true, SIM: true, N: false, NAO: false } as const
export const isYes = (word: string): boolean | undefined => yesNo[plainWord(word) as keyof typeof yesNo]

/** A heading or an allowed word as it is compared: without accents, case, signs. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

/** How the cells of a column are read. `code` and `document` keep leading zeros. */
export type CellRule =
  | 'code'
  | 'text'
  | 'longText'
  | 'document'
  | 'state'
  | 'digits'
  | 'date'
  | 'hour'
  | 'amount'
  | 'money'
  | 'count'
  | 'freightType'
  | 'yesNo'
  | 'key'
  | 'list'

type ColumnRule = { readonly rule: CellRule; readonly required?: true; readonly length?: number }
/** The columns of the template, in their order (`o5`, `o23`). */
export const importColumns = {
  code: { rule: 'code', required: true, length: 60 },
  freightType: { rule: 'freightType' },
  operationGroup: { rule: 'text', length: 200 },
  product: { rule: 'text', length: 200 },
  unit: { rule: 'text', length: 20 },
  collectDocument: { rule: 'document', required: true },
  deliveryDocument: { rule: 'document', required: true },
  deliveryName: { rule: 'text', length: 200 },
  commercialName: { rule: 'text', length: 200 },
  street: { rule: 'text', length: 200 },
  number: { rule: 'text', length: 20 },
  district: { rule: 'text', length: 200 },
  city: { rule: 'text', length: 200 },
  state: { rule: 'state' },
  zipCode: { rule: 'digits', length: 8 },
  cityCode: { rule: 'digits', length: 7 },
  contact: { rule: 'text', length: 200 },
  collectDate: { rule: 'date', required: true },
  deliveryDate: { rule: 'date', required: true },
  windowFrom: { rule: 'hour' },
  windowTo: { rule: 'hour' },
  weight: { rule: 'amount', required: true },
  cubage: { rule: 'amount' },
  quantity: { rule: 'count' },
  value: { rule: 'money' },
  nfeKey: { rule: 'key' },
  noteSeries: { rule: 'digits', length: 3 },
  noteNumber: { rule: 'digits', length: 9 },
  noteValue: { rule: 'money' },
  observation: { rule: 'longText', length: 4_000 },
  tags: { rule: 'list' },
  priority: { rule: 'yesNo' },
  blocked: { rule: 'text', length: 200 },
} as const satisfies Record<string, ColumnRule>
export type ImportColumn = keyof typeof importColumns
export const importColumnKeys = Object.keys(importColumns) as readonly ImportColumn[]
export const ruleOf = (column: ImportColumn): ColumnRule => importColumns[column]

/** A cell as a file holds it: text, or a workbook's number. Dates are `DD/MM/YYYY HH:mm:ss`. */
export type ImportCell = string | number
export type ImportCells = { readonly [K in ImportColumn]?: ImportCell }
