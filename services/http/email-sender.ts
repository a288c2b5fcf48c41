import type { FastifyBaseLogger } from 'fastify'
import type { Mail, Message } from '../kit/mail.ts'
import { Failure } from './failures.ts'

type EmailLabels = { readonly sent: string; readonly notSent: string; readonly failed: string }

/** Sends the e-mails of one request. `outcome` is the part of the answer about them: the channel, and a message to show. */
export const emailSender = (mail: Mail, { sent, notSent, failed }: EmailLabels) => {
  const mailDown = new Failure(503, 'MAIL_DOWN', [failed])
  return {
    outcome: { channel: mail.channel, message: mail.channel === 'MAIL' ? sent : notSent },
    /** Throws when not all were accepted; `what` is for the log. */
    send: async (messages: readonly Message[], what: string, log: FastifyBaseLogger): Promise<void> => {
      await Promise.all(messages.map(mail.send)).catch((error: unknown) => {
        log.error({ err: error }, `${what} not sent`)
        throw mailDown
      })
    },
  }
}
