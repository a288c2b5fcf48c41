import type { LoadCard } from '@embarca/contracts/board/routes.ts'

type Offer = Pick<LoadCard, 'viewsAmount' | 'targetAmount'> & Partial<Pick<LoadCard, 'acceptAmount' | 'declinedAmount' | 'proposalAmount'>>

/** How many saw an offer, at least: whoever answered did, also without having opened it in the app. */
export const viewers = ({ viewsAmount, acceptAmount = 0, declinedAmount = 0, proposalAmount = 0 }: Offer): number =>
  Math.max(viewsAmount, acceptAmount, declinedAmount, proposalAmount)

/** How many saw an offer, and of how many when more were named: one that is open to everybody names nobody. */
export const seenBy = (offer: Offer): string => {
  const seen = viewers(offer)
  if (seen === 0) return 'Ninguém viu a oferta ainda'
  if (offer.targetAmount > seen) return `${seen} de ${offer.targetAmount} participantes viram a oferta`
  return seen === 1 ? '1 transportadora viu a oferta' : `${seen} transportadoras viram a oferta`
}

/** The same where there is little room. */
export const seenShort = (offer: Offer): string => {
  const seen = viewers(offer)
  if (seen === 0) return 'ninguém viu'
  if (offer.targetAmount > seen) return `${seen} de ${offer.targetAmount} viram`
  return seen === 1 ? '1 viu' : `${seen} viram`
}
