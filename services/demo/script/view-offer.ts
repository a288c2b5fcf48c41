import type { ScriptLine } from './lines.ts'
import type { ScriptedOffer } from './offer.ts'
import { loginOf, type Personas } from './personas.ts'

const declines = [
  'Sem veículo disponível na região',
  'Valor abaixo do praticado',
  'Data de coleta inviável',
  'Motoristas em viagem',
] as const

/** Views an offer, and perhaps declines it. */
export const viewOffer = ({ random }: Personas, { opens, ends }: ScriptedOffer, transporterId: string, declined: boolean): ScriptLine[] => {
  const percent = (ends - opens) / 100
  const viewedAt = opens + percent * random.wholeNumber(2, 28)
  const by = loginOf(transporterId)
  const view: ScriptLine = { at: viewedAt, by, module: 'negotiation', ask: (id) => ({ type: 'SeeOffer', data: { id } }) }
  const reason = random.pick(declines)
  const no: ScriptLine = {
    at: viewedAt + percent * 2,
    by,
    module: 'negotiation',
    ask: (id) => ({ type: 'DeclineOffer', data: { id, reason } }),
  }
  return declined ? [view, no] : [view]
}

export const viewOffers = (personas: Personas, offer: ScriptedOffer): ScriptLine[] => {
  const refusing = personas.random.wholeNumber(0, 2)
  return personas.otherCompanies.flatMap((id, index) => viewOffer(personas, offer, id, index < refusing))
}
