import type { Event } from '@embarca/contracts/kit/event.ts'
import type { Projector } from '../kit/projector.ts'

/** The name of a user or driver, by id. Forgotten people are called 'Dado removido'. */
export type PersonDocument = {
  readonly id: string
  readonly name: string
  readonly kind: 'user' | 'driver'
  readonly transporterId?: string
}

type Named = { readonly name: string; readonly transporterId?: string }
type PeopleEvent =
  | Event<'UserRegistered', Named & { userId: string }>
  | Event<'UserChanged', Named & { userId: string }>
  | Event<'DriverRegistered', Named & { driverId: string }>
  | Event<'DriverChanged', Named & { driverId: string }>

const person = (id: string, kind: PersonDocument['kind'], { name, transporterId }: Named): PersonDocument => ({
  id,
  name,
  kind,
  ...(transporterId !== undefined && { transporterId }),
})

/** One document per person; it outlives the registration, because the history still names its actors. */
export const peopleProjector: Projector<PersonDocument, PeopleEvent> = {
  spec: { view: 'people', version: 1, fields: { name: 'text' }, indexes: [['name']] },
  scope: 'open',
  id: ({ stream }) => /^(?:user|driver)-(.+)$/.exec(stream)?.[1],
  on: {
    UserRegistered: (_, { data }) => person(data.userId, 'user', data),
    UserChanged: (_, { data }) => person(data.userId, 'user', data),
    DriverRegistered: (_, { data }) => person(data.driverId, 'driver', data),
    DriverChanged: (_, { data }) => person(data.driverId, 'driver', data),
  },
}
