import { arrivalProofTexts } from '@embarca/contracts/gate/arrival-proof.pt.ts'
import { arrivalPage, arrivalProofRoutes } from '@embarca/contracts/gate/arrival-proof.ts'
import { visitOf } from '@embarca/contracts/gate/codes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { described } from '../../../http/described.ts'
import { notFound } from '../../../http/failures.ts'
import type { HttpContext } from '../../../http/mount.ts'
import { serveRow } from '../../../http/serve-row.ts'
import type { LookupContext } from '../../../kit/command-row.ts'
import type { EventStore } from '../../../kit/event-store.ts'
import { fold } from '../../../kit/fold.ts'
import type { KeyOrRing } from '../../../kit/key-ring.ts'
import { NotFound } from '../../../kit/scope.ts'
import { gatesLookup } from '../../../load/index.ts'
import { streamOfVisit } from '../../index.ts'
import { visibleLoad } from '../visible-load.ts'
import { arrivalIn, proofOf } from './arrival.ts'
import { arrivalProofPdf } from './pdf.ts'
import { proofIn, tokenOfProof } from './token.ts'

type Options = {
  readonly events: Pick<EventStore, 'read'>
  /** Signs the links. */
  readonly secret: KeyOrRing
  readonly publicUrl: string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
const MOST_A_MINUTE = 60

/** The proof of arrival: a PDF for the driver and the gate's people, and a page for everyone who has its code. */
export const serveArrivalProof = async (parent: FastifyInstance, { events, secret, publicUrl, context }: Options) => {
  const read: LookupContext['read'] = async (of, stream) => fold(of, await events.read(stream))
  const arrivalOf = async (visitId: string) => arrivalIn(await events.read(streamOfVisit(visitId)))

  const sendProof = async (visitId: string, reply: FastifyReply) => {
    const arrival = await arrivalOf(visitId)
    const proof = arrival && (await proofOf(arrival, { read }))
    if (!arrival || !proof) throw new NotFound()
    const link = `${publicUrl}/arrival/${tokenOfProof(secret, { visitId, revision: arrival.revision })}`
    const name = encodeURIComponent(arrivalProofTexts.file(proof.plate ?? ''))
    return reply
      .headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
      .send(await arrivalProofPdf(proof, link))
  }

  serveRow(parent, context, {
    ...{ table: 'arrivalProof', name: 'proof', row: arrivalProofRoutes.proof },
    handler: async (request, reply) => {
      const { conciergeId, shippingId } = request.params as { readonly conciergeId: string; readonly shippingId: string }
      await visibleLoad(events, request.admitted.by, shippingId)
      return sendProof(visitOf(shippingId, conciergeId), reply)
    },
  })
  serveRow(parent, context, {
    ...{ table: 'arrivalProof', name: 'driverProof', row: arrivalProofRoutes.driverProof },
    handler: async (request, reply) => {
      const { id } = request.params as { readonly id: string }
      const { load, look } = await visibleLoad(events, request.admitted.by, id)
      const { gates } = await gatesLookup(load, {}, look)
      const last = gates.findLast(({ visit: { step } }) => step !== 'CREATED')
      if (!last) throw new NotFound()
      return sendProof(visitOf(id, last.placeId), reply)
    },
  })

  await parent.register(async (app) => {
    // By visit: drivers who share an address with others at the same gate are not limited by them. Guesses are limited by address.
    const keyGenerator = (request: FastifyRequest) =>
      proofIn(secret, (request.params as { token?: string }).token ?? '')?.visitId ?? request.ip
    await app.register(rateLimit, { max: MOST_A_MINUTE, timeWindow: '1 minute', keyGenerator })
    const { method, path } = address(arrivalPage)
    app.route({
      method,
      url: path,
      schema: described('arrivalProof', 'arrivalPage', arrivalPage),
      handler: async (request) => {
        const named = proofIn(secret, (request.params as { token: string }).token)
        const arrival = named && (await arrivalOf(named.visitId))
        if (arrival?.revision !== named?.revision || !arrival) throw notFound
        const proof = await proofOf(arrival, { read })
        if (!proof) throw notFound
        return proof
      },
    })
  })
}
