import { platesIn, settles } from '@embarca/contracts/load/settles.ts'
import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { type Asked, eligibleFor, type ForLoad, type Trio } from '../eligibility/index.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { loadOf } from './load-of.ts'
import type { Crew, LaunchLookups } from './lookup-types.ts'
import { type LoadState, runnerOf } from './state.ts'
import type { LoadTypes } from './types.ts'

/** A step of a load that only an eligible trio may take. */
export const eligible = eligibleFor<LoadTypes>()

type Dated = {
  readonly origins?: readonly { readonly collectDate?: string | undefined }[] | undefined
  readonly destinations?: readonly { readonly deliveryDate?: string | undefined }[] | undefined
}
const datesIn = ({ origins = [], destinations = [] }: Dated) =>
  [...origins.map((one) => one.collectDate), ...destinations.map((one) => one.deliveryDate)].flatMap((one) => one ?? []).sort()
/** From the first collection to the last delivery. */
const timeOf = (dated: Dated) => {
  const dates = datesIn(dated)
  return { from: dates[0] ?? '', until: dates.at(-1) ?? '' }
}

/** What a load asks of whom it is given to. */
export const forLoad = ({ loadId, terms, operationGroupId, waivers }: LoadState): ForLoad => ({
  ...(terms && {
    during: { loadId, ...timeOf(terms) },
    load: {
      operationGroupId,
      profileId: terms.profileId,
      vehicleType: terms.vehicleType,
      trailerType: terms.trailerType,
      isTracked: terms.tracking === 'TRACKED',
    },
  }),
  waivers,
})

type Party = { readonly transporterId: string } | undefined
type Partied = Pick<LoadState, 'driver' | 'vehicles'> & { readonly transporter?: Party; readonly executor?: Party }
/** The logistic operator of a forwarded load: its blocks count too, while another carrier is judged. */
const operatorOf = ({ executor, transporter }: Partied): Pick<Trio, 'operatorId'> =>
  executor && transporter ? { operatorId: transporter.transporterId } : {}
/** The carrier, driver and vehicles that run a load. */
export const trioOf = (load: Partied): Trio => ({
  transporterId: (load.executor ?? load.transporter)?.transporterId,
  ...operatorOf(load),
  ...crewOf(load),
})
const crewOf = ({ driver, vehicles }: Partied): Trio => ({
  ...(driver && { driver: { id: driver.driverId, document: driver.document } }),
  vehicles: vehicles.map(({ vehicleId, plate, vehicleType, trailerType }) => ({ id: vehicleId, plate, vehicleType, trailerType })),
})
const settledTrio = ({ transporterId, driver, vehicles = [] }: NonNullable<LoadTerms['settled']>): Trio =>
  trioOf({ transporter: { transporterId }, driver, vehicles })
const crewTrio = ({ driver, vehicles }: Crew): Trio => ({
  ...(driver && { driver: { id: driver.driverId, document: driver.document } }),
  ...(vehicles.length && { vehicles }),
})

/** Those who take the next step with the load as it is, or with another carrier or crew. */
export const asking = (load: LoadState, trio: Trio = {}): Asked => ({
  shipperId: load.shipperId,
  trio: { ...trioOf(load), ...trio },
  forLoad: forLoad(load),
})
export const askingCarrierOnly = (load: LoadState, transporterId: string | undefined): Asked | undefined =>
  transporterId ? { shipperId: load.shipperId, trio: { transporterId }, forLoad: forLoad(load) } : undefined
/** A carrier that answers the offer of a load in another stream, or is answered there. */
export const carrierOf = async (loadId: string, transporterId: string | undefined, context: LookupContext): Promise<Asked | undefined> =>
  askingCarrierOnly(await loadOf(context, loadId), transporterId)
/** The carrier that a load would be forwarded to, and the operator. */
export const askingForwarded = ({ shipperId, transporter, ...load }: LoadState, transporterId: string): Asked => ({
  shipperId,
  trio: { transporterId, ...(transporter && { operatorId: transporter.transporterId }) },
  forLoad: forLoad({ shipperId, ...load }),
})
export const askingCrew = (load: LoadState, crew: Crew, transporterId = runnerOf(load)?.transporterId): Asked =>
  asking(load, { transporterId, ...crewTrio(crew) })

/** A settled load that is reopened is hired again, as it was launched; a finished one is only delivered again. */
export const askingReopened = (load: LoadState): Asked | undefined => {
  const settled = load.status === 'FINISHED' ? undefined : load.terms?.settled
  return settled && { ...asking(load), trio: settledTrio(settled) }
}

const SETTLED_DRIVER = 'settled-driver'
/** The trio of a settled form; drivers and plates outside every register are judged by their CPF and plate. */
export const askingSettled = (form: DraftForm, shipperId: string, { carrier, crew, register }: LaunchLookups): Asked | undefined => {
  if (!settles(form) || !carrier.transporterId) return undefined
  const { driver, operationGroupId = '', profileId = '' } = form
  const driverId = crew.driver?.driverId ?? SETTLED_DRIVER
  const plates = platesIn(form).map(({ plate, field }, i) => ({ id: `settled-vehicle-${i + 1}`, plate, field }))
  const document = (crew.driver?.document ?? driver?.cpf ?? '').replace(/\D/g, '')
  return {
    shipperId,
    trio: {
      transporterId: carrier.transporterId,
      ...(document && { driver: { id: driverId, document } }),
      vehicles: plates.map(({ id, plate }) => ({ id, plate, vehicleType: form.vehicleType ?? register.profile?.vehicleType ?? '' })),
    },
    forLoad: { load: { operationGroupId, profileId, isTracked: register.profile?.tracking === 'TRACKED' }, during: timeOf(form) },
    fields: {
      [carrier.transporterId]: 'transporterId',
      [driverId]: 'driver.cpf',
      ...Object.fromEntries(plates.map(({ id, field }) => [id, field])),
    },
  }
}
