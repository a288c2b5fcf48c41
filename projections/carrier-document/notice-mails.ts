import { mailedNoticeCodes } from '@embarca/contracts/carrier-document/codes.ts'
import type { DocumentEvent } from '@embarca/contracts/carrier-document/events.ts'
import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import type { SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'
import { dayText } from '@embarca/contracts/kit/days.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { Views } from '../kit/read-store.ts'
import { worksFor } from '../shared/relations.ts'
import { typesFor } from './shown.ts'
import { subjectIn } from './subjects.ts'

type Mailed = (typeof mailedNoticeCodes)[number]
export type MailedNotice = Recorded & Extract<DocumentEvent, { type: Mailed }>
/** Whether an event is a notice that leaves the program. */
export const isMailedNotice = (event: Recorded): event is MailedNotice => (mailedNoticeCodes as readonly string[]).includes(event.type)
export type NoticeMail = { readonly to: string; readonly subject: string; readonly text: string }

type Person = {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly roles: readonly string[]
  readonly active: boolean
}
type Tie = { readonly transporterId: string; readonly ends: string }
const SOME = 100

/** The carriers that answer for a subject on a day. */
const companiesOf = async (views: Views, { kind, subjectId }: MailedNotice['data'], day: string): Promise<readonly string[]> => {
  if (kind === 'TRANSPORTER') return [subjectId]
  const [view, field, name] = kind === 'DRIVER' ? ['driverTie', 'driverId', 'name'] : ['vehicleTie', 'vehicleId', 'plate']
  const ties = await readAllDocuments<Tie>(views, view, { where: { [field]: subjectId }, sort: [name, 'asc'], size: SOME })
  return ties.filter(({ ends }) => ends >= day).map(({ transporterId }) => transporterId)
}

/** The people of a subject's carriers that work for the shipper, and the driver himself where he has an account. */
export const documentSenders = async (views: Views, notice: MailedNotice, day: string): Promise<readonly Person[]> => {
  const { shipperId, kind, subjectId } = notice.data
  const found: Person[] = []
  for (const transporterId of await companiesOf(views, notice.data, day)) {
    if (!(await worksFor(views, transporterId, shipperId))) continue
    const people = await readAllDocuments<Person>(views, 'carrier-person', {
      where: { transporterId },
      sort: ['name', 'asc'],
      size: SOME,
    })
    found.push(...people.filter(({ active, roles }) => active && allows(may.operateForTransporter, roles)))
  }
  const driver = kind === 'DRIVER' ? await views.get<{ readonly userId?: string }>('driver', subjectId) : undefined
  const account = driver?.userId === undefined ? undefined : await views.get<Person>('user', driver.userId)
  return account?.active ? [...found, account] : found
}
const isMuted = async (views: Views, userId: string): Promise<boolean> =>
  (await views.get<{ readonly muted: readonly string[] }>('inbox-settings', userId))?.muted.includes('DOCUMENTS') ?? false
/** The shipper's people who manage its carriers and have not muted such notices. */
const staff = async (views: Views, { data: { shipperId }, by }: MailedNotice): Promise<readonly string[]> => {
  const people = await readAllDocuments<Person>(views, 'user', { where: { shipperId, active: true }, sort: ['name', 'asc'], size: SOME })
  const found: string[] = []
  for (const { userId, email, roles } of people) {
    if (userId === by.userId || !allows(may.manageCarriers, roles)) continue
    if (!(await isMuted(views, userId))) found.push(email)
  }
  return found
}

const staffPages = { TRANSPORTER: 'transporters', DRIVER: 'drivers', VEHICLE: 'vehicle' } as const

/** The e-mails of a notice to both sides (CA28): each address once. What staff asked for or refused, only the carrier's side gets. */
export const noticeMails = async (
  views: Views,
  notice: MailedNotice,
  at: { publicUrl: string; now: string },
): Promise<readonly NoticeMail[]> => {
  const { type, data } = notice
  const [types, found, shipper] = await Promise.all([
    typesFor(views, data.shipperId),
    subjectIn(views, data.kind, data.subjectId),
    views.get<{ name: string }>('shipper', data.shipperId),
  ])
  if (!found) return []
  const [title, name] = [documentLabels.notice[type], types[data.documentId]?.name ?? '']
  const about = { title, name, subject: found.name, shipper: shipper?.name ?? '' }
  const mailFor = (page: string) => (to: string) => {
    const until = 'expiresAt' in data ? dayText(data.expiresAt) : undefined
    return {
      to,
      subject: documentLabels.mail.subject(title, name),
      text: documentLabels.mail.text({ ...about, until, link: `${at.publicUrl}/${page}` }),
    }
  }
  const page = `${staffPages[data.kind as SubjectKind]}${data.kind === 'TRANSPORTER' ? `/${data.subjectId}?tab=documents` : ''}`
  const concernsStaff = type === 'DocumentNearExpiry' || type === 'DocumentExpired'
  const mails = [
    ...(await documentSenders(views, notice, localDay(at.now))).map(({ email }) => email).map(mailFor('carrier/company')),
    ...(concernsStaff ? (await staff(views, notice)).map(mailFor(page)) : []),
  ]
  const [seen, unique] = [new Set<string>(), [] as NoticeMail[]]
  for (const mail of mails) if (mail.to && !seen.has(mail.to) && seen.add(mail.to)) unique.push(mail)
  return unique
}
