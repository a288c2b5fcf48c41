import type { LoadCard } from '@embarca/contracts/board/routes.ts'

type Offer = Pick<LoadCard, 'viewsAmount' | 'targetAmount'> & Partial<Pick<LoadCard, 'acceptAmount' | 'declinedAmount' | 'proposalAmount'>>

/** How many saw an offer, at least: whoever answered did, also without having opened it in the app. */
export const viewerCount = ({ viewsAmount, acceptAmount = 0, declinedAmount = 0, proposalAmount = 0 }: Offer): number =>
  Math.max(viewsAmount, acceptAmount, declinedAmount, proposalAmount)

/** How many saw an offer, and of how many when more were named: one that is open to everybody names nobody. */
export const viewersText = (offer: Offer): string => {
  const count = viewerCount(offer)
  if (count === 0) return 'Ninguém viu a oferta ainda'
  if (offer.targetAmount > count) return `${count} de ${offer.targetAmount} participantes viram a oferta`
  return count === 1 ? '1 transportadora viu a oferta' : `${count} transportadoras viram a oferta`
}

/** The same where there is little room. */
export const shortViewersText = (offer: Offer): string => {
  const count = viewerCount(offer)
  if (count === 0) return 'ninguém viu'
  if (offer.targetAmount > count) return `${count} de ${offer.targetAmount} viram`
  return count === 1 ? '1 viu' : `${count} viram`
}
