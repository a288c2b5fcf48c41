import type { Dock, GateSettings } from '@embarca/contracts/gate/settings.ts'
import { type AlertCode, alertCodes } from '@embarca/contracts/gate/settings-codes.ts'
import { dayText } from '@embarca/contracts/kit/days.ts'

export type HoursText = { readonly days: readonly number[]; readonly from: string; readonly to: string }
export type DockText = Omit<Dock, 'hours'> & { readonly hours: readonly HoursText[] }
/** A gate's settings as its form holds them; numbers as they are typed, `capacity` by `weekday-hour`. */
export type GateText = Omit<
  GateSettings,
  'steps' | 'docks' | 'hours' | 'slots' | 'deadlines' | 'integrationDays' | 'checklists' | 'calls' | 'detention'
> &
  GateSettings['steps'] & {
    readonly docks: readonly DockText[]
    readonly hours: readonly HoursText[]
    readonly slotLength: string
    readonly leadMinutes: string
    readonly graceMinutes: string
    readonly capacity: Readonly<Record<string, string>>
    /** `DD/MM/YYYY`. */
    readonly blockedDays: readonly string[]
    readonly deadlines: Readonly<Record<AlertCode, string>>
    readonly integrationDays: string
    readonly checklistEntry: boolean
    readonly checklistExit: boolean
    readonly repeats: string
    readonly unansweredMinutes: string
    readonly excessOnly: boolean
    readonly byMinute: boolean
    readonly freeHours: string
    readonly rate: number | undefined
  }

const asText = (value: number | undefined) => (value === undefined ? '' : String(value))

export const gateText = (settings: GateSettings): GateText => {
  const { steps, slots, deadlines, integrationDays, checklists, calls, detention, ...same } = settings
  return {
    ...same,
    ...steps,
    slotLength: asText(slots.length),
    leadMinutes: asText(slots.leadMinutes),
    graceMinutes: asText(slots.graceMinutes),
    capacity: Object.fromEntries(slots.capacity.map(({ day, hour, seats }) => [`${day}-${hour}`, String(seats)])),
    blockedDays: slots.blockedDays.map(dayText),
    deadlines: Object.fromEntries(alertCodes.map((code) => [code, asText(deadlines[code])])) as Record<AlertCode, string>,
    integrationDays: asText(integrationDays),
    checklistEntry: checklists.entry,
    checklistExit: checklists.exit,
    repeats: asText(calls.repeats),
    unansweredMinutes: asText(calls.unansweredMinutes),
    excessOnly: detention.excessOnly,
    byMinute: detention.byMinute,
    freeHours: asText(detention.freeHours),
    rate: detention.rate,
  }
}

const isoDay = (text: string) => text.split('/').reverse().join('-')
const given = (text: string) => text.trim() !== ''

/** The settings that a form without errors says. */
export const gateInput = (text: GateText): GateSettings => ({
  active: text.active,
  enableExpedition: text.enableExpedition,
  steps: { requestInbound: text.requestInbound, inbound: text.inbound, startFinish: text.startFinish },
  docks: text.docks.map((dock) => ({ ...dock, code: dock.code.trim(), name: dock.name.trim(), hours: hoursInput(dock.hours) })),
  hours: hoursInput(text.hours),
  slots: {
    length: Number(text.slotLength),
    capacity: Object.entries(text.capacity)
      .filter(([, seats]) => Number(seats) > 0)
      .map(([at, seats]) => {
        const [day, hour] = at.split('-').map(Number) as [number, number]
        return { day, hour, seats: Number(seats) }
      })
      .sort((a, b) => a.day - b.day || a.hour - b.hour),
    blockedDays: text.blockedDays.filter(given).map(isoDay),
    leadMinutes: Number(text.leadMinutes),
    graceMinutes: Number(text.graceMinutes),
  },
  queueRule: text.queueRule,
  deadlines: Object.fromEntries(
    alertCodes.filter((code) => given(text.deadlines[code])).map((code) => [code, Number(text.deadlines[code])]),
  ),
  ...(given(text.integrationDays) && { integrationDays: Number(text.integrationDays) }),
  checklists: { entry: text.checklistEntry, exit: text.checklistExit },
  nameShown: text.nameShown,
  calls: { repeats: Number(text.repeats), unansweredMinutes: Number(text.unansweredMinutes) },
  detention: {
    excessOnly: text.excessOnly,
    byMinute: text.byMinute,
    freeHours: Number(text.freeHours),
    ...(text.rate !== undefined && { rate: text.rate }),
  },
})

const hoursInput = (hours: readonly HoursText[]): GateSettings['hours'] =>
  hours.map(({ days, from, to }) => ({ days: [...days], from, to }))
