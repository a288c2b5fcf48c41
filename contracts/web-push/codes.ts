/** What carriers and drivers are told on their phones, by kind. */
export const pushNoticeCodes = [
  'OfferMade',
  'CounterProposal',
  'ProposalRefused',
  'Hired',
  'HiringRefused',
  'QuotaApproved',
  'QuotaRefused',
  'LoadForwarded',
  'DriverConfirmed',
  'DriverRefused',
  'TripGiven',
  'TripChanged',
  'TripTaken',
  'PriceChanged',
  'LoadCanceled',
  'ReceiptRefused',
  'DealMessage',
  'ChatMessage',
  'TripLinkLocked',
  'SlotLost',
  'DocumentRequested',
  'DocumentRefused',
  'DocumentNearExpiry',
  'DocumentExpired',
] as const
export type PushNoticeCode = (typeof pushNoticeCodes)[number]

/** Why a device gets no notices any more; `GONE`: its push service no longer knows it. */
export const pushDeviceEnds = ['SWITCHED_OFF', 'SIGNED_OUT', 'OTHER_USER', 'GONE'] as const
export type PushDeviceEnd = (typeof pushDeviceEnds)[number]

/**
 * The push services of the browsers. The server sends to addresses that devices name, so it admits no others: an address of its own network
 * would be reached from inside.
 */
const SERVICES = 'fcm\\.googleapis\\.com|push\\.services\\.mozilla\\.com|push\\.apple\\.com|notify\\.windows\\.com'
export const PUSH_ENDPOINT = `^https://(?:[a-z0-9-]+\\.)*(?:${SERVICES})/[\\x21-\\x7e]+$`

/** Uncompressed point on P-256 and 16 bytes, base64url. */
export const P256DH = '^[\\w-]{87}=?$'
export const PUSH_AUTH = '^[\\w-]{22}(?:==)?$'
