import { type ContractState, termsIn } from '@embarca/contracts/dedicated/contract.ts'
import type { DedicatedEvent } from '@embarca/contracts/dedicated/events.ts'
import type { Claims } from '../kit/event-store.ts'
import type { DedicatedRefusal } from './types.ts'

const ofVehicle = 'dedicated-vehicle:'
const ofDriver = 'dedicated-driver:'
type Named = { readonly driver: { readonly driverId: string }; readonly vehicles: readonly { readonly vehicleId: string }[] }
const namesIn = ({ driver, vehicles }: Named) => [ofDriver + driver.driverId, ...vehicles.map(({ vehicleId }) => ofVehicle + vehicleId)]

/** A vehicle or a driver stands in one active contract (Y23). */
export const contractClaims = (event: DedicatedEvent, state: ContractState): Claims | undefined => {
  const before = termsIn(state)
  const had = before && state.status === 'ACTIVE' ? namesIn(before) : []
  if (event.type === 'DedicatedDisabled') return { release: had }
  if (event.type !== 'DedicatedContracted' && event.type !== 'DedicatedChanged') return undefined
  const has = namesIn(event.data.terms)
  const [take, release] = [has.filter((name) => !had.includes(name)), had.filter((name) => !has.includes(name))]
  return { ...(take.length > 0 && { take }), ...(release.length > 0 && { release }) }
}
export const contractClaimTaken = (claim: string): DedicatedRefusal =>
  claim.startsWith(ofDriver) ? 'DRIVER_CONTRACTED' : 'PLATE_CONTRACTED'
