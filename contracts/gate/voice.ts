import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { may } from '../roles.ts'

/** What a panel says, in words for the browser's own voice; spoken already where a voice service is configured (Y16). */
export const GateSpeech = Type.Object({
  text: Type.String(),
  lang: Type.String(),
  /** `type`: of the sound, as browsers name it; `data`: base64. */
  audio: Type.Optional(Type.Object({ type: Type.String(), data: Type.String() })),
})
export type GateSpeech = Static<typeof GateSpeech>

const word = Type.Optional(Type.String({ maxLength: 200 }))
const spoken = { driverName: word, vehiclePlate: word, dock: word }

export const gateVoiceServed = {
  /** Names come in a query as specified, or in a body; neither is logged (C268). */
  synthesize: query('POST /v2/concierges/synthesize', GateSpeech, { may: may.watchCalls, query: spoken, body: spoken }),
}
