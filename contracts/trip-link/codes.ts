export const tripLinkRefusals = [
  'NO_DRIVER_FOR_LINK',
  'TRIP_IS_OVER',
  'TRIP_LINK_UNKNOWN',
  'TRIP_LINK_LOCKED',
  'DEVICE_UNKNOWN',
  'DIGITS_WRONG',
] as const
export type TripLinkRefusal = (typeof tripLinkRefusals)[number]

/** Why a link opens no more before its time (CA38). */
export const tripLinkEnds = ['REVOKED', 'REPLACED', 'UNBOUND', 'LOCKED'] as const
export type TripLinkEnd = (typeof tripLinkEnds)[number]

/** Wrong answers about the CPF after which a link is locked. */
export const MOST_TRIES = 5
/** Digits of the CPF, its last ones, that another device asks for. */
export const CPF_END = '^\\d{3}$'
/** Days for which a link opens at most, when its trip never ends. */
export const LONGEST_TRIP_DAYS = 60

/** SHA-256 in hex. */
export const HASH = '^[0-9a-f]{64}$'
/** 32 random bytes in base64url: the key of a link, and the key of a device. */
export const LINK_KEY = '^[\\w-]{43}$'

/** The page that a link opens; its key is in the fragment, which no server, log or referrer gets. */
export const tripPage = (loadId: string): string => `/trip/${encodeURIComponent(loadId)}`

/** The statuses of a load whose driver may get a link. */
export const tripStatuses: readonly string[] = [
  'WAITING_DRIVER_ACCEPT',
  'LINKED_TO_DRIVER_VEHICLE',
  'IN_COLLECT',
  'COLLECT_DONE',
  'IN_TRANSIT',
  'IN_DELIVERY',
]
