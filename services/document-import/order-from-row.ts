import { hash } from 'node:crypto'
import { parseLocal } from '@embarca/contracts/kit/local-time.ts'
import type { ImportedOrder } from '@embarca/contracts/order/reactions.ts'
import { states } from '@embarca/contracts/reference/states.ts'
import type { OrderRow } from './order-rows.ts'
import type { KnownPlace, Registers } from './registers.ts'

/** A file of an import; the digest is the SHA-256 of its content. */
export type DigestedFile = { readonly name: string; readonly digest: string }
type Named = {
  readonly importId: string
  readonly file: DigestedFile
  readonly increment: boolean
  readonly freightType?: ImportedOrder['freightType'] | undefined
  readonly collect: KnownPlace | undefined
  readonly delivery: KnownPlace | undefined
  readonly operationGroupId: string | undefined
}

const DAY = 86_400_000
const SECOND = 1_000
const WITHOUT_CLOCK = 10
const instantOf = (text: string, zone: string | undefined): string | undefined => parseLocal(text, zone)
/** A date without a clock lasts until its end. */
const endOf = (text: string, zone: string | undefined): string | undefined => {
  const begin = instantOf(text, zone)
  if (begin === undefined || text.length > WITHOUT_CLOCK) return begin
  return new Date(Date.parse(begin) + DAY - SECOND).toISOString()
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof Fields]: Exclude<Fields[K], undefined>
  }

/** The delivery place as the row has it, when the register does not know it. */
export const typedPlaceIn = ({ values }: OrderRow) => {
  const {
    deliveryDocument: document,
    deliveryName: name,
    city,
    state,
    zipCode,
    cityCode,
    commercialName,
    street,
    number,
    district,
  } = values
  if (name === undefined || city === undefined || state === undefined) return undefined
  return given({
    ...{ name, document, city, state, commercialName, street, number, district },
    cep: zipCode?.length === 8 ? zipCode : undefined,
    ibge: cityCode?.length === 7 ? cityCode : undefined,
  })
}

/** What a row says of an order. A note is counted by its key, whatever file it came in (`o30`). */
export const orderFromRow = (row: OrderRow, named: Named): ImportedOrder => {
  const { values, notes, isNote, line, entry } = row
  const { importId, file, increment, collect, delivery, operationGroupId } = named
  const zone = delivery?.zone ?? (values.state && states[values.state]?.[0])
  const typed = delivery ? undefined : typedPlaceIn(row)
  const { product, unit, weight, cubage, quantity, value, observation, tags, priority, windowFrom, windowTo, contact, blocked } = values
  return {
    code: values.code,
    ...given({
      freightType: values.freightType ?? named.freightType,
      operationGroupId,
      ...{ product, unit, weight, cubage, quantity, value, observation, priority },
      collectPlaceId: collect?.id,
      deliveryPlaceId: delivery?.id,
      delivery: typed,
      contact: contact === undefined ? undefined : { name: contact },
      collectDate: instantOf(values.collectDate, collect?.zone),
      deliveryDate: endOf(values.deliveryDate, zone),
      ...{ deliveryFrom: windowFrom, deliveryTo: windowTo },
      notes: notes.length ? [...notes] : undefined,
      tags: tags && [...tags],
      blocked: blocked === undefined ? undefined : { reason: blocked },
    }),
    increment: increment || isNote,
    source: {
      kind: isNote ? 'NFE' : 'IMPORT',
      importId,
      file: entry ?? file.name,
      ...(isNote && values.nfeKey !== undefined
        ? { line: 1, digest: hash('sha256', values.nfeKey, 'hex') }
        : { line, digest: file.digest }),
    },
  }
}

type Context = Pick<Named, 'importId' | 'increment' | 'freightType'> & {
  readonly files: readonly DigestedFile[]
  readonly registers: Registers
}
/** What the rows of an import say of their orders. `delivery`: the row's delivery place, where a register knows it. */
export const ordersFromRows =
  ({ importId, increment, freightType, files, registers }: Context) =>
  (row: OrderRow, delivery: KnownPlace | undefined): ImportedOrder => {
    const { collectDocument, operationGroup } = row.values
    return orderFromRow(row, {
      ...{ importId, increment, freightType, delivery, file: files[row.file]! },
      collect: registers.collectOf(collectDocument),
      operationGroupId: registers.groupOf(operationGroup),
    })
  }
