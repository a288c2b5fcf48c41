import { hash } from 'node:crypto'
import { UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import { importLimits } from '@embarca/contracts/import/codes.ts'
import { CORRECTIONS_LIMIT } from '@embarca/contracts/import/corrections.ts'
import { errorSheet, importLabels, importMessages } from '@embarca/contracts/import/labels.pt.ts'
import { importServed } from '@embarca/contracts/import/run-routes.ts'
import { correctionsOfImport, errorsOfImport, fileOfImport, streamOfImport } from '@embarca/contracts/import/states.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { keyOf, refused } from '../http/command.ts'
import { described } from '../http/described.ts'
import { Failure, notFound } from '../http/failures.ts'
import { guard } from '../http/guard.ts'
import { inputOf } from '../http/input.ts'
import type { HttpContext } from '../http/mount.ts'
import { serveRow } from '../http/serve-row.ts'
import { imports } from '../import/index.ts'
import type { DataStores } from '../kit/data.ts'
import { limited, TooBusy } from '../kit/limited.ts'
import { newIdOf, type Run } from '../kit/run.ts'
import { correctionsIn } from './corrections.ts'
import { type OpenImport, openImport } from './importer.ts'
import { assertNotes, choicesIn, received, type SentForm } from './received.ts'
import { registersFor } from './registers.ts'

type Options = {
  readonly run: Run
  readonly data: Pick<DataStores, 'events' | 'files'>
  readonly viewsFor: (by: Actor) => Views
  readonly now: () => string
  readonly isProduction: boolean
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** For the documentation: the parts are read as they stream in. */
const Form = Type.Object({
  file: Type.Array(Type.String({ format: 'binary' })),
  increment: Type.Optional(Type.String()),
  freightType: Type.Optional(Type.String()),
  flRecreateOrder: Type.Optional(Type.String()),
  corrections: Type.Optional(Type.String()),
  operationGroupId: Type.Optional(Type.String()),
})
const busy = new Failure(503, 'TOO_BUSY', [importLabels.busy])
const unreadable = (importId: string) =>
  new Failure(422, 'IMPORT_UNREADABLE', [importMessages.withErrors], { id: importId, errorsId: importId })

/** Files that are read at once before their import starts, and requests that may wait. */
const AT_ONCE = 2
const MOST_WAITING = 8

/** The start of an import, its end on the screen, and the sheet with its errors. */
export const serveImportRuns = async (parent: FastifyInstance, { run, data, viewsFor, now, isProduction, context }: Options) => {
  const reading = limited(AT_ONCE, MOST_WAITING)

  /** When nothing of the files can be taken: the sheet that says why. */
  const judged = async (opened: OpenImport) => {
    try {
      const { total, refused: count, taken, cancelations } = opened.summary
      if (taken > 0 || cancelations.length > 0) return undefined
      const answer = await opened.next([])
      return { total, refused: count, sheet: 'end' in answer ? answer.end.sheet : undefined }
    } finally {
      await opened.close()
    }
  }
  const start = async (form: SentForm, request: FastifyRequest) => {
    const { by } = request.admitted
    const key = keyOf(request.headers['idempotency-key'])
    const choices = choicesIn(form)
    const corrections = correctionsIn(form.fields)
    const importId = newIdOf('StartImport', { by, key })
    const views = viewsFor(by)
    const store = async (fileId: string, name: string, type: string, bytes: Uint8Array) =>
      data.files.put({ fileId, shipperId: by.shipperId, name, type, at: now(), by: by.userId }, Buffer.from(bytes))

    const look = async (documents: readonly string[]) => (await registersFor(views, by, documents, choices.operationGroupId)).documents
    const order = { files: form.files, isProduction, corrections, increment: choices.increment, ends: 'SHEET' } as const
    const nothing = await reading(async () => judged(await openImport(order, look))).catch((error) => {
      throw error instanceof TooBusy ? busy : error
    })
    const files = form.files.map(({ name, bytes }, place) => {
      const digest = hash('sha256', bytes, 'hex')
      return { fileId: fileOfImport(importId, place, digest), name, size: bytes.length, digest }
    })
    for (const [place, { fileId, name }] of files.entries()) await store(fileId, name, 'application/octet-stream', form.files[place]!.bytes)
    const correctionsFileId = corrections.length ? correctionsOfImport(importId) : undefined
    if (correctionsFileId) await store(correctionsFileId, 'correcoes.json', 'application/json', Buffer.from(JSON.stringify(corrections)))
    const errorsFileId = nothing?.sheet && errorsOfImport(importId)
    if (nothing?.sheet) await store(errorsFileId!, errorSheet.file, XLSX, nothing.sheet)
    const outcome = await run(
      imports,
      {
        type: 'StartImport',
        data: {
          ...{ files, ...choices },
          ...(correctionsFileId && { correctionsFileId }),
          ...(nothing && { unreadable: { total: nothing.total, refused: nothing.refused, ...(errorsFileId && { errorsFileId }) } }),
        },
      },
      { by, key, correlationId: request.id },
    )
    if (isRefusal(outcome)) throw refused(outcome, imports.name)
    if (nothing) throw unreadable(importId)
    return { ...outcome, id: importId, messages: [importMessages.started] }
  }

  await parent.register(async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: importLimits.files, fields: 10, fieldSize: CORRECTIONS_LIMIT, fileSize: UPLOAD_LIMIT, headerPairs: 20 },
    })
    const upload = (name: 'importNotes' | 'importOrders', assertForm: (form: SentForm) => void) => {
      const row = importServed[name]
      const { method, path: url } = address(row)
      app.route({
        ...{ method, url },
        schema: { ...described('importServed', name, row), consumes: ['multipart/form-data'], body: Form },
        validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : app.validatorCompiler!(part)),
        onRequest: guard(row, context.admission, context.isOn),
        handler: async (request) => {
          const form = await received(request)
          assertForm(form)
          return start(form, request)
        },
      })
    }
    upload('importNotes', assertNotes)
    upload('importOrders', () => {})
  })

  serveRow(parent, context, {
    ...{ table: 'importServed', name: 'putAway', row: importServed.putAway },
    handler: async (request) => {
      const { by } = request.admitted
      const where = { userId: by.userId }
      const { items } = await viewsFor(by).page<{ readonly id: string }>('import', { where, sort: ['startedAt', 'desc'], size: 1 })
      const [latest] = items
      if (!latest) throw refused(refuse('IMPORT_UNKNOWN'), imports.name)
      const origin = { by, key: keyOf(request.headers['idempotency-key']), correlationId: request.id }
      const outcome = await run(imports, { type: 'PutAwayImport', data: { id: latest.id } }, origin)
      if (isRefusal(outcome)) throw refused(outcome, imports.name)
      return outcome
    },
  })
  serveRow(parent, context, {
    ...{ table: 'importServed', name: 'errors', row: importServed.errors },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { by } = request.admitted
      const { id } = inputOf(request) as { readonly id: string }
      const [started] = await data.events.read(streamOfImport(id))
      if (started?.by.userId !== by.userId || started.by.shipperId !== by.shipperId) throw notFound
      const content = await data.files.read(by.shipperId, errorsOfImport(id))
      if (!content) throw notFound
      return reply
        .headers({ 'content-type': XLSX, 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(errorSheet.file)}` })
        .send(content)
    },
  })
}
