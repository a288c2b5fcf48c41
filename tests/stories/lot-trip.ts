import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import { form, people, type World } from './world.ts'

const { ana, bia, joao } = people

/** A lot of 100 t at R$ 200 a tonne, step by step; each step runs the commands of its users. */
export const lotTrip = async (world: World, over: Partial<LaunchForm> = {}) => {
  const launch = form({
    deliveryType: 'LOT',
    lot: { pricePerPart: 20_000 },
    origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00.000Z', weight: 100_000 }],
    destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00.000Z', weight: 100_000 }],
    ...over,
  })
  const { stream } = await world.execute('load', ana, { type: 'LaunchLoad', data: launch })
  return lotTripOf(world, stream.slice('load-'.length))
}

/** The same of a lot that was launched. */
export const lotTripOf = async (world: World, id: string) => {
  const { execute } = world
  const stream = `load-${id}`
  const events = () => world.events.read(`lot-${id}`)
  const last = async (type: string) => (await events()).findLast((event) => event.type === type)?.data
  const drive = async (child: string, steps: readonly string[]) => {
    for (const step of steps) await execute('load', joao, { type: step, data: { id: child } })
  }
  const collected = async (child: string) => {
    await execute('load', people.tania, { type: 'BindDriver', data: { id: child, driverId: 'd1', vehicleIds: ['v1'] } })
    await drive(child, ['ConfirmDriver', 'StartCollect', 'FinishCollect'])
  }
  return {
    id,
    externalId: (await world.events.read(stream))[0]?.data.terms.externalId as string,
    status: async () => (await world.events.read(stream)).findLast(({ data }) => data.status)?.data.status,
    /** Requested by a transporter and approved. */
    agreed: async (who: Actor, quota: number) => {
      await execute('lot', who, { type: 'WantPart', data: { id, quota } })
      const { lotAgreementId } = (await last('LotAgreementProposed')) ?? {}
      await execute('lot', bia, { type: 'ApproveAgreement', data: { id, lotAgreementId } })
    },
    /** Returns the new load. */
    withdrawn: async (who: Actor, amount: number) => {
      await execute('lot', who, { type: 'Withdraw', data: { id, amount } })
      return withdrawalLoad(id, (await last('LotWithdrawn'))?.withdrawalId)
    },
    collected,
    delivered: async (child: string) => {
      await collected(child)
      await drive(child, ['StartTransit', 'ApproachDelivery'])
      const drop = (type: string, data: object = {}) =>
        execute('receipt', joao, { type, data: { id: `${child}-1`, receiverId: `${child}-d1`, ...data } })
      await drop('ReportArrival')
      await drop('AddReceiptImages', { images: [{ fileId: 'f', name: 'canhoto.jpg' }] })
      await drop('EndDelivery')
    },
  }
}
