import type { ImportCommand } from '@embarca/contracts/import/run-routes.ts'
import { type ImportFailure, MOST_WAITING_IMPORTS, streamOfImport } from '@embarca/contracts/import/states.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { every } from '@embarca/projections/kit/every.ts'
import type { Scope } from '@embarca/projections/kit/projector.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import { importFold, imports } from '../import/index.ts'
import type { DataStores } from '../kit/data.ts'
import { fold } from '../kit/fold.ts'
import { type JobFailure, type JobKind, jobRunner } from '../kit/job-runner.ts'
import type { Run } from '../kit/run.ts'
import { programFor } from '../kit/scope.ts'
import { runImport } from './run-import.ts'
import type { StartedImport } from './started-import.ts'

type Setting = {
  readonly data: Pick<DataStores, 'events' | 'feed' | 'views' | 'files'>
  readonly scopeOf: (view: string) => Scope
  readonly run: Run
  readonly now: () => string
  readonly isProduction: boolean
  readonly onError: (importId: string, error: unknown) => void
}

const failures: Readonly<Record<JobFailure, ImportFailure>> = { BROKEN: 'BROKEN', INTERRUPTED: 'INTERRUPTED', TOO_MANY: 'TOO_MANY' }
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Days for which the files are kept as they were sent (`o28`). */
const KEPT_DAYS = 30
/** Milliseconds between two removals of old files; each start removes them too. */
const REMOVE_EVERY = 6 * HOUR
const RESUME_WITHIN_HOURS = 24
const PAGE = 100

type Where = NonNullable<Parameters<Views['page']>[1]['where']>
/** Ids of the imports that match a condition, the oldest first. */
async function* importIds(views: Pick<Views, 'page'>, where: Where): AsyncGenerator<string> {
  for (let after: string | undefined; ; ) {
    const page = await views.page<{ readonly id: string }>('import', {
      where,
      sort: ['startedAt', 'asc'],
      size: PAGE,
      ...(after !== undefined && { after }),
    })
    for (const { id } of page.items) yield id
    after = page.next
    if (!page.hasMore || after === undefined) return
  }
}

/** Runs the imports that planners start, two at once, and removes their files after a month. */
export const importJobs = ({ data, scopeOf, run, now, isProduction, onError }: Setting) => {
  const { events, feed, views, files } = data
  let stopped = false
  let removing: ReturnType<typeof every> | undefined

  const ask = (command: ImportCommand, { by: { shipperId }, id, correlationId }: StartedImport, purpose: string = command.type) =>
    run(imports, command, { by: programFor(shipperId), key: `${id}-${purpose}`, causationId: id, correlationId, asProgram: true })
  const kind: JobKind<StartedImport, never> = {
    name: 'imports',
    startedBy: 'ImportStarted',
    jobIdOf: ({ data: { importId } }) => importId,
    streamOf: streamOfImport,
    isEnded: (stream) => fold(importFold, stream).ended ?? false,
    unfinished: () => importIds(views, { status: 'RUNNING' }),
    work: async (started, controls) => {
      const id = started.data.importId
      const result = await runImport(
        started,
        {
          ...{ run, events, files, now, isProduction },
          viewsFor: (by: Actor) => scoped(views, scopeOf, by),
          advance: (counts) => ask({ type: 'AdvanceImport', data: { id, ...counts } }, started, `AdvanceImport-${counts.read}`),
        },
        controls,
      )
      return ask({ type: 'FinishImport', data: { id, ...result } }, started)
    },
    fail: (started, why) => ask({ type: 'RefuseImport', data: { id: started.data.importId, why: failures[why] } }, started),
    resumeWithinHours: RESUME_WITHIN_HOURS,
    maxWaiting: MOST_WAITING_IMPORTS,
  }
  const runner = jobRunner({ kind, events, feed, now, onProgress: () => {}, onError })

  const removeFiles = async (importId: string) => {
    const started = (await events.read(streamOfImport(importId)))[0] as StartedImport | undefined
    if (!started) return
    const { files: sent, correctionsFileId } = started.data
    const fileIds = [...sent.map(({ fileId }) => fileId), ...(correctionsFileId ? [correctionsFileId] : [])]
    for (const fileId of fileIds) await files.remove(started.by.shipperId, fileId)
    await ask({ type: 'RemoveImportFiles', data: { id: importId } }, started)
  }
  const removeOldFiles = async () => {
    const limit = new Date(Date.parse(now()) - KEPT_DAYS * DAY).toISOString()
    for await (const importId of importIds(views, { hasFiles: true, startedAt: { to: limit } })) {
      if (stopped) return
      await removeFiles(importId)
    }
  }
  const removeOld = () => removeOldFiles().catch((error) => onError('', error))

  return {
    start: async () => {
      const from = await views.lastPosition()
      await removeOld()
      removing = every(REMOVE_EVERY, removeOld)
      await runner.start(from)
    },
    stop: async () => {
      stopped = true
      await removing?.stop()
      await runner.stop()
    },
  }
}
