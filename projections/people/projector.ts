import type { Event } from '@embarca/contracts/kit/event.ts'
import type { Projector } from '../kit/projector.ts'

/** The name of a user or driver, by id. Forgotten people are called 'Dado removido'. */
export type PersonDocument = {
  readonly id: string
  readonly name: string
  readonly kind: 'user' | 'driver'
  readonly transporterId?: string
  /** When the account was last changed or removed, in milliseconds: tokens from before are refused. */
  readonly accountChangedAt?: number
}

type Named = { readonly name: string; readonly transporterId?: string }
type PeopleEvent =
  | Event<'UserRegistered', Named & { userId: string }>
  | Event<'UserChanged', Named & { userId: string }>
  | Event<'UserRemoved', { id: string }>
  | Event<'DriverRegistered', Named & { driverId: string }>
  | Event<'DriverChanged', Named & { driverId: string }>

const changedAt = ({ recordedAt }: { readonly recordedAt: string }) => ({ accountChangedAt: Date.parse(recordedAt) })
const person = (id: string, kind: PersonDocument['kind'], { name, transporterId }: Named): PersonDocument => ({
  id,
  name,
  kind,
  ...(transporterId !== undefined && { transporterId }),
})

/** One document per person; it outlives the registration, because the history still names its actors. */
export const peopleProjector: Projector<PersonDocument, PeopleEvent> = {
  spec: {
    view: 'people',
    version: 2,
    fields: { name: 'text', accountChangedAt: 'number' },
    indexes: [['name'], ['accountChangedAt']],
    unsent: ['accountChangedAt'],
  },
  scope: 'open',
  id: ({ stream }) => /^(?:user|driver)-(.+)$/.exec(stream)?.[1],
  on: {
    UserRegistered: (user, { data }) => ({
      ...person(data.userId, 'user', data),
      ...(user?.accountChangedAt !== undefined && { accountChangedAt: user.accountChangedAt }),
    }),
    UserChanged: (_, event) => ({ ...person(event.data.userId, 'user', event.data), ...changedAt(event) }),
    UserRemoved: (user, event) => user && { ...user, ...changedAt(event) },
    DriverRegistered: (_, { data }) => person(data.driverId, 'driver', data),
    DriverChanged: (_, { data }) => person(data.driverId, 'driver', data),
  },
}
