import type { ImportEvent } from '@embarca/contracts/import/events.ts'
import { failureTexts } from '@embarca/contracts/import/labels.pt.ts'
import type { ImportCounts } from '@embarca/contracts/import/run-routes.ts'
import type { ImportStatus } from '@embarca/contracts/import/states.ts'
import type { Projector } from '../kit/projector.ts'

/** An import as its user sees it, and its owner. */
export type ImportDocument = ImportCounts & {
  readonly id: string
  readonly shipperId: string
  readonly userId: string
  readonly status: ImportStatus
  readonly startedAt: string
  readonly endedAt?: string
  readonly files: readonly string[]
  readonly errorsId?: string
  readonly failure?: string
  readonly isAway?: true
  readonly hasFiles: boolean
}

const withErrors = (importId: string, errorsFileId: string | undefined) => (errorsFileId === undefined ? {} : { errorsId: importId })
const none = { total: 0, read: 0, created: 0, changed: 0, same: 0, refused: 0 }

/** One document per import. */
export const importProjector: Projector<ImportDocument, ImportEvent> = {
  spec: {
    view: 'import',
    version: 1,
    fields: { shipperId: 'text', userId: 'text', status: 'text', startedAt: 'text', hasFiles: 'boolean' },
    indexes: [
      ['shipperId', 'userId', 'startedAt'],
      ['status', 'startedAt'],
      ['hasFiles', 'startedAt'],
    ],
    unsent: ['shipperId', 'userId', 'hasFiles'],
  },
  scope: 'tenant',
  notifies: 'document',
  id: ({ stream }) => /^import-(.+)$/.exec(stream)?.[1],
  on: {
    ImportStarted: (_, { data: { importId: id, userId, files }, by: { shipperId }, occurredAt: startedAt }) => ({
      ...{ id, shipperId, userId, status: 'RUNNING', startedAt, files: files.map(({ name }) => name), hasFiles: true },
      ...none,
    }),
    ImportAdvanced: (document, { data: { importId: _, userId: __, ...counts } }) => document && { ...document, ...counts },
    ImportFinished: (document, { data: { importId, userId: _, errorsFileId, ...counts }, occurredAt: endedAt }) =>
      document && {
        ...{ ...document, ...counts, endedAt, status: counts.refused > 0 ? 'FINISHED_WITH_ERRORS' : 'FINISHED' },
        ...withErrors(importId, errorsFileId),
      },
    ImportRefused: (document, { data: { importId, why, total, refused, errorsFileId }, occurredAt: endedAt }) =>
      document && {
        ...{ ...document, status: 'REFUSED', endedAt, failure: failureTexts[why], total, read: total, refused },
        ...withErrors(importId, errorsFileId),
      },
    ImportPutAway: (document) => document && { ...document, isAway: true },
    ImportFilesRemoved: (document) => document && { ...document, hasFiles: false },
  },
}
