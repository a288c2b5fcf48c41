import { type CommandOrigin, commandTable, type LookupContext } from '../../kit/command-row.ts'
import { registered, worksFor } from '../../registry/index.ts'
import { rulesFold, streamOfRules } from '../rules.ts'
import { checking } from './decide.ts'
import { type ChecksState, checksIdOf } from './state.ts'
import type { CarrierNamed, CheckTypes, CrewNamed, SetNamed } from './types.ts'

/** A shipper that judges no risk sends nobody's CPF anywhere. */
const judgesRisk = async ({ read }: LookupContext, shipperId: string): Promise<boolean> => {
  const rules = Object.values((await read(rulesFold, streamOfRules(shipperId))).rules)
  return rules.some(({ kind, active }) => active && (kind === 'RISK_NOT_APPROVED' || kind === 'RISK_EXPIRED'))
}
const carrierLookup = async (_: ChecksState, { shipperId, transporterId }: CarrierNamed, context: LookupContext) => ({
  mayAsk: await worksFor(context, transporterId, shipperId),
})
const isUnderWay = async ({ questions }: ChecksState, { shipperId, driverId, setId }: SetNamed, context: LookupContext) => {
  const driver = await registered(context, 'driver', driverId)
  const tractor = await registered(context, 'vehicle', questions[setId]?.crew?.vehicleIds[0])
  const { engagements } = context
  if (!driver || !tractor || !engagements) return false
  const [ofDriver, ofTractor] = await Promise.all([
    engagements(shipperId, ['DRIVER', driver.document]),
    engagements(shipperId, ['VEHICLE', tractor.plate]),
  ])
  return ofDriver.some(({ loadId }) => ofTractor.some((one) => one.loadId === loadId))
}

const ofCarrier = ({ shipperId, transporterId }: CarrierNamed) => checksIdOf(shipperId, transporterId)
const ofDriver = ({ shipperId, driverId }: CrewNamed) => checksIdOf(shipperId, driverId)
const ofUser = ({ id }: { readonly id: string }, { by }: CommandOrigin) => checksIdOf(by.shipperId, id)

/** Every command of the questions that a shipper asks outside. What the program sends late or twice is a no-op. */
export const checkCommandRows = commandTable<CheckTypes>()({
  AskCarrier: { streamId: ofCarrier, lookups: carrierLookup, decide: checking.AskCarrier },
  RenewCarrier: { streamId: ofCarrier, lookups: carrierLookup, decide: checking.RenewCarrier },
  NoteCarrierAnswer: { streamId: ofCarrier, decide: checking.NoteCarrierAnswer },
  AskCarrierAgain: {
    streamId: ofUser,
    owner: async (_, { id }, context) =>
      (await worksFor(context, id, context.by.shipperId)) ? { shipperId: context.by.shipperId } : undefined,
    decide: checking.AskCarrierAgain,
  },

  AskCrew: {
    streamId: ofDriver,
    lookups: async (_, { shipperId, driverId }, context) => ({
      mayAsk: await judgesRisk(context, shipperId),
      driver: await registered(context, 'driver', driverId),
    }),
    decide: checking.AskCrew,
  },
  RenewCrew: {
    streamId: ofDriver,
    lookups: async (state, data, context) => ({
      mayAsk: await judgesRisk(context, data.shipperId),
      isUnderWay: await isUnderWay(state, data, context),
    }),
    decide: checking.RenewCrew,
  },
  NoteCrewAnswer: { streamId: ofDriver, decide: checking.NoteCrewAnswer },
  AskCrewAgain: {
    streamId: ofUser,
    owner: ({ questions }, { setId }, { by }) => (questions[setId] ? { shipperId: by.shipperId } : undefined),
    lookups: async (_, __, context) => ({ mayAsk: await judgesRisk(context, context.by.shipperId) }),
    decide: checking.AskCrewAgain,
  },
})
