import type { Actor } from '@embarca/contracts/kit/event.ts'
import { chatStatuses, deliveryOf } from '@embarca/contracts/load/codes.ts'
import { allows, isStaff, may } from '@embarca/contracts/roles.ts'
import type { OwnerKind } from '../kit/owner-kind.ts'
import type { Views } from '../kit/read-store.ts'
import { hasLoad, offerTo } from '../shared/audience.ts'
import { LOADS } from '../shared/found-loads.ts'

/** The fields of a load in the carriers' view that access depends on. */
type Carried = {
  readonly loadId: string
  readonly shipperId: string
  readonly offered: boolean
  readonly transporterId?: string
  readonly executorId?: string
  readonly driverId?: string
  readonly attachments: readonly { readonly fileId: string }[]
  readonly showsAttachments: boolean
}
const isCarrier = (by: Actor) => by.transporterId !== undefined
const carried = (views: Views, loadId: string) => views.get<Carried>('carrier', loadId)

const isBound = (by: Actor, load: Carried) =>
  hasLoad(load, by.transporterId) && (by.driverId === undefined || load.driverId === by.driverId)

/** A transporter that is offered a load exchanges files in its deal while the offer is open. */
const isOfferedTo = async ({ transporterId = '', driverId }: Actor, views: Views, { loadId, offered }: Carried) =>
  driverId === undefined && offered && (await offerTo(views, transporterId, loadId)) !== undefined

type Attaching = { readonly attachments: readonly { readonly fileId: string }[] }
type Deals = { readonly deals: Readonly<Record<string, { readonly items: readonly Attaching[] }>> }
type ChatDocument = { readonly messages: readonly (Attaching & { readonly driverId: string })[] }
const hasFile = (fileId: string, attachedFiles: readonly Attaching[]) =>
  attachedFiles.some(({ attachments }) => attachments.some((one) => one.fileId === fileId))

/** The transporter whose deal has the file, which only the deal's two sides see; undefined when no deal has it. */
const dealWith = async (views: Views, loadId: string, fileId: string): Promise<string | undefined> => {
  const talk = await views.get<Deals>('negotiation', loadId)
  return Object.entries(talk?.deals ?? {}).find(([, { items }]) => hasFile(fileId, items))?.[0]
}

/** Files hidden from the load's own carrier: those of the launch that are not shown, and what was sent to an earlier driver. */
const isHidden = async ({ driverId }: Actor, views: Views, load: Carried, fileId: string) => {
  if ((driverId !== undefined || !load.showsAttachments) && load.attachments.some((one) => one.fileId === fileId)) return true
  const chat = await views.get<ChatDocument>('chat', deliveryOf(load.loadId))
  return hasFile(
    fileId,
    (chat?.messages ?? []).filter((one) => one.driverId !== load.driverId),
  )
}

/** Files of its own deal, while the offer is open or it has the load; the trip's files only while it has the load. */
const isForCarrier = async (by: Actor, views: Views, load: Carried, fileId: string): Promise<boolean> => {
  const sentTo = await dealWith(views, load.loadId, fileId)
  if (sentTo === undefined) return isBound(by, load) && !(await isHidden(by, views, load, fileId))
  return by.driverId === undefined && sentTo === by.transporterId && (isBound(by, load) || isOfferedTo(by, views, load))
}

/** Files of a launch are older than their load: its carrier finds them through the load, when the launch shows them. */
const isShown = ({ attachments, showsAttachments }: Carried, fileId: string) =>
  showsAttachments && attachments.some((one) => one.fileId === fileId)

const shipperOfFiles: NonNullable<OwnerKind['shipperOfFiles']> = async (by, loadId, { views }) => {
  if (!isCarrier(by)) return allows(may.seeLoads, by.roles) && (await views.get(LOADS, loadId)) ? by.shipperId : undefined
  const load = await carried(views, loadId)
  return load && (isBound(by, load) || (await isOfferedTo(by, views, load))) ? load.shipperId : undefined
}

type ChatCard = { readonly statusCode?: string; readonly driverId?: string }
type Driven = { readonly status?: string; readonly driverId?: string }
const isOpen = (status = '') => chatStatuses.includes(status)

/** The shipper's side sees all of a load's chat; a driver sees the messages of the driver's own time. */
const chat: NonNullable<OwnerKind['chat']> = async ({ driverId }, loadId, side, views) => {
  if (side === 'SHIPPER') {
    const load = await views.get<ChatCard>(LOADS, loadId)
    return load && { isOpen: load.driverId !== undefined && isOpen(load.statusCode) }
  }
  const load = await views.get<Driven>('carrier', loadId)
  return load && driverId !== undefined && load.driverId === driverId ? { isOpen: isOpen(load.status), driverId } : undefined
}

/** Staff see the loads of their groups; carriers see a load's files while it is offered to them or they have it. */
export const loadOwner: OwnerKind = {
  // Carriers poll; they receive no notifications.
  maySee: async (by, loadId, { views }) => isStaff(by) && allows(may.seeLoads, by.roles) && (await views.get(LOADS, loadId)) !== undefined,
  shipperOfFiles,
  shipperOfFile: async (by, loadId, fileId, context) => {
    if (!isCarrier(by)) return shipperOfFiles(by, loadId, context)
    const load = await carried(context.views, loadId)
    return load && (await isForCarrier(by, context.views, load, fileId)) ? load.shipperId : undefined
  },
  shipperOfAttachment: async (by, loadId, fileId, { views }) => {
    if (!isCarrier(by) || by.driverId !== undefined) return undefined
    const load = await carried(views, loadId)
    return load && hasLoad(load, by.transporterId) && isShown(load, fileId) ? load.shipperId : undefined
  },
  chat,
}
