import { event } from '@embarca/contracts/kit/event.ts'
import { personal } from '@embarca/contracts/kit/personal.ts'
import type { Append } from '@embarca/services/kit/event-store.ts'
import type { Upcasts } from '@embarca/services/kit/upcast.ts'
import { Type } from 'typebox'

const contact = Type.Object({ personId: Type.String(), phone: Type.Optional(personal('personId', Type.String())) })

/** A few event types that cover everything the stores distinguish. */
export const portEvents = {
  Opened: event({ code: Type.String(), note: Type.Optional(Type.String()) }),
  Driven: event({
    driverId: Type.String(),
    driverName: personal('driverId', Type.String()),
    lat: Type.Optional(personal('driverId', Type.Number())),
    contacts: Type.Optional(Type.Array(contact)),
  }),
  /** Version 1 had one weight in kilograms. */
  Weighed: event({ grams: Type.Integer(), gross: Type.Boolean() }, 3),
}

export const portUpcasts: Upcasts = {
  Weighed: {
    1: ({ kilograms }: { kilograms: number }) => ({ grams: kilograms * 1_000 }),
    2: (data: { grams: number }) => ({ ...data, gross: false }),
  },
}

export const opened = (code = 'A-1') => ({ type: 'Opened', data: { code } })
export const driven = (driverId = 'd1', driverName = 'José da Silva') => ({ type: 'Driven', data: { driverId, driverName } })

let commands = 0
/** An append with defaults for everything that the test does not set. */
export const write = (about: Partial<Append> & { keyText?: string } = {}): Append => {
  const { keyText = `command-${++commands}`, ...rest } = about
  return {
    stream: 'load-1',
    events: [opened()],
    expected: -1,
    by: { userId: 'u1', roles: ['shipper_admin'], shipperId: 's1' },
    key: '1',
    command: { scope: 's1/u1/Open', key: keyText, bodyHash: 'b1' },
    correlationId: 'c1',
    causationId: 'c0',
    now: '2026-01-05T12:00:00.000Z',
    ...rest,
  }
}
