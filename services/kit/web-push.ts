/** A browser's subscription at its push service. */
export type PushSubscriptionKeys = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

export type PushMessage = {
  /** A later message with the same key replaces one that is not delivered yet. */
  readonly key: string
  readonly to: PushSubscriptionKeys
  readonly title: string
  readonly body: string
  /** The page that a tap opens. */
  readonly url: string
  /** Milliseconds after which it is not worth delivering. */
  readonly lasts: number
}
/** `GONE`: the push service no longer knows the device. */
export type PushOutcome = 'TAKEN' | 'GONE'

/** Notices on phones that are not looking. Rejects when the push service is away, with `MessageRefused` when it will never take this one. */
export interface WebPush {
  /** `OFF`: nothing is sent, and no device can ask for it. */
  readonly channel: 'WEB_PUSH' | 'OFF'
  /** Browsers subscribe under it, base64url; absent while it is off. */
  readonly publicKey?: string
  send(message: PushMessage): Promise<PushOutcome>
}

/** Sends nothing, and says so. */
export const noWebPush: WebPush = {
  channel: 'OFF',
  send: async () => {
    throw new Error('web push is off')
  },
}
