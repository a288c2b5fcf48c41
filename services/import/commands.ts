import type { ImportEvent } from '@embarca/contracts/import/events.ts'
import type { ImportCommand } from '@embarca/contracts/import/run-routes.ts'
import type { ImportRefusal } from '@embarca/contracts/import/states.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { commandTable } from '../kit/command-row.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

export type ImportState = {
  readonly userId?: string
  readonly shipperId?: string
  /** Rows that were done when it was last recorded. */
  readonly read: number
  readonly ended?: true
  readonly isAway?: true
  readonly filesRemoved?: true
}
export type ImportTypes = {
  state: ImportState
  command: ImportCommand
  event: ImportEvent
  status: string
  refusal: ImportRefusal
}

const evolve: Evolve<ImportTypes> = {
  ImportStarted: (state, { userId }) => ({ ...state, userId }),
  ImportAdvanced: (state, { read }) => ({ ...state, read }),
  ImportFinished: (state) => ({ ...state, ended: true }),
  ImportRefused: (state) => ({ ...state, ended: true }),
  ImportPutAway: (state) => ({ ...state, isAway: true }),
  ImportFilesRemoved: (state) => ({ ...state, filesRemoved: true }),
}
export const importFold: Fold<ImportState> = { initial: { read: 0 }, evolve }

/** An import that was never started, or has ended, takes no more counts: run again after a crash, it is still the same import. */
const isOver = ({ userId, ended }: ImportState) => userId === undefined || ended === true

/** Every command of an import. */
export const importCommands = commandTable<ImportTypes>()({
  StartImport: {
    streamId: (_, { newId }) => newId,
    decide: ({ unreadable, ...sent }, { userId: before }, { newId: importId, by: { userId, operationGroups } }) => {
      if (before !== undefined) return []
      const { files, ...choices } = sent
      const started: ImportEvent = {
        type: 'ImportStarted',
        data: { ...{ importId, userId }, files: [...files], ...choices, operationGroupIds: [...operationGroups] },
      }
      return unreadable ? [started, { type: 'ImportRefused', data: { importId, userId, why: 'UNREADABLE', ...unreadable } }] : started
    },
  },
  AdvanceImport: {
    isNoop: (state, { read }) => isOver(state) || read <= state.read,
    decide: ({ id: importId, ...counts }, { userId }) => ({ type: 'ImportAdvanced', data: { importId, userId: userId!, ...counts } }),
  },
  FinishImport: {
    isNoop: isOver,
    decide: ({ id: importId, ...result }, { userId }) => ({ type: 'ImportFinished', data: { importId, userId: userId!, ...result } }),
  },
  RefuseImport: {
    isNoop: isOver,
    decide: ({ id: importId, why }, { userId }) => ({
      type: 'ImportRefused',
      data: { importId, userId: userId!, why, total: 0, refused: 0 },
    }),
  },
  PutAwayImport: {
    decide: ({ id: importId }, { userId, ended, isAway }, { by }) => {
      if (userId === undefined || userId !== by.userId) return refuse('IMPORT_UNKNOWN')
      if (!ended) return refuse('IMPORT_RUNNING')
      return isAway ? [] : { type: 'ImportPutAway', data: { importId, userId } }
    },
  },
  RemoveImportFiles: {
    isNoop: ({ userId, ended, filesRemoved }) => userId === undefined || !ended || filesRemoved === true,
    decide: ({ id: importId }, { userId }) => ({ type: 'ImportFilesRemoved', data: { importId, userId: userId! } }),
  },
})
