const COMPLETE = [10, 11]

/** The digits of a Brazilian number with its area, as messengers need it; undefined for one without. */
export const completePhone = (phone: string | undefined): string | undefined => {
  const digits = phone?.replace(/\D/g, '') ?? ''
  return COMPLETE.includes(digits.length) ? digits : undefined
}
