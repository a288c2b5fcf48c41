import { amountText } from '@embarca/contracts/kit/measures.ts'

/** An invisible character that cannot be typed. */
const MARK = '\u2063'
/** A volume in the description of a lot's event; its unit is added when the history is read, because only the lot's load has it. */
export const volume = (amount: number): string => `${MARK}${amount}${MARK}`

const VOLUME = new RegExp(`${MARK}([\\d.]+)${MARK}`, 'g')
/** The description with units: kilograms below a ton, else tons; cubic metres and units unchanged. */
export const inUnits = (detail: string, measureType: string | undefined): string =>
  detail.replace(VOLUME, (_, amount) => amountText(Number(amount), measureType))
