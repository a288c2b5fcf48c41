import { allReports, scopeOf } from '@embarca/projections/all.ts'
import type { Logger } from 'pino'
import { adoptRelations } from './adopt-relations.ts'
import { type ReportJobsSetting, reportJobs } from './document-export/report-jobs.ts'
import { importJobs } from './document-import/import-jobs.ts'
import { followBlocks, type Review } from './follow-blocks.ts'
import { followChecks } from './follow-checks.ts'
import type { DataStores } from './kit/data.ts'
import type { Mail } from './kit/mail.ts'
import type { Messages } from './kit/messages.ts'
import { isoNow as now } from './kit/now.ts'
import type { OutsideSources } from './kit/outside-checks.ts'
import { reactor } from './kit/react.ts'
import { rebuildDeadlines } from './kit/rebuild-deadlines.ts'
import type { Run } from './kit/run.ts'
import { programFor } from './kit/scope.ts'
import type { WebPush } from './kit/web-push.ts'
import { mailNotices } from './mail-notices.ts'
import { messageLinks } from './message-links.ts'
import { modules, reactions } from './modules.ts'
import { pushNoticesTo } from './push-notices.ts'
import type { Stoppable, Stores } from './stores/stores.ts'

type Setting = Pick<Stores, 'data' | 'exclusively' | 'answerRetries'> &
  Pick<ReportJobsSetting, 'onProgress' | 'days'> & {
    readonly data: DataStores
    readonly run: Run
    readonly log: Logger
    readonly mail: Mail
    readonly push: WebPush
    readonly messages: Messages
    readonly publicUrl: string
    readonly sources: OutsideSources
    readonly isProduction: boolean
  }
export type Background = Stoppable & {
  /** Milliseconds for which reactions or deadlines of this process have been waiting for a store that is away. */
  waiting(): number
}

/** Starts the background work: reactions to events, deadlines and reports. Each runs in one process at a time. */
export const startBackground = async (setting: Setting): Promise<Background> => {
  const { data, exclusively, answerRetries, run, sources, onProgress, days, log, mail, push, messages, publicUrl, isProduction } = setting
  let waiting = () => 0
  const reacting = async () => {
    const reacts = reactor({
      store: data.events,
      timers: data.timers,
      deadLetters: data.deadLetters,
      run,
      modules,
      tables: reactions,
      now,
      alarm: ({ id, key, command, reason }) => log.error({ id, key, command, reason }, 'set aside as a dead letter: see dead-letters.js'),
      away: (err) => log.warn({ err }, 'reactions and deadlines wait for a store'),
    })
    await rebuildDeadlines({ store: data.events, timers: data.timers, tables: reactions })
    await reacts.start(data.feed)
    waiting = reacts.waiting
    const adopted = adoptRelations({ views: data.views, run }).catch((err: unknown) =>
      log.error({ err }, 'carriers of an older log were not adopted'),
    )
    const answering = answerRetries?.(async (keys) => {
      for (const key of keys) await data.deadLetters.askRetry(key)
      await reacts.retry()
      return (await Promise.all(keys.map(data.deadLetters.of))).flat()
    })
    return {
      stop: async () => {
        waiting = () => 0
        await reacts.stop()
        await adopted
        await answering?.stop()
      },
    }
  }
  const exporting = async () => {
    const onError = (report: string, err: unknown) => log.error({ report, err }, 'a report could not be made')
    const jobs = reportJobs({ data, scopeOf, run, now, makers: allReports, onProgress, days, onError })
    await jobs.start()
    return jobs
  }
  const importing = async () => {
    const onError = (order: string, err: unknown) => log.error({ import: order, err }, 'an import could not be run')
    const jobs = importJobs({ data, scopeOf, run, now, isProduction, onError })
    await jobs.start()
    return jobs
  }
  const following = async () => {
    const review: Review = ({ loadId, shipperId, key }) =>
      run(modules.load, { type: 'ReviewHiring', data: { id: loadId } }, { by: programFor(shipperId), key, asProgram: true })
    return followBlocks({ feed: data.feed, events: data.events, views: data.views, review })
  }
  const { feed, events, views } = data
  const refused = (err: unknown) => log.warn({ err }, 'a notice was not accepted by the mail service')
  const mailing = () => mailNotices({ feed, events, views, run, mail, publicUrl, now, refused })
  const unsent = (err: unknown) => log.warn({ err }, 'a link was not accepted by the message provider')
  const messaging = () => messageLinks({ feed, events, views, run, messages, publicUrl, now, refused: unsent })
  const unpushed = (err: unknown) => log.warn({ err }, 'a push service did not take a notice')
  const pushing = () => pushNoticesTo({ feed, events, views, run, push, now, failed: unpushed })
  const away = (err: unknown) => log.warn({ err }, 'a source outside did not answer about a carrier or crew')
  const checking = () => followChecks({ feed, events, views, run, sources, away })
  const running = [
    await exclusively('reactions', reacting),
    await exclusively('reports', exporting),
    await exclusively('imports', importing),
    await exclusively('blocks', following),
    await exclusively('checks', checking),
    // Without a mail server nothing is sent, and the outbox does not fill with what nobody reads.
    ...(mail.channel === 'MAIL' ? [await exclusively('mails', mailing)] : []),
    // Without a provider nobody is written to.
    ...(messages.channel === 'MESSAGES' ? [await exclusively('messages', messaging)] : []),
    ...(push.channel === 'WEB_PUSH' ? [await exclusively('pushes', pushing)] : []),
  ]
  return {
    waiting: () => waiting(),
    stop: async () => {
      for (const { stop } of running.reverse()) await stop()
    },
  }
}
