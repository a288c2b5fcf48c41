import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { shipperA } from '../identity/demo-ids.ts'
import { demoUsers } from '../identity/demo-users.ts'
import type { DataStores } from '../kit/data.ts'
import { actorNamed, registrarFor } from './actors.ts'
import { blockSteps } from './blocks.ts'
import { canhotosFrom, VARIANTS } from './canhoto/canhotos.ts'
import { carriedLoad } from './carried-loads.ts'
import { relationSteps } from './carrier-relations.ts'
import { seedDedicated } from './dedicated.ts'
import { documentSteps } from './documents.ts'
import { evaluationFormSteps } from './evaluation-forms.ts'
import { seedImports } from './imports/seed-imports.ts'
import { incidentsOf } from './incidents.ts'
import { formOfOrders, launchOfOrders, withOrders } from './launch-of-orders.ts'
import type { LoadScript } from './load-script.ts'
import { operatorSteps } from './operator-loads.ts'
import { checkPendencies, withPendencies } from './pendencies.ts'
import { pendencyTypeSteps } from './pendency-cases.ts'
import { DAYS, planOf } from './plan.ts'
import { type Hiring, questionedHirings } from './questioned-hirings.ts'
import { readInboxes } from './read-inboxes.ts'
import { registers } from './registers.ts'
import { riskRuleSteps } from './risk-rules.ts'
import { scenario } from './scenario.ts'
import { DAY, iso, PROGRAM, type ReadStream } from './script/lines.ts'
import type { ReceiptPhoto } from './script/receipt-photo.ts'
import { seedOrders } from './seed-orders.ts'
import { type ShipperData, shipperData } from './shipper-data.ts'
import { ALL_LOADS } from './status-plan.ts'
import { tieSteps } from './ties.ts'
import { timedKey } from './timed-key.ts'
import { alertSteps } from './yard/check-alerts.ts'
import { checklistSteps, demoQuestions } from './yard/checklist.ts'
import { withDocks } from './yard/docks.ts'
import { gateSteps } from './yard/gates.ts'
import { walkInStep } from './yard/walk-in.ts'

export type Seeding = {
  readonly data: Pick<DataStores, 'events' | 'files' | 'timers' | 'attempts'>
  /** When the demo's ninety days end, ISO 8601 UTC: the time of the first start. */
  readonly today: string
  readonly seed?: string
  /** The approximate number of loads; 1,500 when absent. */
  readonly loads?: number
  /** Called with the progress, from 0 to 1. */
  readonly progress?: (share: number) => void
}

/** Names of the hands and lights of receipts. */
const variants = Array.from({ length: VARIANTS }, (_, index) => String(index))
type StorePhotos = (book: ShipperData, at: number, photos: readonly ReceiptPhoto[]) => Promise<void>

const ofFirstShipper = shipperData.find(({ shipper }) => shipper.id === shipperA)!
/** Small demos have no dedicated fleet. */
const ENOUGH = 0.2
/** Milliseconds of scripts that run concurrently before the next interval begins: the longer, the more appends share a commit. */
const WEEK = 7 * DAY

/**
 * Fills an empty log with the demo, by commands executed at a clock of their own. Answers false and changes
 * nothing when the log has events; throws when an earlier seed was interrupted.
 */
export const seedDemo = async ({ data, today, seed = 'embarca', loads, progress = () => {} }: Seeding): Promise<boolean> => {
  if ((await data.events.head()) !== BEFORE_ALL) {
    if (!(await data.timers.isNew()) && (await data.timers.reached()) === BEFORE_ALL)
      throw new Error('The demo was not finished by an earlier start, and nothing but the demo was recorded: npm run reset')
    return false
  }
  // Distinguishes an interrupted seed from lost deadlines.
  await data.timers.reach(BEFORE_ALL)
  const now = Date.parse(today)
  const { perform, readStream } = scenario(data, today, demoQuestions)

  const draw = canhotosFrom(seed)
  const store: StorePhotos = async ({ shipper }, at, photos) => {
    for (const { fileId, name, variant, texts } of photos)
      await data.files.put({ fileId, shipperId: shipper.id, name, type: 'image/png', at: iso(at), by: 'embarca' }, draw(variant, texts))
  }
  const founded = iso(now - (DAYS + 2) * DAY)
  await Promise.all(
    registers.map(({ kind, shipperId, fields }) =>
      perform({
        module: kind,
        command: { type: 'Register', data: fields },
        by: registrarFor(shipperId),
        key: `${seed}/${kind}/${fields.id}`,
        at: founded,
      }),
    ),
  )

  for (const step of gateSteps(seed, founded)) await perform(step)
  for (const step of checklistSteps(seed, founded)) await perform(step)
  for (const step of evaluationFormSteps(seed, founded)) await perform(step)
  for (const step of pendencyTypeSteps(seed, founded)) await perform(step)
  const share = (loads ?? ALL_LOADS) / ALL_LOADS
  const plan = withOrders(seed, now, planOf(seed, now, loads, variants))
  const scripts = withDocks(withPendencies(seed, now, plan, share)).map((script) => ({
    ...script,
    ...performer(script, seed, perform, readStream, store),
  }))
  const usual = scripts.filter(({ isOfOperator }) => !isOfOperator)
  const first = now - (DAYS + 1) * DAY
  for (let until = first; until < now + WEEK; until += WEEK) {
    await Promise.all(usual.map(({ performUntil }) => performUntil(until)))
    progress((until - first) / (now + WEEK - first))
  }
  await checkPendencies(seed, today, usual, { perform, readStream })
  const carried = usual.flatMap((script) => carriedLoad(script, script.loadId()))
  await Promise.all(
    incidentsOf(seed, today, carried, share).map(async ({ opening, next }) => {
      const stream = await perform(opening)
      for (const step of next(stream.slice('incident-'.length))) await perform(step)
    }),
  )
  await seedOrders(perform, { seed, now, book: ofFirstShipper, share })
  if (share >= ENOUGH) {
    const play = async (script: Parameters<typeof performer>[0]) => {
      const { performUntil, loadId } = performer(script, seed, perform, readStream, store)
      await performUntil(now)
      return loadId()
    }
    await seedDedicated({ seed, now, book: ofFirstShipper, images: variants, perform, readStream, play })
  }
  await seedImports({ seed, now, book: ofFirstShipper, files: data.files, perform })
  for (const step of documentSteps(seed, today)) await perform(step)
  for (const step of relationSteps(seed, today)) await perform(step)
  for (const step of operatorSteps(seed, today)) await perform(step)
  for (const { isOfOperator, performUntil } of scripts) if (isOfOperator) await performUntil(now)
  for (const step of tieSteps(seed, today)) await perform(step)
  for (const step of blockSteps(seed, today)) await perform(step)
  const hirings = usual.flatMap(({ book, lines, loadId }) => uncollected(book, lines, loadId()))
  for (const step of questionedHirings(seed, today, hirings)) await perform(step)
  for (const step of riskRuleSteps(seed, today)) await perform(step)
  await perform(walkInStep(seed, today))
  for (const step of alertSteps(seed, today, scripts)) await perform(step)
  await Promise.all(readInboxes(seed, today).map(perform))
  await data.timers.reach(await data.events.head())
  return true
}

/** Runs one load's script, each time up to a moment. */
const performer = (
  { book, number, lines, isOfOrders }: LoadScript,
  seed: string,
  perform: ReturnType<typeof scenario>['perform'],
  readStream: ReadStream,
  store: StorePhotos,
) => {
  let next = 0
  let loadId = ''
  const performUntil = async (until: number) => {
    for (let line = lines[next]; line && line.at <= until; line = lines[++next]) {
      const { at, by, module, ask, photos, performed } = line
      if (photos) await store(book, at, photos(loadId, number))
      const key = next === 0 ? timedKey(`${seed}/${book.shipper.id}/${number}`, at) : `${seed}/${loadId}/${next}`
      const actor = by === PROGRAM ? { program: book.shipper.id } : actorNamed(by)
      const command = await ask(loadId, number, readStream)
      const form = next === 0 && isOfOrders ? formOfOrders(command) : undefined
      const stream = form
        ? await launchOfOrders(perform, { form, book, by, at, key })
        : await perform({ module, command, by: actor, key, at: iso(at) })
      if (next === 0) loadId = stream.slice('load-'.length)
      performed?.()
    }
  }
  return { performUntil, loadId: () => loadId }
}

const uncollectedStatuses: readonly (LoadStatus | undefined)[] = ['WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE']
/** The crew of a load of the first shipper that is bound and not collected; not of a carrier whose people's logins are printed. */
const uncollected = ({ shipper }: ShipperData, lines: LoadScript['lines'], loadId: string): readonly Hiring[] => {
  const { reaches } = lines.findLast((line) => line.reaches) ?? {}
  const { binds } = lines.findLast((line) => line.binds) ?? {}
  if (shipper.id !== shipperA || !binds || !uncollectedStatuses.includes(reaches)) return []
  return isPrinted(binds.driverId) ? [] : [{ loadId, ...binds }]
}
const isPrinted = (driverId: string) => {
  const transporterId = demoUsers.find((user) => user.driverId === driverId)?.transporterId
  return demoUsers.some((user) => user.transporterId === transporterId && user.printed)
}
