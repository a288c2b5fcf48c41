import {
  driverLoadCommands,
  driverReceiptCommands,
  driverTrackingCommands,
  transporterLoadCommands,
} from '@embarca/contracts/carrier/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import { exampleCanhotos } from '@embarca/services/demo/canhoto/canhotos.ts'
import { vehicles } from '@embarca/services/demo/fleet.ts'
import { type DemoApp, form } from './demo-app.ts'

const [canhoto] = exampleCanhotos('journey')
const carrier = actorNamed('transportadora01')
const vehicle = vehicles.find(({ transporterId }) => transporterId === carrier.transporterId)!

/** A load of the demo's first shipper over HTTP: each step is a request by its own user. */
export const launched = async (app: DemoApp, over: Partial<LaunchForm> = {}) => {
  const { stream } = await app.call('operador', loadRoutes.launch, form(app.clock.now(), over))
  const id = stream.slice('load-'.length)
  const delivery = deliveryOf(id)
  const receiptIds = [`${id}-d1`, `${id}-d2`]

  const upload = async (loadId = id, username = 'motorista01') => {
    const boundary = 'canhoto'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="canhoto.png"\r\ncontent-type: image/png\r\n\r\n`
    return app.as(actorNamed(username)).inject({
      method: 'POST',
      url: `/webshipper/file/upload?type=SHIPPING_RECEIPT&loadId=${loadId}`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), canhoto!, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
  }
  const steps = {
    id,
    stream,
    delivery,
    receiptIds,
    upload,
    details: () => app.call('operador', loadDetailsRoutes.details, { id }),
    status: async () => (await app.call('operador', loadDetailsRoutes.details, { id })).statusCode,
    receipts: () => app.call('canhotos', receiptRoutes.list, { id: delivery }),
    accept: (username = 'transportadora01') => app.call(username, transporterLoadCommands.accept, { id }),
    bind: () =>
      app.call('transportadora01', transporterLoadCommands.bindDriver, {
        id,
        driverId: actorNamed('motorista01').driverId!,
        vehicleIds: [vehicle.id],
      }),
    confirm: () => app.call('motorista01', driverLoadCommands.accept, { id }),
    collect: async () => {
      await app.call('motorista01', driverLoadCommands.startCollect, { id })
      await app.call('motorista01', driverLoadCommands.finishCollect, { id })
    },
    depart: () => app.call('motorista01', driverLoadCommands.startTransit, { id }),
    sign: () =>
      app.call('motorista01', driverTrackingCommands.position, {
        id,
        at: app.clock.now(),
        latitude: -26.1,
        longitude: -48.9,
        remaining: 84,
      }),
    approach: () => app.call('motorista01', driverLoadCommands.approach, { id }),
    drop: async (receiverId: string) => {
      const at = { id: delivery, receiverId }
      await app.call('motorista01', driverReceiptCommands.arrive, at)
      const { fileId } = (await upload()).json() as { fileId: string }
      await app.call('motorista01', driverReceiptCommands.addImages, { ...at, images: [{ fileId, name: 'canhoto.png' }] })
      await app.call('motorista01', driverReceiptCommands.end, at)
    },
  }
  return {
    ...steps,
    /** From the offer to the last drop. */
    deliver: async () => {
      for (const step of [steps.accept, steps.bind, steps.confirm, steps.collect, steps.depart, steps.approach]) await step()
      for (const receiptId of receiptIds) await steps.drop(receiptId)
    },
  }
}
