import type { LoadCard } from '@embarca/contracts/board/routes.ts'

type Offer = Pick<LoadCard, 'viewsAmount' | 'targetAmount'> & Partial<Pick<LoadCard, 'acceptAmount' | 'declinedAmount' | 'proposalAmount'>>

/** The least number of transporters that saw an offer: an answer counts as seen, even if the app did not record a view. */
export const viewerCount = ({ viewsAmount, acceptAmount = 0, declinedAmount = 0, proposalAmount = 0 }: Offer): number =>
  Math.max(viewsAmount, acceptAmount, declinedAmount, proposalAmount)

/** How many saw an offer, out of how many; an offer open to everybody has no total. */
export const viewersText = (offer: Offer): string => {
  const count = viewerCount(offer)
  if (count === 0) return 'Ninguém viu a oferta ainda'
  if (offer.targetAmount > count) return `${count} de ${offer.targetAmount} participantes viram a oferta`
  return count === 1 ? '1 transportadora viu a oferta' : `${count} transportadoras viram a oferta`
}

/** The same text for narrow places. */
export const shortViewersText = (offer: Offer): string => {
  const count = viewerCount(offer)
  if (count === 0) return 'ninguém viu'
  if (offer.targetAmount > count) return `${count} de ${offer.targetAmount} viram`
  return count === 1 ? '1 viu' : `${count} viram`
}
