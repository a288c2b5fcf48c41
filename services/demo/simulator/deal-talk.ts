import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { transporterDealCommands, type transporterDealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import type { SimulationContext } from './simulation-context.ts'

type Deal = Pick<OutputOf<typeof transporterDealRoutes.deal>, 'unread' | 'items'>

const answers = [
  'Consigo, sim.',
  'Vou confirmar com o motorista e já respondo.',
  'Sim, sai de outra entrega aqui perto.',
  'Podemos conversar sobre o prazo.',
] as const

/** Companies read the shipper's messages in a deal, and answer. */
export const dealTalk = ({ company, random }: SimulationContext) => ({
  /** Answers whether there was something new. */
  answer: async (transporterId: string, id: string, { unread = 0, items }: Deal): Promise<boolean> => {
    if (!unread) return false
    await company(transporterId).ask(transporterDealCommands.readDeal, { id })
    const since = items.slice(items.findLastIndex(({ agent }) => agent === 'TRANSPORTER') + 1)
    if (since.some(({ kind }) => kind === 'MESSAGE'))
      await company(transporterId).ask(transporterDealCommands.message, { id, text: random.pick(answers) })
    return true
  },
})
