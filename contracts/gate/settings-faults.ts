import { gateSettingsTexts } from './settings.pt.ts'
import type { GateSettings } from './settings.ts'
import { trackingMinutes } from './settings-codes.ts'

/** What is wrong at a field, named by its path: `docks.2.code`. */
export type GateFault = { readonly field: string; readonly message: string }
type Hours = GateSettings['hours']

const texts = gateSettingsTexts.fault
const at = (field: string, message: string): GateFault => ({ field, message })

const hourFaults = (path: string, hours: Hours): readonly GateFault[] =>
  hours.flatMap(({ days, from, to }, i) => [
    ...(days.length === 0 ? [at(`${path}.${i}.days`, texts.NO_DAY)] : []),
    // 00:00 as the end is the day's own.
    ...(to !== '00:00' && to <= from ? [at(`${path}.${i}.to`, texts.HOURS_CROSSED)] : []),
  ])

const dockFaults = ({ active, steps, docks }: GateSettings): readonly GateFault[] => {
  const code = (i: number) => docks[i]!.code.toUpperCase()
  const isDouble = (i: number) => docks.slice(0, i).some((_, before) => code(before) === code(i))
  return [
    ...(active && steps.requestInbound && !docks.some((dock) => dock.active) ? [at('docks', texts.NO_DOCK)] : []),
    ...docks.flatMap((dock, i) => [
      ...(isDouble(i) ? [at(`docks.${i}.code`, texts.DOCK_TWICE)] : []),
      ...(dock.name.trim() === '' ? [at(`docks.${i}.name`, texts.DOCK_NAMELESS)] : []),
      ...hourFaults(`docks.${i}.hours`, dock.hours),
    ]),
  ]
}

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day
const slotFaults = ({ capacity, blockedDays }: GateSettings['slots']): readonly GateFault[] => {
  const isDouble = (i: number) => capacity.slice(0, i).some(({ day, hour }) => day === capacity[i]!.day && hour === capacity[i]!.hour)
  return [
    ...capacity.flatMap((_, i) => (isDouble(i) ? [at(`slots.capacity.${i}.hour`, texts.HOUR_TWICE)] : [])),
    ...blockedDays.flatMap((day, i) => (isDay(day) ? [] : [at(`slots.blockedDays.${i}`, texts.NO_SUCH_DAY)])),
  ]
}

/** What a gate's settings contradict; their shapes are checked already. */
export const gateFaults = (settings: GateSettings): readonly GateFault[] => {
  const { steps, hours, slots, deadlines } = settings
  const { WITHOUT_TRACKING: tracking } = deadlines
  return [
    ...(steps.requestInbound && !steps.inbound ? [at('steps.inbound', texts.CALL_WITHOUT_ENTRY)] : []),
    ...hourFaults('hours', hours),
    ...dockFaults(settings),
    ...slotFaults(slots),
    ...(tracking === undefined || trackingMinutes.some((minutes) => minutes === tracking)
      ? []
      : [at('deadlines.WITHOUT_TRACKING', texts.TRACKING_MINUTES)]),
  ]
}
