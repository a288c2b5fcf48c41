const mean = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** Stars as they are shown, to 0.1: `4,3`. */
export const meanText = (rating: number): string => mean.format(rating)
