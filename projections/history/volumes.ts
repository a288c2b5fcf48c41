/** Nobody types it and no font shows it. */
const MARK = '\u2063'
/** A volume in what a fact of a lot says; in what the lot measures is known to its load alone, when the history is read. */
export const volume = (amount: number): string => `${MARK}${amount}${MARK}`

const VOLUME = new RegExp(`${MARK}([\\d.]+)${MARK}`, 'g')
const tons = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const measured = (amount: number, measureType: string | undefined): string => {
  if (measureType === 'UNIT') return `${amount.toLocaleString('pt-BR')} un.`
  if (measureType === 'CUBAGE') return `${tons.format(amount)} m³`
  return amount < 1000 ? `${amount.toLocaleString('pt-BR')} kg` : `${tons.format(amount / 1000)} t`
}

/** The same with its unit: kilograms below a ton, else tons; cubic metres and units as they are. */
export const inUnits = (detail: string, measureType: string | undefined): string =>
  detail.replace(VOLUME, (_, amount) => measured(Number(amount), measureType))
