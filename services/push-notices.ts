import { randomUUID } from 'node:crypto'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import type { Feed, Subscription } from '@embarca/projections/kit/feed.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { PUSH_DEVICES, type PushDevice } from '@embarca/projections/web-push/devices.ts'
import { NOTICE_LASTS, pushedTypes } from '@embarca/projections/web-push/notices.ts'
import type { EventStore } from './kit/event-store.ts'
import { fold } from './kit/fold.ts'
import { MessageRefused } from './kit/mail.ts'
import type { Run } from './kit/run.ts'
import { programFor } from './kit/scope.ts'
import { viewsReached } from './kit/views-reached.ts'
import type { WebPush } from './kit/web-push.ts'
import { pushQueue } from './push-queue.ts'
import { type DevicePush, pushesOf } from './push-recipients.ts'
import { pushDevices, pushNoticeFold, pushNotices } from './web-push/index.ts'

type Setting = {
  readonly feed: Feed
  readonly events: Pick<EventStore, 'read'>
  readonly views: Views
  readonly run: Run
  readonly push: WebPush
  readonly now: () => string
  /** A push service did not answer, or will not take a message. Endpoints are personal and in no error. */
  readonly failed: (error: unknown) => void
  /** Milliseconds before a push service that failed is tried again. */
  readonly pause?: number
}

/**
 * Sends what carriers and drivers are told to their devices, each notice once to each: what was sent is recorded, and what an earlier
 * process left is sent at the start. It follows the feed, so that no command waits for a push service.
 */
export const pushNoticesTo = async ({
  feed,
  events,
  views,
  run,
  push,
  now,
  failed,
  pause,
}: Setting): Promise<Pick<Subscription, 'stop'>> => {
  const queue = pushQueue({ now: () => Date.parse(now()), failed, ...(pause !== undefined && { pause }) })
  const hasDevices = async () => (await views.page(PUSH_DEVICES, { where: {}, sort: ['since', 'asc'], size: 1 })).items.length > 0
  const order = { key: '', asProgram: true } as const

  const note = async ({ id: noticeId, by: { shipperId }, correlationId }: Recorded, deviceId: string) => {
    const command = { type: 'NotePushed', data: { noticeId, deviceIds: [deviceId] } } as const
    const key = `${noticeId}-${deviceId}-pushed`
    await run(pushNotices, command, { ...order, by: programFor(shipperId), key, correlationId, causationId: noticeId })
  }
  const drop = async ({ correlationId }: Recorded, deviceId: string) => {
    const command = { type: 'DropPushDevice', data: { deviceId, reason: 'GONE' } } as const
    await run(pushDevices, command, { ...order, by: programFor(PLATFORM), key: randomUUID(), correlationId })
  }
  const send = async (event: Recorded, until: number, { device, ...words }: DevicePush) => {
    const { deviceId, endpoint, p256dh, auth } = device
    // Switched off, taken over or forgotten while it waited.
    const current = await views.get<PushDevice>(PUSH_DEVICES, deviceId)
    if (current?.userId !== device.userId || current.endpoint !== endpoint) return
    const message = { key: event.id, to: { endpoint, p256dh, auth }, ...words, lasts: until - Date.parse(now()) }
    try {
      if ((await push.send(message)) === 'GONE') return await drop(event, deviceId)
    } catch (error) {
      if (!(error instanceof MessageRefused)) throw error
      failed(error)
    }
    await note(event, deviceId)
  }
  const follow = async (event: Recorded) => {
    const until = Date.parse(event.recordedAt) + NOTICE_LASTS
    if (until <= Date.parse(now())) return
    await viewsReached(views, event.position)
    if (!(await hasDevices())) return
    let sent: ReadonlySet<string> | undefined
    for await (const one of pushesOf(views, event, now())) {
      sent ??= new Set(fold(pushNoticeFold, await events.read(pushNotices.stream(event.id))).deviceIds)
      const { deviceId, endpoint } = one.device
      // A forgotten person's device has no address any more.
      if (sent.has(deviceId) || !URL.canParse(endpoint)) continue
      queue.add({ place: new URL(endpoint).origin, until, send: () => send(event, until, one) })
    }
  }
  const consume = async (recorded: readonly Recorded[]) => {
    for (const event of recorded) await follow(event)
  }
  const since = new Date(Date.parse(now()) - NOTICE_LASTS).toISOString()
  const subscription = await feed.subscribe('pushes', BEFORE_ALL, consume, { types: pushedTypes, since })
  return {
    stop: async () => {
      await subscription.stop()
      await queue.stop()
    },
  }
}
