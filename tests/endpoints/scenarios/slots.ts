import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { slotCarrierCommands, slotCommands, slotRoutes, slotServed } from '@embarca/contracts/gate/slot-booking.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { newCnpj } from '@embarca/services/demo/identifiers.ts'
import { randomFrom } from '@embarca/services/demo/random.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, route, type ScenarioSetting } from './setting.ts'

const { approver, staff, tania } = personas
/** Local 08:00 and 09:00 of the collect day; before it, and after its collect date. */
const [eight, nine, earlier, later] = ['T11', 'T12', 'T03', 'T13'].map((hour) => `2026-01-06${hour}:00:00.000Z`) as [
  string,
  string,
  string,
  string,
]
const capacity = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
  Array.from({ length: 16 }, (_, i) => ({ day, hour: i + 8, seats: i === 1 ? 1 : 60 })),
)

const openGate = async (setting: ScenarioSetting, name: string): Promise<string> => {
  const place = { name, document: newCnpj(randomFrom(name), false), street: 'Rua B, 1', city: 'Itajaí', state: 'SC' }
  const { stream } = await setting.execute(placeCommands.addCollect, place, approver)
  const id = stream.slice('place-'.length)
  const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
  const slots = { ...usualGateSettings.slots, capacity }
  await setting.execute(placeCommands.configureGate, { ...usualGateSettings, active: true, docks, slots, id }, approver)
  return id
}
let gates = 0
/** A load of the carrier, at a gate of its own. */
const hired = async (setting: ScenarioSetting, begin = eight) => {
  const conciergeId = await openGate(setting, `Pátio com janelas ${++gates}`)
  const id = await setting.hired({ origins: [{ ...route.origins[0]!, placeId: conciergeId }] })
  return { conciergeId, id, shippingId: id, begin }
}
type Named = Awaited<ReturnType<typeof hired>>
const byCarrier = ({ id, conciergeId, begin }: Named) => ({ id, conciergeId, begin })
const byStaff = ({ shippingId, conciergeId, begin }: Named) => ({ shippingId, conciergeId, begin })
const asks =
  (pick: (named: Named) => Record<string, unknown>, begin?: string) =>
  async (setting: ScenarioSetting): Promise<Record<string, unknown>> =>
    pick(await hired(setting, begin))
/** The same with its seat booked. */
const seated =
  (pick: (named: Named) => Record<string, unknown>) =>
  async (setting: ScenarioSetting): Promise<Record<string, unknown>> => {
    const named = await hired(setting)
    await setting.execute(slotCarrierCommands.book, byCarrier(named), tania)
    return pick(named)
  }
const shown = (at: string, is: unknown) => (input: { readonly id?: string; readonly shippingId?: string }) => ({
  ...{ ask: slotServed.carrierSlots, input: { id: input.id ?? input.shippingId }, at, is },
  as: tania,
})
/** The only seat of 09:00 is another load's. */
const full = async (setting: ScenarioSetting) => {
  const named = await hired(setting, nine)
  const other = await setting.hired({ origins: [{ ...route.origins[0]!, placeId: named.conciergeId }] })
  await setting.execute(slotCarrierCommands.book, { ...byCarrier(named), id: other }, tania)
  return named
}
const begun = { given: asks(byCarrier, earlier), code: 'SLOT_UNKNOWN' }

/** Slots of a gate, by the carrier of the load and by staff (Y20). */
export const scenarios: readonly CallScenario[] = [
  {
    ...{ row: slotCarrierCommands.book, by: tania, given: asks(byCarrier), then: ['SlotBooked'], refused: begun },
    shows: shown('gates.0.booked.begin', eight),
  },
  {
    ...{ row: slotCarrierCommands.book, by: tania, then: ['SlotMoved'], shows: shown('gates.0.booked.begin', nine) },
    given: seated((named) => byCarrier({ ...named, begin: nine })),
    refused: { given: async (setting) => byCarrier(await full(setting)), code: 'SLOT_FULL' },
  },
  {
    ...{ row: slotCarrierCommands.giveBack, by: tania, then: ['SlotGivenBack'], shows: shown('gates.0.slots.0.free', 60) },
    given: seated(({ id, conciergeId }) => ({ id, conciergeId })),
    refused: {
      given: async (setting) => ({ ...(await hired(setting)), begin: undefined, shippingId: undefined }),
      code: 'SLOT_NOT_BOOKED',
    },
  },
  {
    ...{ row: slotCommands.assign, by: staff, then: ['SlotBooked'] },
    given: async (setting) => ({ ...byStaff(await full(setting)), reason: 'Cliente aguarda a carga' }),
    shows: ({ conciergeId }) => ({
      ...{ ask: slotRoutes.slots, input: { conciergeId, day: '2026-01-06' }, at: 'slots.1.bookings.1.reason' },
      is: 'Cliente aguarda a carga',
    }),
    refused: { given: asks(byStaff, later), code: 'SLOT_OUTSIDE_WINDOW' },
  },
  {
    ...{ row: slotCommands.withdraw, by: staff, then: ['SlotGivenBack'] },
    given: seated(({ shippingId, conciergeId }) => ({ shippingId, conciergeId })),
    shows: ({ conciergeId: id, shippingId: hash }) => ({ ask: gateRoutes.simple, input: { id, hash }, at: 'slot', is: undefined }),
    refused: { given: async (setting) => ({ ...(await hired(setting)), begin: undefined, id: undefined }), code: 'SLOT_NOT_BOOKED' },
  },
  {
    // Of the gates of others nothing is known.
    ...{ row: slotCarrierCommands.book, by: tania, given: asks(byCarrier, nine), then: ['SlotBooked'] },
    shows: shown('gates.0.slots.1.free', 0),
    refused: {
      given: async (setting) => ({ ...(await hired(setting)), shippingId: undefined, conciergeId: 'nowhere' }),
      code: 'NOT_FOUND',
      status: 404,
    },
  },
]
