import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { FoundDriver, waitingRoutes } from '@embarca/contracts/gate/waiting.ts'
import { isCpf, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import { paginate } from '../kit/paginate.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import { given, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { ownTies } from '../reference/index.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { DriverTie } from '../shared/ties.ts'
import { stepKey } from './contribution.ts'
import { masked } from './cpf.ts'
import { type Gate, gateIn } from './gate.ts'
import { type GateLoad, visitAt } from './shown.ts'
import { waitersAt, waitingRow } from './waiting.ts'

const PAGE = 15
const MOST = 20
const SOON = 48 * 3_600_000

/** His loads that are collected here within 48 hours, before or after now. */
const loadsOf = async (cpf: string, gate: Gate, { views, now }: ReaderContext): Promise<readonly GateLoad[]> => {
  const { items } = await views.page<GateLoad>(LOADS, {
    where: { gateSteps: { holds: [stepKey(gate.id, 'CREATED')] } },
    sort: ['gateOrder', 'asc'],
    size: MOST,
    text: cpf,
  })
  const isSoon = ({ collectDate = now }: GateLoad) => Math.abs(Date.parse(collectDate) - Date.parse(now)) <= SOON
  return items.filter((load) => load.driverDocument === cpf && isSoon(load))
}
/** As a carrier of the shipper knows him. */
const registeredDriver = async (document: string, context: ReaderContext) => {
  const ties = await readAllDocuments<DriverTie>(context.views, 'driverTie', { where: { document }, sort: ['name', 'asc'], size: MOST })
  const [tie] = await ownTies(ties, context)
  return tie && { id: tie.driverId, name: tie.name }
}
const has = (text: string | undefined, sought: string) => text?.toLocaleLowerCase('pt-BR').includes(sought) ?? false
const plain = (text = '') => text.replace(/[^\p{L}\p{N}]/gu, '').toLocaleLowerCase('pt-BR')

/** The drivers who wait at a gate, and who a CPF is there. */
export const waitingReaders: Readers<typeof waitingRoutes> = {
  findByDocument: async ({ id, document: typed }, context): Promise<FoundDriver | undefined> => {
    const gate = await gateIn(context.views, id)
    const document = lettersAndDigits(typed)
    if (!gate || !isCpf(document)) return undefined
    const loads = await loadsOf(document, gate, context)
    const [first] = loads
    const ofLoad = first?.driverId === undefined ? undefined : { id: first.driverId, name: first.driverName ?? '' }
    const driver = ofLoad ?? (await registeredDriver(document, context))
    if (!driver) return undefined
    const waiter = (await waitersAt(gate, context)).find((one) => one.document === document)
    return {
      driver: { ...driver, cpf: masked(document) },
      loads: loads.map((load) => {
        const { step } = visitAt(load, gate.id)
        const { hashId, externalId, vehiclePrimaryPlate: vehiclePlate, collectDate } = load
        return { hashId, externalId, step, stepLabel: gateLabels.step[step], ...given({ vehiclePlate, collectDate }) }
      }),
      ...(waiter && { waitingId: waiter.waitingId }),
    } as FoundDriver
  },
  waiting: async ({ conciergeId, text, ...paging }, context) => {
    const gate = await gateIn(context.views, conciergeId)
    if (!gate) return undefined
    const waiters = await waitersAt(gate, context)
    const rows = await Promise.all(waiters.map((one) => waitingRow(one, gate, context)))
    const sought = text?.trim().toLocaleLowerCase('pt-BR')
    const isSought = ({ name, externalId, vehiclePlate }: (typeof rows)[number]) =>
      !sought || has(name, sought) || has(externalId, sought) || (plain(sought) !== '' && plain(vehiclePlate).includes(plain(sought)))
    return paginate(rows.filter(isSought), pageOf(paging, PAGE))
  },
}
