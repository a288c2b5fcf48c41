/** Facts after which something did not come about: told in the colour of what went wrong. */
export const negativeEvents: ReadonlySet<string> = new Set([
  'LoadCanceled',
  'LoadExpired',
  'HiringRefused',
  'DriverRefused',
  'ReceiptRefused',
  'AcceptanceUndone',
  'OfferDeclined',
])
