import { UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { attaches, launchServed } from '@embarca/contracts/load/launch-routes.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { described } from '../../http/described.ts'
import type { CheckAttached } from '../../http/files/attached.ts'
import { malformed, partsOf } from '../../http/files/parts.ts'
import { uploadStore } from '../../http/files/upload-store.ts'
import { guard } from '../../http/guard.ts'
import type { HttpContext } from '../../http/mount.ts'
import type { Files } from '../../kit/files.ts'
import type { Run } from '../../kit/run.ts'
import { type LoadCommand, loads } from '../../load/index.ts'
import { mounts } from '../index.ts'
import type { Answered, former, Origin, Wanted } from './form.ts'

type Options = {
  readonly run: Run
  readonly form: ReturnType<typeof former>
  readonly files: Pick<Files, 'put'>
  readonly attached: CheckAttached
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Launch = Extract<LoadCommand, { type: 'LaunchOrders' }>['data']
type Asked = Partial<Launch> & Pick<Wanted, 'orderIds' | 'orderCodes'>

const MOST_FILES = 20
const MOST_DATA = 256 * 1_024

/** Loads launched from orders: from a formed load, or of orders that are formed to one in the same request (readings o13). */
export const serveLaunches = async (parent: FastifyInstance, { run, form, files, attached, now, context }: Options): Promise<void> => {
  const store = uploadStore(files, now)

  const launchedFrom = async (shippingOrderId: string, asked: Asked, origin: Origin): Promise<Answered> => {
    const { orderIds: _, orderCodes: __, ...said } = asked
    const data = { ...said, shippingOrderId } as Launch
    const names = await attached(origin.by, undefined, attaches(data))
    const outcome = names ? await run(loads, { type: 'LaunchOrders', data }, origin) : refuse('FILE_UNKNOWN')
    return { outcome, module: loads.name }
  }
  /** Refused, its orders are as free as before. */
  const formedAndLaunched = async (asked: Asked, origin: Origin): Promise<Answered> => {
    const { orderIds, orderCodes, externalId, vehicleType, tollPrice } = asked
    const said = { ...(externalId && { externalId }), ...(vehicleType && { vehicleType }), ...(tollPrice !== undefined && { tollPrice }) }
    const formed = await form({ ...(orderIds && { orderIds }), ...(orderCodes && { orderCodes }), ...said }, origin)
    if (isRefusal(formed.outcome)) return formed
    const id = formed.outcome.stream.slice(mounts.stream('').length)
    const launched = await launchedFrom(id, asked, origin)
    if (isRefusal(launched.outcome)) {
      const unmount = { type: 'UnmountMount' as const, data: { id } }
      await run(mounts, unmount, { ...origin, key: `${origin.key}/unmount/${id}` })
    }
    return launched
  }

  /** The JSON of the field `data`, with the files of the form as attachments. */
  const receivedForm = async (request: FastifyRequest): Promise<unknown> => {
    const { by } = request.admitted
    let data: unknown
    const attachments: { fileId: string; name: string }[] = []
    for await (const part of partsOf(request, MOST_FILES)) {
      if (part.type === 'file') {
        const { fileId, name } = await store(part, { owner: undefined, shipperId: by.shipperId, by: by.userId })
        attachments.push({ fileId, name })
      } else if (part.fieldname === 'data') data = jsonOf(String(part.value))
    }
    if (typeof data !== 'object' || data === null) throw malformed
    const { attachments: named = [] } = data as { readonly attachments?: readonly object[] }
    return { ...data, ...(attachments.length && { attachments: [...named, ...attachments] }) }
  }

  await parent.register(async (app) => {
    await app.register(multipart, {
      limits: { files: MOST_FILES, fields: 1, fieldSize: MOST_DATA, fileSize: UPLOAD_LIMIT + 1, headerPairs: 20 },
    })
    for (const [name, row] of Object.entries(launchServed)) {
      const { method, path } = address(row)
      const check = parent.validatorCompiler!({ schema: row.body, method, url: path, httpPart: 'body' })
      app.route({
        method,
        url: path,
        schema: { ...described('launchServed', name, row), consumes: ['application/json', 'multipart/form-data'] },
        validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : parent.validatorCompiler!(part)),
        onRequest: guard(row, context.admission, context.isOn),
        handler: async (request) => {
          const checked = check(request.isMultipart() ? await receivedForm(request) : request.body) as { value?: Asked; error?: Error }
          if (checked.error) throw checked.error
          const asked = checked.value!
          const origin = { by: request.admitted.by, key: keyOf(request.headers['idempotency-key']), correlationId: request.id }
          const { shippingOrderId } = asked
          const { outcome, module } =
            shippingOrderId === undefined ? await formedAndLaunched(asked, origin) : await launchedFrom(shippingOrderId, asked, origin)
          if (isRefusal(outcome)) throw refused(outcome, module)
          return { ...outcome, id: outcome.stream.slice(loads.stream('').length), messages: [row.messages!.done!] }
        },
      })
    }
  })
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed
  }
}
