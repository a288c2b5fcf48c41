import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { type WaitingRow, waitingRoutes } from '@embarca/contracts/gate/waiting.ts'
import { usePages } from '../../../base/queries.ts'
import { SLOW } from '../slow.ts'
import type { GateEntry } from './entry.ts'
import { type Tablet, useTablet } from './tablet.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const masked = (cpf: string | undefined) => (cpf ?? '').replace(/\d(?=\d{3})/g, '•')

/** A driver whom this device added, as the list shows him until the server does. */
const addedRow = ({ id, at, loadId, input, about }: GateEntry, position: number, { kept }: Tablet): WaitingRow => {
  const load = kept?.visits.find(({ hashId }) => hashId === loadId)
  const plate = load?.vehiclePlate ?? textOf(input['plate'])
  return {
    ...{ id, at, position, source: 'GATE', name: load?.driver?.name ?? textOf(input['name']) ?? about },
    ...{ cpf: load?.driver?.cpf ?? masked(textOf(input['cpf'])), sentence: 'Aguardando envio', mayCheckIn: load?.step === 'CREATED' },
    ...(plate && { vehiclePlate: plate }),
    ...(load && { shippingHash: load.hashId, externalId: load.externalId, driverId: load.driver?.id }),
  } as WaitingRow
}
const isSought = ({ name, vehiclePlate, externalId }: WaitingRow, text: string) =>
  [name, vehiclePlate, externalId].some((one) => one?.toLocaleLowerCase('pt-BR').includes(text))

/** Drivers who wait; without a network, those that this device keeps, those that it checked in left out. */
export const useWaitingRows = (gate: GateOfUser, text: string | undefined) => {
  const tablet = useTablet()
  const { kept, queue, entries, isOffline } = tablet
  const query = usePages(waitingRoutes.waiting, { conciergeId: gate.id, ...(text && { text }) }, { keep: true, every: SLOW })
  const isHere = ({ gateId, refusal }: GateEntry) => gateId === gate.id && refusal === undefined
  const arrived = new Set(entries.filter((one) => isHere(one) && one.command === 'CheckIn').map(({ loadId }) => loadId))
  const listed = isOffline && kept ? kept.waiting : query.items
  const added = queue
    .waiting()
    .filter((one) => isHere(one) && one.command === 'JoinWaitingList')
    .map((one, i) => addedRow(one, listed.length + i + 1, tablet))
  const sought = text?.trim().toLocaleLowerCase('pt-BR')
  const items = [...listed, ...added.filter(({ driverId }) => !driverId || !listed.some((one) => one.driverId === driverId))]
    .filter(({ shippingHash }) => !shippingHash || !arrived.has(shippingHash))
    .filter((row) => !sought || isSought(row, sought))
  return isOffline && kept ? { ...query, items, pending: false, failed: false, more: { ...query.more, has: false } } : { ...query, items }
}
