import { allReports, scopeOf } from '@embarca/projections/all.ts'
import type { Logger } from 'pino'
import { type ReportJobsSetting, reportJobs } from './document-export/report-jobs.ts'
import type { Data } from './kit/data.ts'
import { isoNow as now } from './kit/now.ts'
import { reactor } from './kit/react.ts'
import { rebuildDeadlines } from './kit/rebuild-deadlines.ts'
import type { Run } from './kit/run.ts'
import { modules, reactions } from './modules.ts'
import type { Running, Stores } from './stores/stores.ts'

type Setting = Pick<Stores, 'data' | 'alone'> &
  Pick<ReportJobsSetting, 'onProgress' | 'days'> & { readonly data: Data; readonly run: Run; readonly log: Logger }

/** What happens by itself: facts ask for commands, deadlines come, reports are made. Each in one process at a time. */
export const startBackground = async ({ data, alone, run, onProgress, days, log }: Setting): Promise<readonly Running[]> => {
  const reacting = async () => {
    const reacts = reactor({
      store: data.events,
      timers: data.timers,
      run,
      modules,
      tables: reactions,
      now,
      park: ({ error }) => log.error({ err: error }, 'a reaction was set aside'),
    })
    await rebuildDeadlines({ store: data.events, timers: data.timers, tables: reactions })
    await reacts.start(data.feed)
    return reacts
  }
  const exporting = async () => {
    const onError = (report: string, err: unknown) => log.error({ report, err }, 'a report could not be made')
    const jobs = reportJobs({ data, scopeOf, run, now, makers: allReports, onProgress, days, onError })
    await jobs.start()
    return jobs
  }
  return [await alone('reactions', reacting), await alone('reports', exporting)]
}
