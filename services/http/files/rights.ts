import { loadOfFile } from '@embarca/contracts/file/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Route } from '@embarca/contracts/kit/route.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { reportOfFile } from '@embarca/contracts/report/codes.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { hasLoad, offerTo } from '@embarca/projections/kit/audience.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'

/** A load as the carriers' view keeps it. */
type Carried = {
  readonly loadId: string
  readonly shipperId: string
  readonly offered: boolean
  readonly transporterId?: string
  readonly driverId?: string
  readonly attachments: readonly { readonly fileId: string }[]
  readonly showsAttachments: boolean
}
const isCarrier = (by: Actor) => by.transporterId !== undefined

const isBound = (by: Actor, load: Carried) =>
  hasLoad(load, by.transporterId) && (by.driverId === undefined || load.driverId === by.driverId)

/** Who is offered a load sends and gets files in its deal while the offer stands. */
const isOfferedTo = async ({ transporterId = '', driverId }: Actor, views: Views, { loadId, offered }: Carried) =>
  driverId === undefined && offered && (await offerTo(views, transporterId, loadId)) !== undefined

type Attaching = { readonly attachments: readonly { readonly fileId: string }[] }
type Deals = { readonly deals: Readonly<Record<string, { readonly items: readonly Attaching[] }>> }
type Chat = { readonly messages: readonly (Attaching & { readonly driverId: string })[] }
const hasFile = (fileId: string, said: readonly Attaching[]) =>
  said.some(({ attachments }) => attachments.some((one) => one.fileId === fileId))

/** Files sent in a deal are its two sides'; undefined when no deal has the file. */
const dealWith = async (views: Views, loadId: string, fileId: string): Promise<string | undefined> => {
  const talk = await views.get<Deals>('negotiation', loadId)
  return Object.entries(talk?.deals ?? {}).find(([, { items }]) => hasFile(fileId, items))?.[0]
}

/** Files that the load's own carrier is not shown: hidden ones of the launch, and what was sent to an earlier driver. */
const isHidden = async ({ driverId }: Actor, views: Views, load: Carried, fileId: string) => {
  if ((driverId !== undefined || !load.showsAttachments) && load.attachments.some((one) => one.fileId === fileId)) return true
  const chat = await views.get<Chat>('chat', deliveryOf(load.loadId))
  return hasFile(
    fileId,
    (chat?.messages ?? []).filter((one) => one.driverId !== load.driverId),
  )
}

/** What was sent in its own deal, while the offer stands or it has the load; the trip's files only while it has the load. */
const isForCarrier = async (by: Actor, views: Views, load: Carried, fileId: string): Promise<boolean> => {
  const sentTo = await dealWith(views, load.loadId, fileId)
  if (sentTo === undefined) return isBound(by, load) && !(await isHidden(by, views, load, fileId))
  return by.driverId === undefined && sentTo === by.transporterId && (isBound(by, load) || isOfferedTo(by, views, load))
}

const shipperForCarrier = async (by: Actor, views: Views, fileId: string): Promise<string | undefined> => {
  const loadId = loadOfFile(fileId)
  const load = loadId === undefined ? undefined : await views.get<Carried>('carrier', loadId)
  return load && (await isForCarrier(by, views, load, fileId)) ? load.shipperId : undefined
}

/** Whose files these are, for whoever sees the load; `views` show only what the asker may see. */
export type FileRights = (by: Actor, views: Views, loadId: string | undefined) => Promise<string | undefined>

/** The shipper whose files of a load this user may read and add to; undefined when there is no such load for this user. */
export const shipperOfFiles: FileRights = async (by, views, loadId) => {
  if (isCarrier(by)) {
    const load = loadId === undefined ? undefined : await views.get<Carried>('carrier', loadId)
    return load && (isBound(by, load) || (await isOfferedTo(by, views, load))) ? load.shipperId : undefined
  }
  if (loadId === undefined) return by.shipperId
  return allows(may.seeLoads, by.roles) && (await views.get('board', loadId)) ? by.shipperId : undefined
}

/** Files of a launch were there before their load: its carrier names the load, when the launch shows them. */
const isShown = ({ attachments, showsAttachments }: Carried, fileId: string) =>
  showsAttachments && attachments.some((one) => one.fileId === fileId)

type Report = { readonly userId: string; readonly kind: string; readonly operationGroupIds: readonly string[] }
/** A report is its asker's alone, as long as the asker may see what it was made of. */
const isOwnReport = async ({ userId, roles, operationGroups }: Actor, views: Views, reportId: string) => {
  const report = await views.get<Report>('report', reportId)
  if (report?.userId !== userId) return false
  const row = reportCommands[report.kind as keyof typeof reportCommands] as Route | undefined
  const sees = (group: string) => operationGroups.includes(group) || roles.includes('embarca_admin')
  return row !== undefined && allows(row.may, roles) && report.operationGroupIds.every(sees)
}

/** Whose file this is, for whoever may see it, by itself or as an attachment of the load that is named. */
export const shipperOfFile = async (by: Actor, views: Views, fileId: string, loadId?: string): Promise<string | undefined> => {
  const reportId = reportOfFile(fileId)
  if (reportId !== undefined) return (await isOwnReport(by, views, reportId)) ? by.shipperId : undefined
  const own = await (isCarrier(by) ? shipperForCarrier(by, views, fileId) : shipperOfFiles(by, views, loadOfFile(fileId)))
  if (own !== undefined || !isCarrier(by) || by.driverId !== undefined || loadId === undefined) return own
  const load = await views.get<Carried>('carrier', loadId)
  return load?.transporterId === by.transporterId && load && isShown(load, fileId) ? load.shipperId : undefined
}
