import type { Recorded } from '@embarca/contracts/kit/event.ts'

/** Who has a load, or is about to take its next step. */
export type Parties = {
  carrier: string
  driver?: { readonly id: string; readonly cpf: string } | undefined
  vehicles: readonly { readonly id: string; readonly plate: string }[]
  /** `RULE subject`. */
  waived: Set<string>
  isQuestioned: boolean
  status: string
}
export const isWaived = ({ waived }: Parties, rule: string, subjectId: string) => waived.has(`${rule} ${subjectId}`)

/** Steps of the carrier alone, and steps that the whole trio takes. */
const ofCarrier = [
  'OfferAccepted',
  'TransporterAssigned',
  'TransporterReplaced',
  'BidPlaced',
  'LotAgreementProposed',
  'LotAgreementApproved',
  'LotWithdrawn',
]
const ofTrio = ['HiringApproved', 'DriverBound', 'DriverReplaced', 'VehiclesReplaced', 'DriverConfirmed', 'CollectStarted']
const named = (vehicles: readonly { readonly vehicleId: string; readonly plate: string }[]) =>
  vehicles.map(({ vehicleId: id, plate }) => ({ id, plate }))

/** Follows who has each load, and says which parties each step concerns. */
export const observeParties = () => {
  const loads = new Map<string, Parties>()
  const partiesOf = (loadId: string): Parties => {
    const known = loads.get(loadId) ?? { carrier: '', vehicles: [], waived: new Set(), isQuestioned: false, status: 'NEW' }
    loads.set(loadId, known)
    return known
  }
  const change = (parties: Parties, { type, stream, data }: Recorded) => {
    if (type === 'EligibilityWaived') parties.waived.add(`${data.rule} ${data.subjectId}`)
    if (type === 'HiringQuestioned') parties.isQuestioned = true
    if (type === 'HiringSettled') parties.isQuestioned = false
    if (type === 'TransporterAssigned' || type === 'TransporterReplaced')
      Object.assign(parties, { carrier: data.transporterId, driver: undefined, vehicles: [] })
    if (type === 'DriverBound' || type === 'DriverReplaced') parties.driver = { id: data.driver.driverId, cpf: data.driver.document }
    if (type === 'DriverBound' || type === 'VehiclesReplaced') parties.vehicles = named(data.vehicles)
    if (type === 'DriverRefused' || (type === 'StatusReset' && data.status === 'ASSIGNED_TO_TRANSPORTER'))
      Object.assign(parties, { driver: undefined, vehicles: [] })
    if (['HiringRefused', 'AcceptanceUndone'].includes(type) || (type === 'LoadReopened' && data.status !== 'DELIVERED'))
      Object.assign(parties, { carrier: '', driver: undefined, vehicles: [], isQuestioned: false })
    if (stream.startsWith('load-') && data.status) parties.status = data.status
  }
  return {
    loads,
    /** Those who take the step that an event records; undefined: none, or the program's, which is questioned instead. */
    stepOf: (event: Recorded): Parties | undefined => {
      if (!/^(load|negotiation|lot)-/.test(event.stream)) return undefined
      const parties = partiesOf(event.data.loadId)
      change(parties, event)
      if (event.by.userId === 'embarca') return undefined
      if (ofCarrier.includes(event.type)) return { ...parties, carrier: event.data.transporterId, driver: undefined, vehicles: [] }
      return ofTrio.includes(event.type) ? parties : undefined
    },
  }
}
