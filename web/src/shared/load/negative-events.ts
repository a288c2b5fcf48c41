/** Events that record a failure or cancellation; shown in the colour of errors. A carrier that declines is neither: others answer. */
export const negativeEvents: ReadonlySet<string> = new Set([
  'LoadCanceled',
  'LoadExpired',
  'HiringRefused',
  'DriverRefused',
  'ReceiptRefused',
  'AcceptanceUndone',
])
