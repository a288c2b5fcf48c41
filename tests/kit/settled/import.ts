import type { SettledThing } from '../settled-things.ts'

const one = { importId: 'recusada', userId: 'ana' }
const started = { ...one, files: [], increment: false, recreates: false, operationGroupIds: ['g1'] }
const refused = { ...one, why: 'UNREADABLE', total: 1, refused: 1, errorsFileId: 'import-recusada_errors' }

/** An import of which nothing could be read: only its user has its sheet of errors. */
export const things: readonly SettledThing[] = [
  {
    kind: 'import',
    id: one.importId,
    recorded: {
      stream: 'import-recusada',
      events: [
        { type: 'ImportStarted', data: started },
        { type: 'ImportRefused', data: refused },
      ],
    },
    userId: 'ana',
    at: /\/order\/importErrors\/:id/,
    isOf: 'user',
  },
]
