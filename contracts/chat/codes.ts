export const chatRefusals = ['CHAT_EMPTY', 'CHAT_FULL', 'CHAT_NOT_NOW', 'DRIVER_MISSING', 'DRIVER_NOT_BOUND'] as const
export type ChatRefusal = (typeof chatRefusals)[number]
/** The two sides of a talk about a delivery. */
export const chatAgents = ['SHIPPER', 'DRIVER'] as const
export type ChatAgent = (typeof chatAgents)[number]
