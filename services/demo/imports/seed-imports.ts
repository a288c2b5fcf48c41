import { hash } from 'node:crypto'
import { errorSheet } from '@embarca/contracts/import/labels.pt.ts'
import type { ImportCommand } from '@embarca/contracts/import/run-routes.ts'
import { errorsOfImport, fileOfImport } from '@embarca/contracts/import/states.ts'
import { orderFromRow } from '../../document-import/order-from-row.ts'
import type { DataStores } from '../../kit/data.ts'
import { newIdOf } from '../../kit/run.ts'
import { actorNamed } from '../actors.ts'
import type { ScenarioStep } from '../scenario.ts'
import { DAY, HOUR, iso, MINUTE } from '../script/lines.ts'
import type { ShipperData } from '../shipper-data.ts'
import { timedKey } from '../timed-key.ts'
import { notesFile, type OrderFile, sheetFile } from './files.ts'
import { rowsIn } from './read-rows.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Milliseconds for which a program runs on a row. */
const PER_ROW = 40

type Upload = { readonly file: OrderFile; readonly by: string; readonly at: number; readonly isAway?: true }
type Setting = {
  readonly seed: string
  readonly now: number
  readonly book: ShipperData
  readonly files: Pick<DataStores['files'], 'put'>
  readonly perform: (step: ScenarioStep) => Promise<string>
}

/** The first shipper's imports: one that its user put away, one of notes, one that could not be read, and the latest with errors. */
const uploadsOf = ({ seed, now, book }: Setting): readonly Upload[] => {
  const of = { seed, now, book }
  const sheet = (name: string, prefix: string, rows: number, isFlawed = false) => sheetFile(of, { name, prefix, rows, isFlawed })
  return [
    { file: { name: 'clientes.csv', bytes: Buffer.from('Cliente;Cidade\r\nMercado Aurora;Curitiba\r\n') }, by: 'admin', at: now - 9 * DAY },
    { file: sheet('pedidos-da-semana.csv', 'PS', 18), by: 'operador', at: now - 4 * DAY, isAway: true },
    { file: notesFile(of, { name: 'notas-do-sul.zip', prefix: 'PN', notes: 8, first: 60_001 }), by: 'operador.sul', at: now - 2 * DAY },
    { file: sheet('pedidos-de-amanha.csv', 'PA', 16, true), by: 'operador', at: now - 5 * HOUR },
  ]
}

/** Imports that ended, with the files as they were sent and the sheets with their errors. */
export const seedImports = async (setting: Setting): Promise<void> => {
  await Promise.all(uploadsOf(setting).map((upload) => run(setting, upload)))
}

const run = async ({ seed, book, files, perform }: Setting, { file, by: username, at, isAway }: Upload): Promise<void> => {
  const by = actorNamed(username)
  const key = timedKey(`${seed}/import/${file.name}`, at)
  const id = newIdOf('StartImport', { by, key })
  const digest = hash('sha256', file.bytes, 'hex')
  const fileId = fileOfImport(id, 0, digest)
  const groups = book.operationGroups.filter((group) => by.operationGroups.includes(group.id))
  const { total, refused, taken, sheet } = await rowsIn(
    file,
    book,
    groups.map(({ name }) => name),
  )
  const ended = at + total * PER_ROW
  const store = (stored: string, name: string, type: string, bytes: Uint8Array) =>
    files.put({ fileId: stored, shipperId: book.shipper.id, name, type, at: iso(at), by: by.userId }, Buffer.from(bytes))
  const errors = sheet && { errorsFileId: errorsOfImport(id) }
  await store(fileId, file.name, 'application/octet-stream', file.bytes)
  if (errors && sheet) await store(errors.errorsFileId, errorSheet.file, XLSX, sheet)

  const ask = ({ type, data }: ImportCommand, when: number, who: ScenarioStep['by'] = { program: book.shipper.id }) =>
    perform({ module: 'import', command: { type, data }, by: who, key: type === 'StartImport' ? key : `${key}/${type}`, at: iso(when) })
  const sent = [{ fileId, name: file.name, size: file.bytes.length, digest }]
  const unreadable = taken.length === 0 && { unreadable: { total, refused, ...errors } }
  await ask({ type: 'StartImport', data: { files: sent, increment: false, recreates: false, ...unreadable } }, at, by)
  if (unreadable) return

  const placeOf = (document: string) => book.places.find((place) => place.document === document)
  for (const row of taken) {
    const { collectDocument, deliveryDocument, operationGroup } = row.values
    const group = operationGroup === undefined ? groups[0] : groups.find(({ name }) => name === operationGroup)
    const data = orderFromRow(row, {
      ...{ importId: id, file: { name: file.name, digest }, increment: false },
      ...{ collect: placeOf(collectDocument), delivery: placeOf(deliveryDocument), operationGroupId: group?.id },
    })
    const when = at + row.line * PER_ROW
    await perform({ module: 'order', command: { type: 'ImportOrder', data }, by, key: timedKey(`${key}/${row.line}`, when), at: iso(when) })
  }
  const counts = { total, read: total, created: taken.length, changed: 0, same: 0, refused }
  await ask({ type: 'FinishImport', data: { id, ...counts, ...errors } }, ended)
  if (isAway) await ask({ type: 'PutAwayImport', data: { id } }, ended + MINUTE, by)
}
