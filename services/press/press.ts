import type { Actor } from '@embarca/contracts/kit/event.ts'
import { fileOfReport, MOST_WAITING, type ReportFailure, streamOfReport } from '@embarca/contracts/report/codes.ts'
import type { ReportTold } from '@embarca/contracts/report/routes.ts'
import type { Listening } from '@embarca/projections/kit/feed.ts'
import type { Scope } from '@embarca/projections/kit/projector.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import type { Data } from '../kit/data.ts'
import { fold } from '../kit/decider.ts'
import { growing, patience as patienceOf, Stopped } from '../kit/patience.ts'
import type { Run } from '../kit/run.ts'
import { programFor } from '../kit/scope.ts'
import { reportDecider, reports } from '../report/index.ts'
import { fairQueue } from './fair-queue.ts'
import { removeOld } from './keeping.ts'
import { type Making, make, type Started } from './make.ts'

export type PressSetting = Pick<Making, 'makers' | 'now' | 'tell'> & {
  readonly data: Pick<Data, 'events' | 'feed' | 'views' | 'files'>
  readonly scopeOf: (view: string) => Scope
  readonly run: Run
  /** For so many days a file is kept. */
  readonly days: number
  readonly failed?: (reportId: string, error: unknown) => void
}
export type Press = { start(): Promise<void>; stop(): Promise<void> }

const AT_ONCE = 2
/** For so many hours a report that was cut short is taken up again. */
const TAKEN_UP = 6
const HOUR = 3_600_000
/** So often, and at every start, what was kept long enough is looked for. */
const LOOK = 6 * HOUR
const PAGE = 100

/** Between two tries while a store is away: each makes the file again. */
const whileAway = growing(1_000, 60_000)

/**
 * Makes files of the reports that are asked for, in the background. What a stop or a crash cut short is begun anew at the next start;
 * a file stands under its name whole or not at all.
 */
export const pressOf = ({ data, scopeOf, run, days, makers, now, tell, failed = () => {} }: PressSetting): Press => {
  const { events, feed, views, files } = data
  const making: Making = { makers, files, now, tell, viewsFor: (by: Actor) => scoped(views, scopeOf, by) }
  const known = new Set<string>()
  const patience = patienceOf((error) => failed('', error), whileAway)
  let stopped = false
  let listening: Listening | undefined
  let looking: NodeJS.Timeout | undefined

  const say = (command: ReportTold, { by: { shipperId }, id, correlationId }: Started) =>
    run(reports, command, { by: programFor(shipperId), key: `${id}-${command.type}`, causationId: id, correlationId, asProgram: true })
  const fail = (started: Started, why: ReportFailure) => say({ type: 'FailReport', data: { id: started.data.reportId, why } }, started)
  const check = () => {
    if (stopped) throw new Stopped('stopped')
  }

  const queue = fairQueue<Started>(AT_ONCE, MOST_WAITING, async (started) => {
    const { reportId } = started.data
    try {
      // That the disk is full is no fault of the report.
      await patience.while(async () => (isLate(started) ? fail(started, 'INTERRUPTED') : say(await make(started, making, check), started)))
    } catch (error) {
      if (error instanceof Stopped) return
      failed(reportId, error)
      await patience.while(() => fail(started, 'BROKEN')).catch((worse) => failed(reportId, worse))
    } finally {
      known.delete(reportId)
    }
  })

  const isLate = ({ recordedAt }: Started) => Date.parse(now()) - Date.parse(recordedAt) > TAKEN_UP * HOUR
  const take = async (reportId: string) => {
    if (known.has(reportId)) return
    known.add(reportId)
    try {
      if (await queued(reportId)) return
    } catch (error) {
      // Heard again, it is taken again.
      known.delete(reportId)
      throw error
    }
    known.delete(reportId)
  }
  /** Whether somebody will make it; otherwise it has ended, or does so here. */
  const queued = async (reportId: string): Promise<boolean> => {
    const stream = await events.read(streamOfReport(reportId))
    const started = stream[0] as Started | undefined
    if (!started || fold(reportDecider, stream).ended) return false
    const late = isLate(started)
    if (!late && queue.add(started.by.userId, started)) return true
    await fail(started, late ? 'INTERRUPTED' : 'TOO_MANY_REPORTS')
    return false
  }
  const takeUp = async () => {
    for (let after: string | undefined; ; ) {
      const ask = { where: { status: 'RUNNING' }, sort: ['startedAt', 'asc'], size: PAGE } as const
      const page = await views.page<{ id: string }>('report', { ...ask, ...(after !== undefined && { after }) })
      for (const { id } of page.items) await take(id)
      after = page.next
      if (!page.hasMore || after === undefined) return
    }
  }

  const remove = async (reportId: string) => {
    check()
    const started = (await events.read(streamOfReport(reportId)))[0] as Started | undefined
    if (!started) return
    await files.remove(started.by.shipperId, fileOfReport(reportId))
    await say({ type: 'RemoveReportFile', data: { id: reportId } }, started)
  }
  const tidy = () => removeOld({ views, days, now, remove }).catch((error) => error instanceof Stopped || failed('', error))

  return {
    start: async () => {
      const from = await views.seenTo()
      await takeUp()
      await tidy()
      looking = setInterval(tidy, LOOK).unref()
      const hear = async (facts: readonly { readonly data: unknown }[]) => {
        for (const { data } of facts) await take((data as Started['data']).reportId)
      }
      listening = await feed.listen('reports', from, hear, { types: ['ReportStarted'] })
    },
    stop: async () => {
      stopped = true
      patience.end()
      clearInterval(looking)
      await listening?.stop()
      await queue.stop()
    },
  }
}
