import { type Cast, loginOf } from './cast.ts'
import type { Line } from './lines.ts'
import type { Offer } from './offer.ts'

const declines = [
  'Sem veículo disponível na região',
  'Valor abaixo do praticado',
  'Data de coleta inviável',
  'Motoristas em viagem',
] as const

/** Looks at an offer, and perhaps declines it. */
export const talk = ({ random }: Cast, { opens, ends }: Offer, transporterId: string, declined: boolean): Line[] => {
  const percent = (ends - opens) / 100
  const saw = opens + percent * random.whole(2, 28)
  const by = loginOf(transporterId)
  const seen: Line = { at: saw, by, module: 'negotiation', ask: (id) => ({ type: 'SeeOffer', data: { id } }) }
  const reason = random.pick(declines)
  const no: Line = {
    at: saw + percent * 2,
    by,
    module: 'negotiation',
    ask: (id) => ({ type: 'DeclineOffer', data: { id, reason } }),
  }
  return declined ? [seen, no] : [seen]
}

export const conversation = (cast: Cast, offer: Offer): Line[] => {
  const refusing = cast.random.whole(0, 2)
  return cast.others.flatMap((id, index) => talk(cast, offer, id, index < refusing))
}
