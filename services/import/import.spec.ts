import type { ImportEvent } from '@embarca/contracts/import/events.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { imports } from './index.ts'

const given = specification(imports, {})
const files = [{ fileId: 'import-new_0xd', name: 'pedidos.csv', size: 10, digest: 'd' }]
const sent = { files, increment: false, recreates: false }
const started: ImportEvent = { type: 'ImportStarted', data: { importId: 'new', userId: 'ana', ...sent, operationGroupIds: ['g1'] } }
const counts = { total: 10, read: 4, created: 3, changed: 0, same: 0, refused: 1 }
const advance = { type: 'AdvanceImport', data: { id: 'new', ...counts } } as const
const advanced = { type: 'ImportAdvanced', data: { importId: 'new', userId: 'ana', ...counts } } as const
const finish = { type: 'FinishImport', data: { id: 'new', ...counts, read: 10, errorsFileId: 'import-new_errors' } } as const
const finished = {
  type: 'ImportFinished',
  data: { importId: 'new', userId: 'ana', ...counts, read: 10, errorsFileId: 'import-new_errors' },
} as const
const putAway = { type: 'PutAwayImport', data: { id: 'new' } } as const

describe('an import', () => {
  it('is started with its files and the access of its user', () => given().when({ type: 'StartImport', data: sent }).then(started))
  it('is refused at once when nothing of its files can be taken', () =>
    given()
      .when({ type: 'StartImport', data: { ...sent, unreadable: { total: 2, refused: 2, errorsFileId: 'import-new_errors' } } })
      .then(started, {
        type: 'ImportRefused',
        data: { importId: 'new', userId: 'ana', why: 'UNREADABLE', total: 2, refused: 2, errorsFileId: 'import-new_errors' },
      }))
  it('records how far it is, never backwards', () => {
    given(started).when(advance).then(advanced)
    given(started, advanced).when(advance).changesNothing()
  })
  it('ends once, however often it is run', () => {
    given(started, advanced).when(finish).then(finished)
    given(started, finished).when(finish).changesNothing()
    given(started, finished).when(advance).changesNothing()
    given(started, finished)
      .when({ type: 'RefuseImport', data: { id: 'new', why: 'BROKEN' } })
      .changesNothing()
  })
  it('is put away by its user once it has ended', () => {
    given(started, finished)
      .when(putAway)
      .then({ type: 'ImportPutAway', data: { importId: 'new', userId: 'ana' } })
    given(started).when(putAway).refused('IMPORT_RUNNING')
    given().when(putAway).refused('IMPORT_UNKNOWN')
  })
  it('loses its files once', () => {
    const removed = { type: 'ImportFilesRemoved', data: { importId: 'new', userId: 'ana' } } as const
    const remove = { type: 'RemoveImportFiles', data: { id: 'new' } } as const
    given(started, finished).when(remove).then(removed)
    given(started).when(remove).changesNothing()
    given(started, finished, removed).when(remove).changesNothing()
  })
})
