/** NEW: before it was formed; never shown. */
export const mountStatuses = ['FORMED', 'LAUNCHED', 'UNMOUNTED'] as const
export type MountStatus = (typeof mountStatuses)[number]
export type MountLifecycleStatus = MountStatus | 'NEW'

/** Limits of a formed load (readings o7). */
export const MOST_ORDERS = 500
export const MOST_COLLECT_PLACES = 5
export const MOST_DELIVERY_PLACES = 60

export const mountRefusals = [
  'MOUNT_UNKNOWN',
  'MOUNT_NOT_NOW',
  'MOUNT_BEING_LAUNCHED',
  'ORDERS_GONE',
  'ORDERS_NOT_FREE',
  'ORDERS_MISSING',
  'ORDERS_REPEATED',
  'ORDERS_UNKNOWN',
  'ORDERS_BLOCKED',
  'ORDERS_CHANGED',
  'ORDERS_WITHOUT_PLACE',
  'ORDERS_OF_OTHER_FREIGHT',
  'ORDERS_OF_OTHER_GROUP',
  'TOO_MANY_ORDERS',
  'TOO_MANY_COLLECT_PLACES',
  'TOO_MANY_DELIVERY_PLACES',
  'LOADS_OF_OTHER_TRANSPORTERS',
  'ORDERS_OF_LOAD_MISSING',
  'ORDERS_GROUPED_TOGETHER',
  'LOADS_NOT_GROUPED',
  'GROUPED_LOADS_RETURNED',
  'LAST_ORDER',
  'ORDER_NOT_MOUNTED',
  'STOPS_DIFFER',
  'EXTERNAL_ID_TAKEN',
] as const
export type MountRefusal = (typeof mountRefusals)[number]
