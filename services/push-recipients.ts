import type { DocumentNoticeCode } from '@embarca/contracts/carrier-document/codes.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { webPushLabels } from '@embarca/contracts/web-push/labels.pt.ts'
import { documentSenders, isMailedNotice, type MailedNotice } from '@embarca/projections/carrier-document/notice-mails.ts'
import { typesFor } from '@embarca/projections/carrier-document/shown.ts'
import type { ViewFilter, Views } from '@embarca/projections/kit/read-store.ts'
import { everyPage } from '@embarca/projections/kit/report.ts'
import { allTransportersOf, transporterAudience } from '@embarca/projections/shared/audience.ts'
import { loadInWords } from '@embarca/projections/shared/load-in-words.ts'
import { worksFor } from '@embarca/projections/shared/relations.ts'
import { PUSH_DEVICES, type PushDevice } from '@embarca/projections/web-push/devices.ts'
import { type LoadNotice, loadNoticeOf, pageOf } from '@embarca/projections/web-push/notices.ts'

/** A notice for one device: what its screen says, and the page that a tap opens. */
export type DevicePush = { readonly device: PushDevice; readonly title: string; readonly body: string; readonly url: string }
type Words = Omit<DevicePush, 'device'>

type Account = { readonly active: boolean; readonly roles: readonly string[]; readonly transporterId?: string }
type Carried = {
  readonly shipperId: string
  readonly audience: readonly string[]
  readonly holders?: readonly string[]
  readonly driverId?: string
}
type Side = 'COMPANY' | 'DRIVER'
const rights = { COMPANY: may.actForTransporter, DRIVER: may.drive }
/** Of named carriers, looked up at once. */
const AT_ONCE = 100

/** Devices found, without those of the actor and those that asked for notices later. */
async function* devicesWhere(views: Views, event: Recorded, where: ViewFilter): AsyncGenerator<PushDevice> {
  for await (const devices of everyPage<PushDevice>(views, PUSH_DEVICES, { where, sort: ['since', 'asc'] }))
    for (const device of devices)
      if (device.userId !== event.by.userId && comparePositions(device.position, event.position) < 0) yield device
}

/** The user still has an account with the company and a role that reads this. */
const isStillEntitled = async (views: Views, { userId, transporterId }: PushDevice, side: Side): Promise<boolean> => {
  const account = await views.get<Account>('user', userId)
  if (!account?.active || !allows(rights[side], account.roles)) return false
  return side === 'DRIVER' || account.transporterId === transporterId
}

const offeredTo = async (views: Views, load: Carried, transporterId: string | undefined): Promise<boolean> => {
  if (transporterId === undefined) return false
  if (!load.audience.includes(transporterAudience(transporterId)) && !load.audience.includes(allTransportersOf(load.shipperId)))
    return false
  return worksFor(views, transporterId, load.shipperId)
}

async function* offeredDevices(views: Views, event: Recorded, load: Carried): AsyncGenerator<PushDevice> {
  const known = new Map<string, boolean>()
  const named = load.audience.flatMap((name) =>
    name.startsWith(transporterAudience('')) ? [name.slice(transporterAudience('').length)] : [],
  )
  const toAll = load.audience.includes(allTransportersOf(load.shipperId))
  const parts: ViewFilter[] = []
  if (toAll) parts.push({})
  else for (let at = 0; at < named.length; at += AT_ONCE) parts.push({ transporterId: named.slice(at, at + AT_ONCE) })
  for (const where of parts)
    for await (const device of devicesWhere(views, event, where)) {
      const { transporterId = '' } = device
      if (!known.has(transporterId)) known.set(transporterId, await offeredTo(views, load, transporterId))
      if (known.get(transporterId)) yield device
    }
}

async function* companyDevices(views: Views, event: Recorded, load: Carried, { companies }: LoadNotice): AsyncGenerator<PushDevice> {
  if (companies === 'OFFERED') yield* offeredDevices(views, event, load)
  else if (companies === 'HOLDERS') yield* devicesWhere(views, event, { transporterId: [...(load.holders ?? [])] })
  else if (companies) yield* devicesWhere(views, event, { transporterId: companies.transporterId })
}

async function* loadPushes(views: Views, event: Recorded, notice: LoadNotice): AsyncGenerator<DevicePush> {
  const { loadId } = event.data as { readonly loadId: string }
  const [load, words] = await Promise.all([views.get<Carried>('carrier', loadId), loadInWords(views, loadId)])
  if (!load || !words) return
  const text = (side: Side): Words => ({
    title: webPushLabels.title[notice.code],
    body: webPushLabels.load(words),
    url: pageOf(notice.code, loadId, side),
  })
  for await (const device of companyDevices(views, event, load, notice))
    if (await isStillEntitled(views, device, 'COMPANY')) yield { device, ...text('COMPANY') }
  const driver = notice.driver === 'BOUND' ? { driverId: load.driverId } : notice.driver
  const driverId = driver?.driverId
  if (!driver || driverId === undefined) return
  // Who drives for the own company may have both roles: the trip's page tells him once.
  if (driverId !== load.driverId && !('isFormer' in driver)) return
  for await (const device of devicesWhere(views, event, { driverId }))
    if (await isStillEntitled(views, device, 'DRIVER')) yield { device, ...text('DRIVER') }
}

async function* documentPushes(views: Views, notice: MailedNotice, now: string): AsyncGenerator<DevicePush> {
  const { type, data } = notice
  const [people, types, shipper] = await Promise.all([
    documentSenders(views, notice, localDay(now)),
    typesFor(views, data.shipperId),
    views.get<{ name: string }>('shipper', data.shipperId),
  ])
  const title = webPushLabels.title[type satisfies DocumentNoticeCode]
  const body = webPushLabels.document(shipper?.name ?? '', types[data.documentId]?.name ?? '')
  for (const { id: userId } of people)
    for await (const device of devicesWhere(views, notice, { userId }))
      yield { device, title, body, url: device.driverId === undefined ? '/carrier/company' : '/driver/account' }
}

/** The devices that an event is told on, each once. */
export async function* pushesOf(views: Views, event: Recorded, now: string): AsyncGenerator<DevicePush> {
  const notice = loadNoticeOf(event)
  const seen = new Set<string>()
  const found = notice ? loadPushes(views, event, notice) : isMailedNotice(event) ? documentPushes(views, event, now) : undefined
  if (!found) return
  for await (const push of found)
    if (!seen.has(push.device.deviceId)) {
      seen.add(push.device.deviceId)
      yield push
    }
}
