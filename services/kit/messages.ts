export type PhoneMessage = {
  /** The same message requested again is sent once. */
  readonly key: string
  /** Digits with the area; the country is Brazil. */
  readonly to: string
  readonly text: string
}

/** Messages to phones: a WhatsApp business or SMS provider. Rejects as `Mail` does: with `MessageRefused`, or when the provider is away. */
export interface Messages {
  /** `OFF`: nobody is written to by the program; links leave by people's hands (CA38). */
  readonly channel: 'MESSAGES' | 'OFF'
  send(message: PhoneMessage): Promise<void>
}

/** Writes to nobody, and says so. */
export const noMessages: Messages = {
  channel: 'OFF',
  send: async () => {
    throw new Error('no MESSAGES_URL is set: nobody is written to automatically')
  },
}
