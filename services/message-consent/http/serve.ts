import type { Actor } from '@embarca/contracts/kit/event.ts'
import { completePhone } from '@embarca/contracts/kit/phone.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { PhoneHolder } from '@embarca/contracts/message-consent/events.ts'
import { messageConsentRoutes } from '@embarca/contracts/message-consent/routes.ts'
import type { FastifyInstance } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { type Fold, fold } from '../../kit/fold.ts'
import type { Messages } from '../../kit/messages.ts'
import type { Run } from '../../kit/run.ts'
import { registered } from '../../registry/index.ts'
import { messageConsents, messagesAllowedSince } from '../index.ts'

export type MessageConsentOptions = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  readonly messages: Messages
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
const END = 4

/** A driver answers for the phone that is registered for him, other people for that of their company. */
export const serveMessageConsent = (app: FastifyInstance, { run, events, messages, context }: MessageConsentOptions) => {
  const read = async <State>(of: Fold<State>, stream: string) => fold(of, await events.read(stream))
  const ownPhone = async ({ driverId, transporterId = '' }: Actor) => {
    const [holder, holderId]: [PhoneHolder, string] = driverId === undefined ? ['TRANSPORTER', transporterId] : ['DRIVER', driverId]
    const registry = holder === 'DRIVER' ? 'driver' : 'transporter'
    const known = (await registered({ read }, registry, holderId)) as { readonly phone?: string } | undefined
    return { holder, holderId, phone: completePhone(known?.phone) }
  }
  const shown = async ({ phone, ...of }: Awaited<ReturnType<typeof ownPhone>>) => ({
    sends: messages.channel === 'MESSAGES',
    ...(phone !== undefined && { phone: phone.slice(-END) }),
    isOn: phone !== undefined && (await messagesAllowedSince(events, phone, of)) !== undefined,
  })

  serveRow(app, context, {
    ...{ table: 'messageConsent', name: 'own', row: messageConsentRoutes.own },
    handler: async (request) => shown(await ownPhone(request.admitted.by)),
  })
  for (const name of ['allow', 'stop'] as const)
    serveRow(app, context, {
      ...{ table: 'messageConsent', name, row: messageConsentRoutes[name] },
      handler: async (request) => {
        const { by } = request.admitted
        const { phone, ...of } = await ownPhone(by)
        if (phone === undefined) throw refused(refuse('NO_PHONE'), messageConsents.name)
        const command = { type: messageConsentRoutes[name].command, data: { phone, ...of } } as const
        const key = keyOf(request.headers['idempotency-key'])
        const outcome = await run(messageConsents, command, { by, key, correlationId: request.id })
        if (isRefusal(outcome)) throw refused(outcome, messageConsents.name)
        return outcome
      },
    })
}
