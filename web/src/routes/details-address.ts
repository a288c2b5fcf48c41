/** The drawer that is open on a load: receipts, invoices, a deal or the chat with the driver. */
export type DetailsAddress = { readonly receipts?: string; readonly invoices?: true; readonly deal?: string; readonly chat?: true }
const isSet = (given: unknown) => given === true || given === 'true'
export const readDetailsAddress = (given: Record<string, unknown>): DetailsAddress => ({
  ...(typeof given['receipts'] === 'string' && { receipts: given['receipts'] }),
  ...(typeof given['deal'] === 'string' && { deal: given['deal'] }),
  ...(isSet(given['invoices']) && { invoices: true as const }),
  ...(isSet(given['chat']) && { chat: true as const }),
})
