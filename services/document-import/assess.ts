import type { CheckOutcome } from '@embarca/contracts/import/codes.ts'
import { plainWord } from '@embarca/contracts/import/codes.ts'
import { cellFaults, rowWarnings } from '@embarca/contracts/import/labels.pt.ts'
import { type ImportValues, type RowFault, readCells } from '@embarca/contracts/import/read-cells.ts'
import type { FileRow } from './read-file.ts'

/** A row with the values of its cells. */
export type ReadRow = Omit<FileRow, 'cells' | 'other'> & {
  readonly file: number
  readonly values: Partial<ImportValues>
  readonly faults: readonly RowFault[]
}
export type AssessedRow = Omit<ReadRow, 'values' | 'fault' | 'canceled' | 'issuer'> & {
  readonly outcome: CheckOutcome
  readonly code?: string
}

/** What the shipper's registers say about the documents in a file. */
export type RegisteredDocuments = {
  /** Documents of places where loads are collected, and of all places. */
  readonly collect: readonly string[]
  readonly places: readonly string[]
  /** Names of the operation groups that the user may use. */
  readonly groups: readonly string[]
  /** There is a group for rows that name none. */
  readonly hasUsualGroup?: boolean
  /** The shipper's own CNPJ; absent: unknown. */
  readonly shipper?: string | undefined
}

/** Keeps of a row what the assessment needs: files of 100,000 rows stay in memory until their last row is read. */
export const rowRead = (file: number, { cells, other: _, ...row }: FileRow): ReadRow => {
  if (row.fault !== undefined || row.canceled !== undefined)
    return { ...row, file, values: {}, faults: row.fault === undefined ? [] : [{ message: row.fault }] }
  return { ...row, file, ...readCells(cells) }
}

const ROOT = 8
const sets = ({ collect, places, groups, hasUsualGroup, shipper }: RegisteredDocuments) => ({
  hasUsualGroup,
  collect: new Set(collect),
  places: new Set(places),
  groups: new Set(groups.map(plainWord)),
  root: shipper?.slice(0, ROOT),
})
type Sets = ReturnType<typeof sets>

/** Orders whose lines name different places: each of their lines is refused (`o23`). */
const twicePlaced = (rows: readonly ReadRow[]): ReadonlySet<string> => {
  const first = new Map<string, string>()
  const found = new Set<string>()
  for (const { values } of rows) {
    const { code, collectDocument, deliveryDocument } = values
    if (code === undefined || deliveryDocument === undefined) continue
    const places = `${collectDocument} ${deliveryDocument}`
    const before = first.get(code)
    if (before === undefined) first.set(code, places)
    else if (before !== places) found.add(code)
  }
  return found
}

/** Keys of notes that an XML of the same import cancels: no order is made of them. */
const canceledKeys = (rows: readonly ReadRow[]): ReadonlySet<string> => new Set(rows.flatMap(({ canceled }) => canceled ?? []))

const registerFaults = ({ values }: ReadRow, known: Sets): readonly RowFault[] => {
  const { collectDocument, deliveryDocument, deliveryName, city, state, operationGroup } = values
  const faults: RowFault[] = []
  if (collectDocument !== undefined && !known.collect.has(collectDocument))
    faults.push({ column: 'collectDocument', message: cellFaults.collectUnknown })
  if (deliveryDocument !== undefined && !known.places.has(deliveryDocument) && !(deliveryName && city && state))
    faults.push({ column: deliveryName ? (city ? 'state' : 'city') : 'deliveryName', message: cellFaults.placeMissing })
  if (operationGroup === undefined) {
    if (!known.hasUsualGroup && known.groups.size > 1) faults.push({ column: 'operationGroup', message: cellFaults.groupMissing })
  } else if (!known.groups.has(plainWord(operationGroup)))
    faults.push({ column: 'operationGroup', message: cellFaults.groupUnknown(operationGroup) })
  return faults
}
const warningsOf = ({ values, warnings, issuer, canceled }: ReadRow, known: Sets): readonly string[] => {
  const { deliveryDocument } = values
  const isNewPlace = deliveryDocument !== undefined && !known.places.has(deliveryDocument)
  const isStranger = issuer !== undefined && !known.collect.has(issuer) && issuer.slice(0, ROOT) !== known.root
  return [
    ...warnings,
    ...(canceled === undefined ? [] : [rowWarnings.canceled]),
    ...(isStranger ? [rowWarnings.issuer] : []),
    ...(isNewPlace ? [rowWarnings.newPlace] : []),
  ]
}

/** The outcome of every row, with all its faults at once: those of its cells, of the file as a whole and of the registers. */
export const assess = (rows: readonly ReadRow[], registered: RegisteredDocuments): readonly AssessedRow[] => {
  const known = sets(registered)
  const twice = twicePlaced(rows)
  const ended = canceledKeys(rows)
  return rows.map((row) => {
    const { file, line, entry, values, faults: own, fault, canceled } = row
    const isOrder = fault === undefined && canceled === undefined
    const { code, nfeKey } = values
    const faults = [
      ...own,
      ...(isOrder ? registerFaults(row, known) : []),
      ...(code !== undefined && twice.has(code) ? [{ column: 'code' as const, message: cellFaults.twoPlaces(code) }] : []),
      ...(nfeKey !== undefined && ended.has(nfeKey) ? [{ column: 'nfeKey' as const, message: cellFaults.canceled }] : []),
    ]
    const warnings = warningsOf(row, known)
    const outcome = faults.length ? 'REFUSED' : warnings.length ? 'WARNED' : 'FINE'
    return {
      file,
      line,
      ...(entry !== undefined && { entry }),
      ...(code !== undefined && { code }),
      outcome,
      faults,
      warnings: [...warnings],
    }
  })
}
