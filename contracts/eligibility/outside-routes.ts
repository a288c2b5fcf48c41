import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Instant } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { eligibilityLabels } from './labels.pt.ts'
import { answerSources, carrierResults, checkChannels, crewResults } from './outside-codes.ts'

/** A question and what was answered last. */
export const OutsideCheck = Type.Object({
  setId: Type.String(),
  /** Plates of the set, the tractor first; empty for a carrier. */
  plates: Type.Array(Type.String()),
  isOpen: Type.Boolean(),
  askedAt: Instant,
  /** The source did not answer the last question. */
  failed: Type.Boolean(),
  answer: Type.Optional(
    Type.Object({
      result: Type.Enum([...carrierResults, ...crewResults]),
      source: Type.Enum(answerSources),
      at: Instant,
      /** Whole days since the source said so. */
      age: Type.Integer(),
      validUntil: Type.Optional(Instant),
      isExpired: Type.Boolean(),
      protocol: Type.Optional(Type.String()),
    }),
  ),
})
export type OutsideCheck = Static<typeof OutsideCheck>
export const OutsideChecks = Type.Object({ channel: Type.Enum(checkChannels), checks: Type.Array(OutsideCheck) })
export type OutsideChecks = Static<typeof OutsideChecks>

const messages = { done: eligibilityLabels.outside.asked, failed: eligibilityLabels.failed }

/** The server mounts these rows one by one: they know which sources are configured. */
export const outsideServed = {
  carrierChecks: query('GET /transporter/:id/checks', OutsideChecks, { may: may.seeCarriers }),
  crewChecks: query('GET /driver/:id/checks', OutsideChecks, { may: may.seeDrivers }),
  askCarrier: command('POST /transporter/:id/checks', 'AskCarrierAgain', { may: may.runLoads, messages }),
  askCrew: command('POST /driver/:id/checks', 'AskCrewAgain', {
    may: may.runLoads,
    body: { setId: Type.String({ minLength: 1, maxLength: 300 }) },
    messages,
  }),
}
type Asks = Pick<typeof outsideServed, 'askCarrier' | 'askCrew'>
export type AskAgainCommand = CommandsOf<Asks>
