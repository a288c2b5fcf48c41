import { EXPIRY_DAYS } from '@embarca/contracts/carrier-document/codes.ts'
import { documentsId, type SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'
import { seededTypes, typesOf } from '@embarca/contracts/carrier-document/types.ts'
import { expiryInstants } from '@embarca/contracts/carrier-document/validity.ts'
import { dayAfter } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { demoUsers } from '../identity/demo-users.ts'
import { actorNamed, registrarFor } from './actors.ts'
import { carriers, drivers, vehicles } from './fleet.ts'
import type { ScenarioStep } from './scenario.ts'
import { DAY, iso } from './script/lines.ts'

type Story = 'VALID' | 'NEAR' | 'EXPIRED' | 'SENT' | 'REFUSED' | 'REQUESTED' | 'MISSING'
/** Most documents are good; each story meets the eye on the first page of a list. */
const stories: readonly Story[] = [
  'VALID',
  'NEAR',
  'VALID',
  'EXPIRED',
  'VALID',
  'SENT',
  'VALID',
  'REFUSED',
  'REQUESTED',
  'VALID',
  'MISSING',
]
/** Days until a document of the story ends. */
const daysLeft: Readonly<Partial<Record<Story, number>>> = { NEAR: 12, EXPIRED: -9 }
/** Days before the demo's end at which documents were uploaded, and at which they were sent and reviewed. */
const UPLOADED = 80
const SENT = 2
/** Drivers and vehicles of each company with documents. */
const OF_EACH = 3

type Subject = { readonly kind: SubjectKind; readonly id: string; readonly companyId: string }
const subjectsOf = (companyId: string): readonly Subject[] => [
  { kind: 'TRANSPORTER', id: companyId, companyId },
  ...drivers
    .filter(({ transporterId }) => transporterId === companyId)
    .slice(0, OF_EACH)
    .map(({ id }) => ({ kind: 'DRIVER' as const, id, companyId })),
  ...vehicles
    .filter(({ transporterId }) => transporterId === companyId)
    .slice(0, OF_EACH)
    .map(({ id }) => ({ kind: 'VEHICLE' as const, id, companyId })),
]
const userOf = (companyId: string) => demoUsers.find(({ transporterId, driverId }) => transporterId === companyId && !driverId)?.username

/** The documents that carriers, drivers and vehicles of every shipper hold at the demo's end: good, near their end, expired, sent, refused, asked for and missing. */
export const documentSteps = (seed: string, today: string): readonly ScenarioStep[] => {
  const now = Date.parse(today)
  const day = localDay(today)
  const seeded = typesOf(seededTypes)
  let count = 0

  const stepsOf = (shipperId: string, { kind, id, companyId }: Subject, type: (typeof seeded)[number]): readonly ScenarioStep[] => {
    const story = stories[count++ % stories.length]!
    const stream = documentsId({ shipperId, kind, subjectId: id })
    const staff = registrarFor(shipperId)
    const of = { kind, id, typeId: type.id, documentId: type.id }
    const named = { id: stream, documentId: type.id }
    const content = {
      number: String(100_000 + count * 37),
      ...(type.expires && { issuedAt: dayAfter(day, -200), expiresAt: dayAfter(day, daysLeft[story] ?? 120 + (count % 5) * 30) }),
    }
    const step = (command: string, data: object, by: ScenarioStep['by'], at: number | string): ScenarioStep => ({
      module: 'documents',
      command: { type: command, data },
      by,
      key: `${seed}/documents/${stream}/${type.id}/${command}`,
      at: typeof at === 'string' ? at : iso(at),
    })
    const user = userOf(companyId)
    const sender = user === undefined ? undefined : actorNamed(user)
    if (story === 'MISSING') return []
    if (story === 'REQUESTED' || (sender === undefined && (story === 'SENT' || story === 'REFUSED')))
      return [step('RequestDocument', of, staff, now - SENT * DAY)]
    if (story === 'SENT') return [step('SendDocument', { ...named, ...content }, sender!, now - SENT * DAY)]
    if (story === 'REFUSED')
      return [
        step('SendDocument', { ...named, ...content }, sender!, now - SENT * DAY),
        step('RefuseDocument', { ...of, reason: 'A imagem está ilegível.' }, staff, now - DAY),
      ]
    const upload = step('UploadDocument', { ...of, ...content }, staff, now - UPLOADED * DAY)
    if (!type.expires) return [upload]
    // What the timers of the past would have recorded.
    const { nearExpiryAt, expiredAt } = expiryInstants(content.expiresAt!, EXPIRY_DAYS)
    const noted = { ...named, version: 1 }
    const program = { program: shipperId }
    return [
      upload,
      ...(nearExpiryAt <= today ? [step('NoteNearExpiry', noted, program, nearExpiryAt)] : []),
      ...(expiredAt <= today ? [step('NoteExpiry', noted, program, expiredAt)] : []),
    ]
  }
  return carriers.flatMap((carrier) =>
    carrier.shippers.flatMap((shipperId) =>
      subjectsOf(carrier.id).flatMap((subject) =>
        seeded.filter(({ subject: kind }) => kind === subject.kind).flatMap((type) => stepsOf(shipperId, subject, type)),
      ),
    ),
  )
}
