import { columnOf, type LoadStatus } from '@embarca/contracts/load/codes.ts'
import { shipperA } from '../identity/demo-ids.ts'
import { fold } from '../kit/fold.ts'
import { pendenciesFold, streamOfPendencies } from '../pendency/index.ts'
import { actorNamed } from './actors.ts'
import { drivers } from './fleet.ts'
import type { LoadScript } from './load-script.ts'
import { type PendencyCase, pendencyCases, pendencyTexts, type ReportedType, stoppedBy } from './pendency-cases.ts'
import { randomFrom } from './random.ts'
import type { ScenarioStep } from './scenario.ts'
import { HOUR, MINUTE, PROGRAM, type ReadStream, type ScriptLine } from './script/lines.ts'
import { loginOf } from './script/personas.ts'

/** Below this share of the whole demo no load is stopped: tests need each of the few to go on. */
const LEAST_TO_STOP = 0.2

/** The scripts with pendencies of the first shipper's loads: reported while a load is carried, settled later or not. */
export const withPendencies = (seed: string, now: number, scripts: readonly LoadScript[], share: number): readonly LoadScript[] => {
  const added = new Map<LoadScript, readonly ScriptLine[]>()
  const candidates = scripts.filter(isReportedOn)
  for (const [index, one] of pendencyCases.entries()) {
    const random = randomFrom(`${seed}/pendency/${index}`)
    const settled = random.wholeNumber(2, 30) * HOUR
    const suited = candidates.filter((script) => !added.has(script) && isSuited(script, one, settled, now, share))
    const stopped = suited.filter((script) => one.ending === 'open' && isStopped(script, one.type))
    const script = stopped.length || suited.length ? random.pick(stopped.length ? stopped : suited) : undefined
    if (script) added.set(script, linesOf(script, one, settled, now))
  }
  return scripts.map((script) => {
    const lines = added.get(script)
    return lines ? { ...script, lines: [...script.lines, ...lines].sort((a, b) => a.at - b.at) } : script
  })
}

const isReportedOn = ({ book, lines, isOfOperator }: LoadScript) =>
  book.shipper.id === shipperA && !isOfOperator && !lines.some(({ module }) => module === 'lot')

const reached = ({ lines }: LoadScript, status: LoadStatus) => lines.findLast(({ reaches }) => reaches === status)?.at
const statusOf = ({ lines }: LoadScript) => lines.findLast(({ reaches }) => reaches)?.reaches
const isOfDriver = (type: ReportedType) => type === 11 || type === 12

/** From when on its reporter sees the load, and until when there is something to report. */
const periodOf = (script: LoadScript, type: ReportedType, now: number): readonly [number, number] | undefined => {
  const delivered = reached(script, 'DELIVERED')
  if (type === 6) return delivered === undefined ? undefined : [delivered, reached(script, 'FINISHED') ?? now]
  const bound = script.lines.findLast(({ binds }) => binds)?.at
  const from = isOfDriver(type) ? reached(script, 'LINKED_TO_DRIVER_VEHICLE') : bound
  return from === undefined || bound === undefined ? undefined : [from, delivered ?? now]
}
const openedAt = (script: LoadScript, { age, ending }: PendencyCase, now: number) =>
  ending === 'canceled' ? (reached(script, 'CANCELED') ?? 0) - MINUTE : now - age

/** A status that a pendency stops is still to come. */
const isStopped = (script: LoadScript, type: ReportedType) => stoppedBy(type).some((status) => reached(script, status) === undefined)
const ended: readonly (LoadStatus | undefined)[] = ['CANCELED', 'EXPIRED']

const isSuited = (script: LoadScript, one: PendencyCase, settled: number, now: number, share: number): boolean => {
  const { type, ending } = one
  const status = statusOf(script)
  if (ending === 'canceled' ? status !== 'CANCELED' : ended.includes(status)) return false
  // What is being collected is left to people and to the simulator.
  if (status === 'IN_COLLECT') return false
  const period = periodOf(script, type, now)
  const at = openedAt(script, one, now)
  if (!period || at <= period[0] || at >= period[1]) return false
  if (ending === 'canceled') return true
  const until = ending === 'open' ? now : at + settled + MINUTE
  if (stoppedBy(type).some((stopped) => script.lines.some((line) => line.reaches === stopped && line.at > at && line.at <= until)))
    return false
  return ending !== 'open' || share >= LEAST_TO_STOP || !isStopped(script, type)
}

const linesOf = (script: LoadScript, one: PendencyCase, settled: number, now: number): readonly ScriptLine[] => {
  const { type, ending } = one
  const { report, settled: why, disposed } = pendencyTexts[type]
  const staff = script.book.username.operator
  const at = openedAt(script, one, now)
  const line = (when: number, by: string, ask: ScriptLine['ask']): ScriptLine => ({ at: when, by, module: 'pendency', ask })
  const opening = line(at, reporterOf(script, type), (loadId) =>
    type < 8
      ? { type: 'OpenPendency', data: { id: loadId, typeId: String(type), observation: report } }
      : { type: 'ReportPendency', data: { loadId, pendingTypeId: String(type), observation: report } },
  )
  const onOne =
    (command: string, data: object = {}): ScriptLine['ask'] =>
    async (loadId, _, readStream) => {
      const { pendencyId: id, status } = await pendencyOf(loadId, type, readStream)
      // A rule may have resolved it meanwhile: then it is only looked at.
      return status === 'OPEN' ? { type: command, data: { id, ...data } } : { type: 'ViewPendency', data: { id } }
    }
  const view = line(at + HOUR, staff, onOne('ViewPendency'))
  const settling = { resolved: ['ResolvePendency', why], disposed: ['DisposePendency', disposed], open: undefined, canceled: undefined }[
    ending
  ]
  return [
    opening,
    ...(ending !== 'canceled' && view.at < now && type % 2 === 0 ? [view] : []),
    ...(settling ? [line(at + settled, staff, onOne(settling[0]!, { observation: settling[1] }))] : []),
  ]
}

const reporterOf = ({ lines }: LoadScript, type: ReportedType): string => {
  if (type < 8) return PROGRAM
  const driverId = lines.findLast(({ binds }) => binds)?.binds?.driverId ?? ''
  return loginOf(isOfDriver(type) ? driverId : drivers.find(({ id }) => id === driverId)!.transporterId)
}
const pendenciesOf = async (loadId: string, readStream: ReadStream) =>
  Object.values(fold(pendenciesFold, await readStream(streamOfPendencies(loadId))).pendencies)
/** The load's pendency of the type; there is one. */
const pendencyOf = async (loadId: string, type: ReportedType, readStream: ReadStream) =>
  (await pendenciesOf(loadId, readStream)).find(({ typeId }) => typeId === String(type))!

type Perform = (step: ScenarioStep) => Promise<unknown>
/** The types that rules open by the load's dates. */
const dated: readonly string[] = ['1', '2', '3']
/**
 * Rules look at every load on its way at the demo's end: timers of moments before it never ran. Of what they find, staff disposes of
 * one in six.
 */
export const checkPendencies = async (
  seed: string,
  today: string,
  scripts: readonly (LoadScript & { readonly loadId: () => string })[],
  { perform, readStream }: { readonly perform: Perform; readonly readStream: ReadStream },
): Promise<void> => {
  const underway = scripts.filter((script) => columnOf(statusOf(script) ?? 'DRAFT') === 'IN_PROGRESS')
  const check = async ({ book, loadId: idOf }: (typeof underway)[number], index: number) => {
    const id = idOf()
    const step = (type: string, data: object, by: ScenarioStep['by']): ScenarioStep => ({
      ...{ module: 'pendency', command: { type, data }, by, at: today },
      key: `${seed}/check/${id}/${type}`,
    })
    await perform(step('CheckPendencies', { id, typeIds: dated }, { program: book.shipper.id }))
    const open = (await pendenciesOf(id, readStream)).find(({ typeId, status }) => dated.includes(typeId) && status === 'OPEN')
    if (index % 6 === 0 && open)
      await perform(
        step(
          'DisposePendency',
          { id: open.pendencyId, observation: 'Combinado com a transportadora.' },
          actorNamed(book.username.operator),
        ),
      )
  }
  await Promise.all(underway.map(check))
}
