import type { FastifyBaseLogger } from 'fastify'
import type { Mail, Message } from '../kit/mail.ts'
import { Failure } from './failures.ts'

type Words = { readonly sent: string; readonly kept: string; readonly failed: string }

/** Sends what one request has to send. `told` is what its answer says of that: by which channel, and a message to show. */
export const lettersBy = (mail: Mail, { sent, kept, failed }: Words) => {
  const mailDown = new Failure(503, 'MAIL_DOWN', [failed])
  return {
    told: { channel: mail.channel, message: mail.channel === 'MAIL' ? sent : kept },
    /** Throws when not all were taken; `what` is for the log. */
    send: async (letters: readonly Message[], what: string, log: FastifyBaseLogger): Promise<void> => {
      await Promise.all(letters.map(mail.send)).catch((error: unknown) => {
        log.error({ err: error }, `${what} not sent`)
        throw mailDown
      })
    },
  }
}
