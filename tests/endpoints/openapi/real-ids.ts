import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { dataFiles } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { shipperB } from '@embarca/services/identity/demo-ids.ts'

type Fields = Readonly<Record<string, any>>
type Ids = Readonly<Record<string, readonly string[]>>
type RecordedEvent = { readonly type: string; readonly data: Fields }

/** The register of each path. */
const REGISTERS: Readonly<Record<string, string>> = {
  certification: 'Certification',
  communication: 'Communication',
  conditioningtype: 'Conditioning',
  department: 'Department',
  group: 'Group',
  occurrenceresolution: 'OccurrenceResolution',
  place: 'Place',
  producttype: 'Product',
  profile: 'Profile',
  property: 'Property',
  shipperoccurrencetype: 'OccurrenceType',
  unittype: 'Unit',
  user: 'User',
  vehicles: 'Vehicle',
}
/** The source of the second id of a path; the first is the load of the same event. */
const INNER: Readonly<Record<string, readonly [event: string, id: (data: Fields) => string]>> = {
  attId: ['AttachmentAdded', ({ attachment }) => attachment.attId],
  dealId: ['ProposalMade', ({ transporterId }) => transporterId],
  destinationId: ['LoadLaunched', ({ terms }) => terms.destinations[0].destinationId],
  invoiceId: ['InvoicesAdded', ({ invoices }) => invoices[0].invoiceId],
  lotAgreementId: ['LotAgreementProposed', ({ lotAgreementId }) => lotAgreementId],
  originId: ['LoadLaunched', ({ terms }) => terms.origins[0].originId],
  receiverId: ['ReceiptArrived', ({ receiptId }) => receiptId],
}
/** One load for each event: in negotiation, hired, in transit, delivered, in a lot. */
const MOMENTS = ['LoadDrafted', 'LoadOffered', 'TransporterAssigned', 'DriverBound', 'TransitStarted', 'ReceiptArrived', 'LotOpened']

const UNKNOWN = 'nothing'
const events = (folder: string): readonly RecordedEvent[] =>
  [...storedEvents(dataFiles(folder).log)]
    .map(({ body }) => JSON.parse(body) as Recorded)
    .filter(({ by }) => by.shipperId !== shipperB)
    .map(({ type, data }) => ({ type, data: data as Fields }))

/** Ids of a demo's log, for the parameters of an address: those of one load where the path has two, else several existing ids and an unknown one. */
export const realIds = (folder: string, driverId: string) => {
  const log = events(folder)
  const last = (type: string, isMeant: (data: Fields) => boolean = () => true) =>
    log.findLast((one) => one.type === type && isMeant(one.data))?.data
  const isDriven = ({ driver }: Fields) => driver?.driverId === driverId
  const loads = MOMENTS.flatMap((type) => last(type)?.['loadId'] ?? [])
  const driven = log.filter(({ type, data }) => type === 'DriverBound' && isDriven(data)).map(({ data }) => data['loadId'] as string)

  const named = (path: string, load: string) => (/\/(shippingdelivery|deliveries)\//.test(path) ? deliveryOf(load) : load)
  const things = (path: string): readonly string[] => {
    const kind = REGISTERS[path.split('/')[2]!]
    if (kind) return [last(`${kind}Registered`)!['id']]
    return (path.startsWith('/webdriver') ? driven.slice(-5) : loads).map((load) => named(path, load))
  }
  const pair = (path: string, inner: string): Ids => {
    const [event, idIn] = INNER[inner]!
    const data = last(event, path.startsWith('/webdriver') ? ({ loadId }) => driven.includes(loadId) : undefined)
    return data ? { id: [named(path, data['loadId'])], [inner]: [idIn(data)] } : {}
  }
  return (path: string, names: readonly string[]): Ids => {
    const inner = names.find((name) => name in INNER)
    if (inner) return pair(path, inner)
    return names.includes('id') ? { id: [...things(path), UNKNOWN] } : {}
  }
}
