import type { Event } from '@embarca/contracts/kit/event.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'

/** A person of a carrier who signs in; drivers are registered elsewhere. */
export type CarrierPerson = {
  readonly id: string
  readonly transporterId: string
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly active: boolean
}
type Account = CarrierPerson & { readonly driverId?: string }
type AccountEvent = Event<'UserRegistered', Account> | Event<'UserChanged', Account> | Event<'UserRemoved', { id: string }>

const replaces: SharedStep<CarrierPerson, Account> = (_, { data: { id, transporterId, name, email, roles, active, driverId } }) =>
  transporterId && driverId === undefined ? { id, transporterId, name, email, roles, active } : undefined

/** The accounts of carriers' people; the readers limit them to one carrier. */
export const carrierPersonProjector: Projector<CarrierPerson, AccountEvent> = {
  spec: {
    view: 'carrier-person',
    version: 1,
    fields: { transporterId: 'text', name: 'text' },
    indexes: [['transporterId', 'name']],
  },
  scope: 'open',
  id: ({ stream }) => /^user-(.+)$/.exec(stream)?.[1],
  on: { UserRegistered: replaces, UserChanged: replaces, UserRemoved: () => undefined },
}
