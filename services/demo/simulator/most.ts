/** Limits of the demo's own loads, however long it runs. */
export const MOST = { open: 22, bargains: 18, auctions: 16, lots: 12, underway: 175, delivered: 45 } as const
