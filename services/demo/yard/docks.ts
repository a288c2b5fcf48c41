import type { LoadScript } from '../load-script.ts'
import type { DockLine, ScriptLine } from '../script/lines.ts'

type Stand = DockLine['stand']
type Period = { readonly stand: Stand; readonly from: number; readonly to: number }
/** Who stands at a dock, and until when; `freed` is resolved when the truck has gone. */
type Standing = { readonly to: number; readonly freed: Promise<void> }
type Place = { readonly dock: string; readonly before: Promise<unknown>; readonly leave: () => void }

const periodsOf = ({ lines }: LoadScript): readonly Period[] =>
  lines.flatMap(({ at, dock }) => {
    if (dock?.is !== 'taken') return []
    const freed = lines.find((other) => other.dock?.is === 'freed' && other.dock.stand === dock.stand)
    return [{ stand: dock.stand, from: at, to: freed?.at ?? Number.POSITIVE_INFINITY }]
  })

const fits = ({ gate, vehicle }: Stand) =>
  gate.settings.docks.filter(({ vehicleTypes }) => vehicleTypes.length === 0 || vehicleTypes.includes(vehicle.vehicleType))

/**
 * The scripts with a dock for each truck: one truck at a time. Scripts of one week are performed concurrently, so that a truck waits until
 * the one before it at its dock was performed, too.
 */
export const withDocks = (scripts: readonly LoadScript[]): readonly LoadScript[] => {
  const standing = new Map<string, Standing>()
  const places = new Map<Stand, Place>()
  // Scripts of operators are performed after all others.
  const staysOf = (isOfOperator: boolean) =>
    scripts
      .filter((script) => (script.isOfOperator === true) === isOfOperator)
      .flatMap(periodsOf)
      .sort((a, b) => a.from - b.from)
  for (const { stand, from, to } of [...staysOf(false), ...staysOf(true)]) {
    const at = (code: string) => `${stand.gate.place.id}/${code}`
    const free = fits(stand).find(({ code }) => (standing.get(at(code))?.to ?? 0) < from)
    if (!free) throw new Error(`No dock of ${stand.gate.place.name} is free at ${new Date(from).toISOString()}`)
    let leave = () => {}
    const freed = new Promise<void>((resolve) => {
      leave = resolve
    })
    places.set(stand, { dock: free.code, before: standing.get(at(free.code))?.freed ?? Promise.resolve(), leave })
    standing.set(at(free.code), { to, freed })
  }
  return scripts.map((script) => ({ ...script, lines: script.lines.map((line) => placed(line, places)) }))
}

const placed = (line: ScriptLine, places: ReadonlyMap<Stand, Place>): ScriptLine => {
  const place = line.dock && places.get(line.dock.stand)
  if (!place) return line
  if (line.dock?.is === 'freed') return { ...line, performed: place.leave }
  return {
    ...line,
    ask: async (...named) => {
      await place.before
      const command = await line.ask(...named)
      return { ...command, data: { ...command.data, dock: place.dock } }
    },
  }
}
