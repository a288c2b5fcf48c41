import { LoadCard } from '@embarca/contracts/board/routes.ts'

const shown = Object.keys(LoadCard.properties)
/** Whether browsers get a field of a load's document. */
export const isSent = (field: string): boolean => shown.includes(field)

/** A card without what no browser needs of it. */
export const sentCard = (card: LoadCard): LoadCard => Object.fromEntries(Object.entries(card).filter(([name]) => isSent(name))) as LoadCard
