import { Readable } from 'node:stream'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import { evidenceRoutes } from '@embarca/contracts/replay/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { ReaderContext } from '@embarca/projections/kit/readers.ts'
import { momentsOf, readLoadEvents, stateOf } from '@embarca/projections/replay/readers.ts'
import { LOADS } from '@embarca/projections/shared/found-loads.ts'
import type { FastifyInstance } from 'fastify'
import { described } from '../http/described.ts'
import { Failure, notFound } from '../http/failures.ts'
import { guard } from '../http/guard.ts'
import type { HttpContext } from '../http/mount.ts'
import type { DataStores } from '../kit/data.ts'
import { type Evidence, evidenceOf } from './bundle.ts'
import { historyPdf } from './history-pdf.ts'
import { zipped } from './zip.ts'

export type EvidenceOptions = {
  readonly data: Pick<DataStores, 'files' | 'proofs'>
  readonly viewsFor: (by: Actor) => Views
  readonly context: Pick<HttpContext, 'admission' | 'isOn' | 'querySources'>
}

const unavailable = new Failure(503, 'EVIDENCE_NOT_KEPT', [replayLabels.evidence.unavailable])

/** A load's evidence as a zip file, streamed while it is collected. */
export const serveEvidence = (app: FastifyInstance, { data: { files, proofs }, viewsFor, context }: EvidenceOptions) => {
  const row = evidenceRoutes.evidence
  const { method, path } = address(row)

  const gathered = async (loadId: string, queryContext: ReaderContext): Promise<Evidence> => {
    const load = await readLoadEvents(loadId, queryContext)
    if (!load) throw notFound
    const { views, by, now: madeAt } = queryContext
    const moments = await momentsOf(loadId, load.events, queryContext)
    const { status, fields } = stateOf(load, loadId, {})
    const externalId = (await views.get<{ externalId: string }>(LOADS, loadId))?.externalId ?? loadId
    const madeBy = (await views.get<{ name: string }>('people', by.userId))?.name ?? by.name
    const notary = proofs?.fingerprint ?? ''
    return {
      ...{ loadId, externalId, madeAt, events: load.events },
      streams: (await queryContext.log?.streamsOf(loadId)) ?? [],
      historyPdf: (streams, attachments) =>
        historyPdf({ externalId, madeBy, madeAt, notary, status, fields, moments, streams, attachments }),
    }
  }

  app.route({
    method,
    url: path,
    schema: described('evidence', 'evidence', row),
    onRequest: guard(row, context.admission, context.isOn),
    compress: false,
    handler: async (request, reply) => {
      const { by } = request.admitted
      const evidence = await gathered((request.params as { id: string }).id, {
        views: viewsFor(by),
        by,
        ...context.querySources.queryContext(),
      })
      if (!proofs) throw unavailable
      const name = encodeURIComponent(replayLabels.evidence.file(evidence.externalId))
      return reply
        .headers({ 'content-type': 'application/zip', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
        .send(Readable.from(zipped(evidenceOf(evidence, { proofs, files }), new Date(evidence.madeAt)), { objectMode: false }))
    },
  })
}
