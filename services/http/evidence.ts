import { Readable } from 'node:stream'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import { evidenceRoutes } from '@embarca/contracts/replay/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { Asked } from '@embarca/projections/kit/readers.ts'
import { momentsOf, stateOf, told } from '@embarca/projections/replay/readers.ts'
import { LOADS } from '@embarca/projections/shared/found-loads.ts'
import type { FastifyInstance } from 'fastify'
import { type Evidence, evidenceOf } from '../evidence/bundle.ts'
import { evidencePaper } from '../evidence/paper.ts'
import { zipped } from '../evidence/zip.ts'
import type { Data } from '../kit/data.ts'
import { described } from './described.ts'
import { Failure, notFound } from './failures.ts'
import { guard } from './guard.ts'
import type { House } from './mount.ts'

export type Archive = {
  readonly data: Pick<Data, 'files' | 'proofs'>
  readonly viewsFor: (by: Actor) => Views
  readonly house: Pick<House, 'admission' | 'isOn' | 'reading'>
}

const notKept = new Failure(503, 'EVIDENCE_NOT_KEPT', [replayLabels.evidence.notKept])

/** A load's evidence as a zip file, written while it is gathered. */
export const serveEvidence = (app: FastifyInstance, { data: { files, proofs }, viewsFor, house }: Archive) => {
  const row = evidenceRoutes.evidence
  const { method, path } = address(row)

  const gathered = async (loadId: string, asked: Asked): Promise<Evidence> => {
    const load = await told(loadId, asked)
    if (!load) throw notFound
    const { views, by, now: madeAt } = asked
    const moments = await momentsOf(loadId, load.facts, asked)
    const { status, fields } = stateOf(load, loadId, {})
    const externalId = (await views.get<{ externalId: string }>(LOADS, loadId))?.externalId ?? loadId
    const madeBy = (await views.get<{ name: string }>('people', by.userId))?.name ?? by.name
    const notary = proofs?.fingerprint ?? ''
    return {
      ...{ loadId, externalId, madeAt, facts: load.facts },
      streams: (await asked.log?.streamsOf(loadId)) ?? [],
      paper: (streams, attachments) => evidencePaper({ externalId, madeBy, madeAt, notary, status, fields, moments, streams, attachments }),
    }
  }

  app.route({
    method,
    url: path,
    schema: described('evidence', 'evidence', row),
    onRequest: guard(row, house.admission, house.isOn),
    compress: false,
    handler: async (request, reply) => {
      const { by } = request.admitted
      const evidence = await gathered((request.params as { id: string }).id, { views: viewsFor(by), by, ...house.reading.asked() })
      if (!proofs) throw notKept
      const name = encodeURIComponent(replayLabels.evidence.file(evidence.externalId))
      return reply
        .headers({ 'content-type': 'application/zip', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
        .send(Readable.from(zipped(evidenceOf(evidence, { proofs, files }), new Date(evidence.madeAt)), { objectMode: false }))
    },
  })
}
