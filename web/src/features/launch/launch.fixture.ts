import { blankForm } from './blank-form.ts'
import type { LaunchRules } from './check.ts'
import type { DraftContext } from './from-stops.ts'
import type { Chosen, LaunchText } from './launch-text.ts'
import { changeStop } from './stops.ts'

export const now = Date.parse('2026-11-21T12:10:00.000Z')
export const betim: Chosen = { id: 'p1', name: 'Fábrica Betim', city: 'Betim', state: 'MG', zone: 'America/Sao_Paulo' }
export const manaus: Chosen = { id: 'p2', name: 'CD Manaus', city: 'Manaus', state: 'AM', zone: 'America/Manaus' }
const rapido = { id: 't1', name: 'Rápido Sul' }

export const draftContext: DraftContext = {
  placeOf: (id) => [betim, manaus].find((place) => place.id === id),
  transporterOf: (id) => (id === rapido.id ? rapido : undefined),
  measure: 'WEIGHT',
  byBurden: false,
  now,
  repeats: false,
  edits: false,
}

export const rules: LaunchRules = { measure: 'WEIGHT', byBurden: false, needsFile: false }

/** A form without errors. */
export const good = (): LaunchText => {
  const text = { ...blankForm(now, 'g1'), profileId: 'pr1', freightPrice: '4.300,00', measure: '27,5', externalId: 'cg-1' }
  const collected = changeStop(text, 'origins', 0, { place: betim, at: '24/11/2026 06:00' })
  return changeStop(collected, 'destinations', 0, { place: manaus, at: '25/11/2026 14:00', orderCode: 'PED-9' })
}
export const auction = (): LaunchText => ({ ...good(), type: 'AUCTION', initialBid: '4.300,00', reduction: '1,5', auctionDuration: '90' })
export const lot = (): LaunchText => ({
  ...good(),
  deliveryType: 'LOT',
  measure: '900',
  pricePerPart: '85,00',
  amountMinimum: '27',
  amountMaximum: '300',
})
export const fob = (): LaunchText => ({
  ...good(),
  freightType: 'FOB',
  carrier: { transporter: rapido, cpf: '111.444.777-35', name: 'José Souza', phone: '(11) 98888-7777', plates: ['ABC1D23', 'ABC-1'] },
})
