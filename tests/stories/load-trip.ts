import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { form, people, type World } from './world.ts'

const { ana, tania, joao } = people

/** One load in transit, step by step; each step runs the commands of its users. */
export const loadTrip = async (world: World, over: Partial<LaunchForm> = {}) => {
  const { stream } = await world.execute('load', ana, { type: 'LaunchLoad', data: form(over) })
  return tripOf(world, stream.slice('load-'.length))
}

/** The same for a load that was launched before. */
export const tripOf = (world: World, id: string) => {
  const { execute } = world
  const delivery = deliveryOf(id)
  const drops = [`${id}-d1`, `${id}-d2`]
  const load = (type: string, by = ana, data: object = {}) => execute('load', by, { type, data: { id, ...data } })
  const drop = (type: string, receiverId: string, by = joao, data: object = {}) =>
    execute('receipt', by, { type, data: { id: delivery, receiverId, ...data } })
  const steps = {
    id,
    delivery,
    drops,
    load,
    drop,
    accepted: () => load('AcceptOffer', tania),
    bound: () => load('BindDriver', tania, { driverId: 'd1', vehicleIds: ['v1'] }),
    confirmed: () => load('ConfirmDriver', joao),
    driven: async () => {
      for (const step of ['StartCollect', 'FinishCollect', 'StartTransit', 'ApproachDelivery']) await load(step, joao)
    },
    dropped: async (receiverId: string) => {
      await drop('ReportArrival', receiverId)
      await drop('AddReceiptImages', receiverId, joao, { images: [{ fileId: `f-${receiverId}`, name: 'canhoto.jpg' }] })
      await drop('EndDelivery', receiverId)
    },
    invoiced: () =>
      execute('load', ana, {
        type: 'AddInvoices',
        data: { id: delivery, invoices: [{ orderCode: 'PED-1', series: '1', number: '12345' }] },
      }),
    status: async () => (await world.events.read(`load-${id}`)).findLast(({ data }) => data.status)?.data.status,
  }
  return {
    ...steps,
    inDelivery: async () => {
      for (const step of [steps.accepted, steps.bound, steps.confirmed, steps.driven]) await step()
    },
    delivered: async () => {
      for (const step of [steps.accepted, steps.bound, steps.confirmed, steps.driven]) await step()
      for (const receiverId of drops) await steps.dropped(receiverId)
    },
  }
}
