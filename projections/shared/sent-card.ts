import { LoadCard } from '@embarca/contracts/board/routes.ts'

const shown = Object.keys(LoadCard.properties)
/** Whether clients receive a field of a load's document. */
export const isSent = (field: string): boolean => shown.includes(field)

/** A card reduced to the fields that clients use. */
export const sentCard = (card: LoadCard): LoadCard => Object.fromEntries(Object.entries(card).filter(([name]) => isSent(name))) as LoadCard
