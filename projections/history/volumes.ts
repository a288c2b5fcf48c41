import { lotHistoryTexts } from '@embarca/contracts/lot/labels.pt.ts'

/** An invisible character that cannot be typed. */
const MARK = '\u2063'
/** A volume in the description of a lot's event; its unit is added when the history is read, because only the lot's load has it. */
export const volume = (amount: number): string => `${MARK}${amount}${MARK}`

const VOLUME = new RegExp(`${MARK}([\\d.]+)${MARK}`, 'g')
const tons = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const measured = (amount: number, measureType: string | undefined): string => {
  if (measureType === 'UNIT') return `${amount.toLocaleString('pt-BR')} ${lotHistoryTexts.units}`
  if (measureType === 'CUBAGE') return `${tons.format(amount)} m³`
  return amount < 1000 ? `${amount.toLocaleString('pt-BR')} kg` : `${tons.format(amount / 1000)} t`
}

/** The description with units: kilograms below a ton, else tons; cubic metres and units unchanged. */
export const inUnits = (detail: string, measureType: string | undefined): string =>
  detail.replace(VOLUME, (_, amount) => measured(Number(amount), measureType))
