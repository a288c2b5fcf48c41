import { LoadCard } from '@embarca/contracts/board/routes.ts'

const shown = Object.keys(LoadCard.properties)

/** A card without what no browser needs of it. */
export const sentCard = (card: LoadCard): LoadCard =>
  Object.fromEntries(Object.entries(card).filter(([name]) => shown.includes(name))) as LoadCard
