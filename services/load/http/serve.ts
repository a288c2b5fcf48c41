import { randomUUID } from 'node:crypto'
import { documentRoutes, type InvoiceFile, MOST_INVOICE_FILES } from '@embarca/contracts/delivery/document-routes.ts'
import { invoiceFileLabels } from '@embarca/contracts/delivery/labels.pt.ts'
import { UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { itineraryFor, shippingOrderFor } from '@embarca/projections/load-details/delivery.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { described } from '../../http/described.ts'
import { Failure, notFound } from '../../http/failures.ts'
import { contentOf, partsOf } from '../../http/files/parts.ts'
import { guard } from '../../http/guard.ts'
import type { HttpContext } from '../../http/mount.ts'
import type { Run } from '../../kit/run.ts'
import { invoiceAdder, type Orders, type Received, readInvoice } from './invoice-files.ts'
import { itineraryPdf } from './itinerary-pdf.ts'
import { shippingOrderLabels } from './labels.pt.ts'
import { shippingOrderPdf } from './shipping-order-pdf.ts'

type DocumentOptions = {
  readonly run: Run
  readonly viewsFor: (by: Actor) => Views
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}

const noFile = new Failure(400, 'FILE_MISSING', [invoiceFileLabels.none])
/** For the documentation: the parts are read as they stream in. */
const Files = Type.Object({ file: Type.Array(Type.String({ format: 'binary' })), orderCode: Type.Optional(Type.Array(Type.String())) })
const deliveryIn = ({ params }: FastifyRequest) => (params as { id: string }).id

/** The documents of a delivery: its itinerary as a PDF, and the XML files of its NF-es. */
export const serveDocuments = async (parent: FastifyInstance, { run, viewsFor, context }: DocumentOptions) => {
  const enter = (row: keyof typeof documentRoutes) => guard(documentRoutes[row], context.admission, context.isOn)

  /** Reads every file before any command; a field `orderCode` belongs to the next file. */
  const received = async (request: FastifyRequest): Promise<readonly Received[]> => {
    const files: Received[] = []
    let orderCode: string | undefined
    for await (const part of partsOf(request, MOST_INVOICE_FILES)) {
      if (part.type === 'field') {
        if (part.fieldname === 'orderCode' && typeof part.value === 'string' && part.value) orderCode = part.value
        continue
      }
      files.push({ name: part.filename, ...readInvoice(await contentOf(part)), ...(orderCode !== undefined && { orderCode }) })
      orderCode = undefined
    }
    return files
  }

  await parent.register(async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: MOST_INVOICE_FILES, fields: MOST_INVOICE_FILES, fieldSize: 1_024, fileSize: UPLOAD_LIMIT, headerPairs: 20 },
    })

    const download = address(documentRoutes.itinerary)
    app.route({
      method: download.method,
      url: download.path,
      schema: described('paper', 'itinerary', documentRoutes.itinerary),
      onRequest: enter('itinerary'),
      handler: async (request, reply) => {
        const itinerary = await itineraryFor(deliveryIn(request), { views: viewsFor(request.admitted.by) })
        if (!itinerary) throw notFound
        const name = encodeURIComponent(`itinerario-${itinerary.externalId}.pdf`)
        return reply
          .headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
          .send(await itineraryPdf(itinerary))
      },
    })

    const order = address(documentRoutes.shippingOrder)
    app.route({
      method: order.method,
      url: order.path,
      schema: described('paper', 'shippingOrder', documentRoutes.shippingOrder),
      onRequest: enter('shippingOrder'),
      handler: async (request, reply) => {
        const { deliveryId = deliveryOf(deliveryIn(request)) } = request.query as { deliveryId?: string }
        const paper = await shippingOrderFor(deliveryIn(request), deliveryId, { views: viewsFor(request.admitted.by) })
        if (!paper) throw notFound
        const name = encodeURIComponent(shippingOrderLabels.file(paper.externalId))
        return reply
          .headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
          .send(await shippingOrderPdf(paper))
      },
    })

    const upload = address(documentRoutes.invoices)
    app.route({
      method: upload.method,
      url: upload.path,
      schema: { ...described('paper', 'invoices', documentRoutes.invoices), consumes: ['multipart/form-data'], body: Files },
      validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : app.validatorCompiler!(part)),
      onRequest: enter('invoices'),
      handler: async (request) => {
        const { by } = request.admitted
        const id = deliveryIn(request)
        const loadId = loadOfDelivery(id)
        const orders = deliveryOf(loadId) === id ? await viewsFor(by).get<Orders>('load-details', loadId) : undefined
        if (!orders) throw notFound
        const key = String(request.headers['idempotency-key'] ?? randomUUID())
        const add = invoiceAdder(run, id, orders, { by, key, correlationId: request.id })
        const files: InvoiceFile[] = []
        for (const file of await received(request)) files.push(await add(file))
        if (!files.length) throw noFile
        if (files.some(({ added }) => added)) return { files }
        const messages = [...new Set(files.flatMap(({ messages = [] }) => messages))]
        throw new Failure(422, files[0]!.code!, messages, { files })
      },
    })
  })
}
