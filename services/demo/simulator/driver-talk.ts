import { chatCommands, chatRoutes } from '@embarca/contracts/chat/routes.ts'
import { loginOf } from '../script/personas.ts'
import type { SimulationContext } from './simulation-context.ts'
import type { Trip } from './trip.ts'

const answers = [
  'Positivo, tudo certo por aqui.',
  'Trânsito lento, mas chego no horário.',
  'Ok, aviso assim que chegar.',
  'Parado na balança, já sigo.',
  'Combinado.',
] as const
/** Polls a chat after a message. */
const ATTENTION = 20

/** Drivers read the shipper's messages, and answer. */
export const driverTalk = ({ sessionOf, random, pace, roughly, watch }: SimulationContext) => {
  let nextLine = 0

  /** Answers whether there was a message to answer. */
  const answer = async ({ deliveryId, driverId, status }: Trip): Promise<boolean> => {
    if (!driverId || status === 'WAITING_DRIVER_ACCEPT') return false
    const driver = sessionOf(loginOf(driverId))
    const { ok, body } = await driver.ask(chatRoutes.driverChat, { id: deliveryId })
    if (!ok || !body.notViewed) return false
    await driver.ask(chatCommands.driverRead, { id: deliveryId })
    if (body.open) await driver.ask(chatCommands.driverAddMessage, { id: deliveryId, message: random.pick(answers) })
    return true
  }
  const attend = (trip: Trip) => {
    let left = ATTENTION
    watch(`talk/${trip.deliveryId}`, roughly(pace.hand), async () => {
      left = (await answer(trip)) ? ATTENTION : left - 1
      return left > 0 ? roughly(pace.hand) : undefined
    })
  }
  return {
    answer,
    /** Drivers read their chats one after the other. */
    pollNext: async (trips: readonly Trip[]) => {
      const trip = trips[nextLine++ % (trips.length || 1)]
      if (trip && (await answer(trip))) attend(trip)
    },
  }
}
export type DriverTalk = ReturnType<typeof driverTalk>
