import { type Dock, type GateSettings, usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { VehicleType } from '@embarca/contracts/load/codes.ts'
import { shipperA } from '../../identity/demo-ids.ts'
import { actorNamed } from '../actors.ts'
import type { ScenarioStep } from '../scenario.ts'
import { type ShipperData, shipperData } from '../shipper-data.ts'

export type DemoPlace = ShipperData['places'][number]

const book = shipperData.find(({ shipper }) => shipper.id === shipperA)!
const docks = (letter: string, count: number, vehicleTypes: readonly VehicleType[] = []): Dock[] =>
  Array.from({ length: count }, (_, n) => ({
    code: `${letter}${n + 1}`,
    name: `Doca ${letter}${n + 1}`,
    vehicleTypes: [...vehicleTypes],
    trailerTypes: [],
    active: true,
    hours: [],
  }))
const workdays = [1, 2, 3, 4, 5]
const morning = (from: number, to: number, seats: number) =>
  workdays.flatMap((day) => Array.from({ length: to - from }, (_, n) => ({ day, hour: from + n, seats })))
const slots = { ...usualGateSettings.slots, capacity: morning(6, 18, 2) }
const small: readonly VehicleType[] = ['VUC', 'VLC', 'TRES_QUARTO', 'TOCO', 'TRUCK']

/** The first shipper's gates by their places: each works in another way. */
const settings: Readonly<Record<string, Partial<GateSettings>>> = {
  extrema: { enableExpedition: true, docks: [...docks('A', 5), ...docks('B', 2, small)], slots, queueRule: 'SLOT' },
  guarulhos: { docks: docks('G', 6), queueRule: 'PRIORITY' },
  // Trucks enter without being called.
  betim: { steps: { requestInbound: false, inbound: true, startFinish: true }, docks: docks('F', 6), nameShown: 'INITIAL' },
  paulinia: { enableExpedition: true, docks: docks('P', 6), detention: { ...usualGateSettings.detention, excessOnly: true } },
  // Only arrivals, entries and exits are registered.
  rondonopolis: { steps: { requestInbound: false, inbound: true, startFinish: false } },
}
/** Where questions are asked. */
const asking: readonly string[] = ['extrema', 'guarulhos']

export type DemoGate = { readonly place: DemoPlace; readonly settings: GateSettings }
export const demoGates: readonly DemoGate[] = Object.entries(settings).map(([key, own]) => ({
  place: book.places.find((place) => place.key === key)!,
  settings: {
    ...usualGateSettings,
    checklists: { entry: asking.includes(key), exit: asking.includes(key) },
    ...own,
    active: true,
  },
}))
/** The gate whose queue the demo begins with; people who sign in at the gate or at its docks work there. */
export const busyGate: DemoGate = demoGates[0]!
export const askingGateIds = demoGates.filter(({ settings: { checklists } }) => checklists.entry).map(({ place }) => place.id)

const byPlace = new Map(demoGates.map((gate) => [gate.place.id, gate]))
/** Undefined: the place is no gate, and drivers report their collects themselves. */
export const gateAt = (placeId: string): DemoGate | undefined => byPlace.get(placeId)

export const gateSteps = (seed: string, at: string): readonly ScenarioStep[] =>
  demoGates.map(({ place: { id }, settings: form }) => ({
    module: 'place',
    command: { type: 'ConfigureGate', data: { id, ...form } },
    by: actorNamed('admin'),
    key: `${seed}/gate/${id}`,
    at,
  }))
