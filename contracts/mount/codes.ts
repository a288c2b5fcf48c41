/** NEW: before it was formed; never shown. */
export const mountStatuses = ['FORMED', 'LAUNCHED', 'UNMOUNTED'] as const
export type MountStatus = (typeof mountStatuses)[number]
export type MountLifecycleStatus = MountStatus | 'NEW'

/** Limits of a formed load (readings o7). */
export const MOST_ORDERS = 500
export const MOST_COLLECT_PLACES = 5
export const MOST_DELIVERY_PLACES = 60
