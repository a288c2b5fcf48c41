type Offer = { readonly viewsAmount: number; readonly targetAmount: number }

/** How many saw an offer, and of how many when more were named: one that is open to everybody names nobody. */
export const seenBy = ({ viewsAmount, targetAmount }: Offer): string => {
  if (viewsAmount === 0) return 'Ninguém viu a oferta ainda'
  if (targetAmount > viewsAmount) return `${viewsAmount} de ${targetAmount} participantes viram a oferta`
  return viewsAmount === 1 ? '1 transportadora viu a oferta' : `${viewsAmount} transportadoras viram a oferta`
}

/** The same where there is little room. */
export const seenShort = ({ viewsAmount, targetAmount }: Offer): string => {
  if (viewsAmount === 0) return 'ninguém viu'
  if (targetAmount > viewsAmount) return `${viewsAmount} de ${targetAmount} viram`
  return viewsAmount === 1 ? '1 viu' : `${viewsAmount} viram`
}
