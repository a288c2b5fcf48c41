import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import type { Append } from '@embarca/services/kit/event-store.ts'
import { loadTrip } from '../stories/load-trip.ts'
import { lotTrip } from '../stories/lot-trip.ts'
import { people, type World, world } from '../stories/world.ts'

const { ana, bia, tania } = people

/** The second stream's events of each rule over two streams; the test never lets them be written. */
export const secondSteps = {
  finish: 'LoadFinished',
  close: 'OfferCompleted',
  accept: 'TransporterAssigned',
  finishLot: 'LoadFinished',
  cancelLot: 'LoadCanceled',
  acceptLot: 'LotAgreementProposed',
  bind: 'TransporterAssigned',
} as const
export type Rule = keyof typeof secondSteps
/** The load of each rule. */
export type Cut = Readonly<Record<Rule, string>> & {
  readonly proposals: Readonly<Record<string, string>>
  /** The contract whose vehicle is to carry a load. */
  readonly contractId: string
}

const START = '2026-01-05T12:00:00.000Z'
const quotation = { type: 'QUOTATION', freightPrice: undefined as never } as const

const proposalIn = async (here: World, id: string) =>
  (await here.events.read(`negotiation-${id}`)).findLast(({ type }) => type === 'ProposalMade')?.data.negotiationId as string
const proposed = async (here: World, id: string, more: object = {}) => {
  await here.execute('negotiation', tania, { type: 'Propose', data: { id, price: 7_000, ...more } })
  return proposalIn(here, id)
}

const contracted = async (here: World) => {
  const terms = { freightPriceNegotiated: 20_000, distanceAmountNegotiated: 100, pricePerKmExceeded: 4 }
  const crew = { transporterId: 't1', driverId: 'd1', vehicleIds: ['v1'] }
  const { stream } = await here.execute('dedicated', ana, { type: 'SaveContract', data: { ...crew, ...terms } })
  return stream.slice('dedicated-'.length)
}

/** Loads and lots, each one command away from a rule over two streams. */
const prepared = async (here: World): Promise<Cut> => {
  const finish = await loadTrip(here)
  await finish.delivered()
  for (const receiverId of finish.drops) await finish.drop('ApproveReceipt', receiverId, ana)
  await finish.invoiced()
  const [close, accept] = [await loadTrip(here, quotation), await loadTrip(here, quotation)]
  const negotiatedLot = { type: 'QUOTATION', lot: {} } as never
  const [finishLot, cancelLot, acceptLot] = [await lotTrip(here), await lotTrip(here), await lotTrip(here, negotiatedLot)]
  const [bind, contractId] = [await loadTrip(here), await contracted(here)]
  await proposed(here, close.id)
  const proposals = {
    [accept.id]: await proposed(here, accept.id),
    [acceptLot.id]: await proposed(here, acceptLot.id, { quota: 60_000 }),
  }
  return {
    ...{ finish: finish.id, close: close.id, accept: accept.id, finishLot: finishLot.id, cancelLot: cancelLot.id, acceptLot: acceptLot.id },
    ...{ proposals, bind: bind.id, contractId },
  }
}
/** The command of each rule. */
export const commandsOf = (cut: Cut) =>
  ({
    finish: { module: 'load', type: 'FinishLoad', data: { id: cut.finish } },
    close: { module: 'load', type: 'CloseOffer', data: { id: cut.close } },
    accept: { module: 'load', type: 'AcceptProposal', data: { id: cut.accept, negotiationId: cut.proposals[cut.accept] } },
    finishLot: { module: 'load', type: 'FinishLot', data: { id: cut.finishLot } },
    cancelLot: { module: 'load', type: 'CancelLoad', data: { id: cut.cancelLot, reason: 'Cliente desistiu' } },
    acceptLot: {
      module: 'lot',
      type: 'AcceptLotProposal',
      data: { id: cut.acceptLot, negotiationId: cut.proposals[cut.acceptLot], quota: '40000' },
    },
    bind: { module: 'load', type: 'BindDedicated', data: { id: cut.contractId, hash: cut.bind, confirmed: true } },
  }) as const

/** Lets each rule reserve in its first stream and blocks the second append for ever. Resolves once all are blocked. */
export const cutAll = async (data: DataStores): Promise<Cut> => {
  const reserved = new Set<string>()
  let armed = false
  let arrived = () => {}
  const allReserved = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const all = Object.keys(secondSteps).length
  const holding = (write: Append) => {
    reserved.add(write.stream)
    if (reserved.size === all) arrived()
    return new Promise<never>(() => {})
  }
  const isSecond = ({ events }: Append) => Object.values(secondSteps).some((type) => type === events[0]?.type)
  const append: DataStores['events']['append'] = (write) => (armed && isSecond(write) ? holding(write) : data.events.append(write))
  const here = await world(START, { ...data, events: { ...data.events, append } })
  const cut = await prepared(here)
  armed = true
  for (const { module, type, data: body } of Object.values(commandsOf(cut)))
    void here.ask(module, bia, { type, data: body }).then((answer) => {
      if (isRefusal(answer)) throw new Error(`${type} was refused: ${answer.refused}`)
    })
  await allReserved
  return cut
}
