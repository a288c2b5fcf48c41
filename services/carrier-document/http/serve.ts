import { documentSends, SentToAll } from '@embarca/contracts/carrier-document/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyOf, messagesOf } from '../../http/command.ts'
import type { CheckAttached } from '../../http/files/attached.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { type RowOutcome, refusedOutcome, troubleOutcome } from '../../http/row-outcomes.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { Module } from '../../kit/module.ts'
import type { Run } from '../../kit/run.ts'
import { documents } from '../index.ts'
import { filesNamed } from '../subjects.ts'

type Asked = { readonly id: string; readonly documentId: string }
type Input = { readonly asked: readonly Asked[]; readonly files?: readonly string[] }
type Outcome = RowOutcome | { readonly outcome: 'DONE'; readonly position: string }
type Sends = {
  readonly run: Run
  readonly attached: CheckAttached
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}

/** One version to every shipper that asked for it, each in a stream of its own (CA28). */
export const serveDocumentSends = (app: FastifyInstance, { run, attached, context }: Sends) => {
  const send = async (asked: Asked, { files = [], ...content }: Omit<Input, 'asked'>, by: Actor, key: string): Promise<Outcome> => {
    const fileNames = await attached(by, filesNamed(asked, by), files)
    if (!fileNames) return refusedOutcome('FILE_UNKNOWN', documents.name)
    const data = { ...asked, ...content, ...(files.length && { files }), fileNames }
    const outcome = await run(documents as Module, { type: 'SendDocument', data }, { by, key: `${key}/${asked.id}/${asked.documentId}` })
    if (!isRefusal(outcome)) return { outcome: 'DONE', position: outcome.position }
    return { outcome: 'REFUSED', code: outcome.refused, messages: messagesOf(outcome, documents.name) }
  }
  const handler = async (request: FastifyRequest): Promise<SentToAll> => {
    const { by } = request.admitted
    const { asked, ...content } = inputOf(request) as Input
    const key = keyOf(request.headers['idempotency-key'])
    const sent = await Promise.all(asked.map(async (one) => ({ ...one, ...(await send(one, content, by, key).catch(troubleOutcome)) })))
    const last = sent
      .flatMap((row) => ('position' in row ? row.position : []))
      .sort(comparePositions)
      .at(-1)
    return {
      rows: sent.map((row) => {
        if (!('position' in row)) return row
        const { position: _, ...done } = row
        return done
      }),
      ...(last !== undefined && { position: last }),
    }
  }
  for (const [name, row] of Object.entries(documentSends))
    serveRow(app, context, { table: 'documentSends', name, row, response: SentToAll, handler })
}
