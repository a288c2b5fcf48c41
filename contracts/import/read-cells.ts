import { isCnpj, isCpf, isFiscalKey, lettersAndDigits } from '../kit/documents.ts'
import { parseLocal } from '../kit/local-time.ts'
import { freightTypes } from '../load/codes.ts'
import { loadLabels } from '../load/labels.pt.ts'
import { states } from '../reference/states.ts'
import { type CellRule, type ImportCell, type ImportCells, type ImportColumn, importColumnKeys, isYes, plainWord, ruleOf } from './codes.ts'
import { cellFaults } from './labels.pt.ts'
import { readAmount } from './read-number.ts'

/** Why a row is not taken, or what is unusual about it; without a column, of the whole row. */
export type RowFault = { readonly column?: ImportColumn; readonly message: string }

/** The values of a row's cells. Dates are `DD/MM/YYYY` or `DD/MM/YYYY HH:mm:ss`: their zone is that of the place. */
export type ImportValues = {
  readonly code: string
  readonly freightType?: (typeof freightTypes)[number]
  readonly operationGroup?: string
  readonly product?: string
  readonly unit?: string
  readonly collectDocument: string
  readonly deliveryDocument: string
  readonly deliveryName?: string
  readonly commercialName?: string
  readonly street?: string
  readonly number?: string
  readonly district?: string
  readonly city?: string
  readonly state?: string
  readonly zipCode?: string
  readonly cityCode?: string
  readonly contact?: string
  readonly collectDate: string
  readonly deliveryDate: string
  readonly windowFrom?: string
  readonly windowTo?: string
  /** Kilograms and cubic metres, at most three decimals. */
  readonly weight: number
  readonly cubage?: number
  readonly quantity?: number
  /** Cents. */
  readonly value?: number
  readonly nfeKey?: string
  readonly noteSeries?: string
  readonly noteNumber?: string
  readonly noteValue?: number
  readonly observation?: string
  readonly tags?: readonly string[]
  readonly priority?: boolean
  readonly blocked?: string
}
export type CellsRead = { readonly values: Partial<ImportValues>; readonly faults: readonly RowFault[] }

type Read = { readonly value: unknown } | { readonly fault: string }
const value = (read: unknown): Read => ({ value: read })
const fault = (message: string): Read => ({ fault: message })

/** `1,5E+10`: a spreadsheet shortened a long number, and its last digits are lost. */
const SCIENTIFIC = /^\d+([.,]\d+)?E[+-]?\d+$/i
/** A workbook keeps fifteen digits of a number. */
const LONGEST_NUMBER = 1e15
const MOST = { amount: 100_000_000, money: 100_000_000_00, count: 1_000_000_000 } as const

const textOf = (cell: ImportCell): string =>
  typeof cell === 'number' ? (Number.isInteger(cell) ? cell.toFixed(0) : String(cell).replace('.', ',')) : cell.trim()
const isShortened = (cell: ImportCell) => (typeof cell === 'number' ? Math.abs(cell) >= LONGEST_NUMBER : SCIENTIFIC.test(cell.trim()))

const amountRead = (cell: ImportCell, decimals: number, most: number, scale: number): Read => {
  const read = readAmount(cell, decimals)
  if ('parts' in read) return read.parts > most ? fault(cellFaults.tooLarge) : value(read.parts / scale)
  if (read.fault === 'NEGATIVE') return fault(cellFaults.negative)
  if (read.fault === 'DECIMALS') return fault(decimals === 0 ? cellFaults.notWhole(textOf(cell)) : cellFaults.decimals(decimals))
  return fault(cellFaults.notANumber(textOf(cell)))
}
const dateRead = (cell: ImportCell): Read => {
  const text = textOf(cell)
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text)
  if (!match || typeof cell === 'number') return fault(cellFaults.date(text))
  const [, day, month, year, hour, minute, second = '00'] = match as unknown as [string, string, string, string, string?, string?, string?]
  const date = `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
  const local = hour === undefined ? date : `${date} ${hour.padStart(2, '0')}:${minute}:${second}`
  return parseLocal(local) === undefined || Number(year) < 2000 ? fault(cellFaults.noSuchDay(text)) : value(local)
}
const documentRead = (cell: ImportCell): Read => {
  const typed = textOf(cell)
  const document = lettersAndDigits(typed)
  // A workbook's number has lost its leading zeros.
  const kept = typeof cell === 'number' ? [document.padStart(14, '0'), document.padStart(11, '0')] : [document]
  const found = kept.find((one) => isCnpj(one) || isCpf(one))
  return found === undefined ? fault(cellFaults.document(typed)) : value(found)
}
const FREIGHT_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  freightTypes.flatMap((type) => [
    [plainWord(type), type],
    [plainWord(loadLabels.freightType[type]), type],
  ]),
)

type Reader = (cell: ImportCell, length: number) => Read
const limited: Reader = (cell, length) => {
  const text = textOf(cell)
  return text.length > length ? fault(cellFaults.tooLong(length)) : value(text)
}
const digitsRead: Reader = (cell, length) => {
  const text = textOf(cell)
  const digits = text.replace(/[.\-\s/]/g, '')
  return /^\d+$/.test(digits) && digits.length <= length ? value(digits) : fault(cellFaults.digits(length))
}
const readers: Readonly<Record<CellRule, Reader>> = {
  code: (cell, length) => (isShortened(cell) ? fault(cellFaults.scientific(String(cell))) : limited(textOf(cell).toUpperCase(), length)),
  text: limited,
  longText: limited,
  document: (cell) => (isShortened(cell) ? fault(cellFaults.scientific(String(cell))) : documentRead(cell)),
  state: (cell) =>
    Object.hasOwn(states, textOf(cell).toUpperCase()) ? value(textOf(cell).toUpperCase()) : fault(cellFaults.state(textOf(cell))),
  digits: digitsRead,
  date: dateRead,
  hour: (cell) => {
    const match = /^(?:\d{2}\/\d{2}\/\d{4} )?(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(textOf(cell))
    return match && Number(match[1]) < 24 && Number(match[2]) < 60
      ? value(`${match[1]!.padStart(2, '0')}:${match[2]}`)
      : fault(cellFaults.hour(textOf(cell)))
  },
  amount: (cell) => amountRead(cell, 3, MOST.amount * 1_000, 1_000),
  money: (cell) => amountRead(cell, 2, MOST.money, 1),
  count: (cell) => amountRead(cell, 0, MOST.count, 1),
  freightType: (cell) => {
    const type = FREIGHT_WORDS[plainWord(textOf(cell))]
    return type
      ? value(type)
      : fault(
          cellFaults.freightType(
            textOf(cell),
            freightTypes.map((one) => loadLabels.freightType[one]),
          ),
        )
  },
  yesNo: (cell) => {
    const yes = isYes(textOf(cell))
    return yes === undefined ? fault(cellFaults.yesNo(textOf(cell))) : value(yes)
  },
  key: (cell) => {
    if (isShortened(cell)) return fault(cellFaults.scientific(String(cell)))
    const key = lettersAndDigits(textOf(cell))
    return isFiscalKey(key) ? value(key) : fault(cellFaults.key)
  },
  list: (cell) =>
    value([
      ...new Set(
        textOf(cell)
          .split(/[;,]/)
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ]),
}

const LONGEST = 200
const cellRead = (column: ImportColumn, cell: ImportCell | undefined): Read | undefined => {
  const { rule, required, length = LONGEST } = ruleOf(column)
  if (cell === undefined || textOf(cell) === '') return required ? fault(cellFaults.required) : undefined
  return readers[rule](cell, length)
}

/** What holds between cells of one row. */
const betweenCells = ({
  collectDate,
  deliveryDate,
  windowFrom,
  windowTo,
  weight,
  noteNumber,
  noteSeries,
}: Partial<ImportValues>): RowFault[] => {
  const faults: RowFault[] = []
  const [collect, delivery] = [collectDate, deliveryDate].map((date) => date && parseLocal(date))
  if (collect && delivery && dayEnd(deliveryDate!, delivery) < collect)
    faults.push({ column: 'deliveryDate', message: cellFaults.deliveryBeforeCollect })
  if (windowFrom && windowTo && windowTo <= windowFrom) faults.push({ column: 'windowTo', message: cellFaults.windowBackwards })
  if (weight === 0) faults.push({ column: 'weight', message: cellFaults.zero })
  if (noteNumber !== undefined && noteSeries === undefined) faults.push({ column: 'noteSeries', message: cellFaults.noNote })
  return faults
}
const DAY = 86_400_000
/** A date without a clock lasts until its end. */
const dayEnd = (text: string, instant: string) => (text.length === 10 ? new Date(Date.parse(instant) + DAY - 1).toISOString() : instant)

/** Reads every cell of a row; all faults at once. */
export const readCells = (cells: ImportCells): CellsRead => {
  const values: Record<string, unknown> = {}
  const faults: RowFault[] = []
  for (const column of importColumnKeys) {
    const read = cellRead(column, cells[column])
    if (read === undefined) continue
    if ('fault' in read) faults.push({ column, message: read.fault })
    else values[column] = read.value
  }
  return { values, faults: [...faults, ...betweenCells(values as Partial<ImportValues>)] }
}
