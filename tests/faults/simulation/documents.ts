import { documentsId, type SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'
import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { chance } from '../../kit/chance.ts'
import { people } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import { isWaived, observeParties, type Parties } from './parties.ts'
import { type Around, remembered, type Theme } from './theme.ts'

const { bia, tania, tito, joao, davi, ivo } = people
/** One type that a shipper starts with, for each kind of subject. */
const typeOf: Readonly<Record<SubjectKind, string>> = { TRANSPORTER: 'rctr-c', DRIVER: 'cnh', VEHICLE: 'crlv' }
type Subject = { readonly kind: SubjectKind; readonly id: string; readonly by: Actor }
const subjects: readonly Subject[] = [
  { kind: 'TRANSPORTER', id: 't1', by: tania },
  { kind: 'TRANSPORTER', id: 't2', by: tito },
  { kind: 'DRIVER', id: 'd1', by: joao },
  { kind: 'DRIVER', id: 'd2', by: davi },
  { kind: 'DRIVER', id: 'd3', by: ivo },
  { kind: 'VEHICLE', id: 'v1', by: tania },
  { kind: 'VEHICLE', id: 'v3', by: tito },
]
const DAY = 86_400_000
const dayFrom = (now: string, days: number) => localDay(new Date(Date.parse(now) + days * DAY).toISOString())

const documentMoves = (seed: number) => {
  const random = chance(seed * 47 + 19)
  const staff = (type: string, data: object, module: AttemptedCommand['module'] = 'documents'): AttemptedCommand => ({
    module,
    by: bia,
    command: { type, data },
  })
  const content = (now: string) => ({ number: '123', expiresAt: dayFrom(now, one([-1, 0, 1, 2, 4, 9], random)) })
  const upload = ({ kind, id }: Subject, now: string, expiresAt = content(now).expiresAt) =>
    staff('UploadDocument', { kind, id, typeId: typeOf[kind], number: '123', expiresAt })
  const asks = (action: 'BLOCK' | 'WARN', kind: SubjectKind) =>
    staff(
      'ChangeDocumentType',
      { id: typeOf[kind], name: typeOf[kind], subject: kind, required: random.likely(0.8), expires: true, action },
      'documentTypes',
    )
  const blocking = random.shuffled(['TRANSPORTER', 'DRIVER', 'VEHICLE'] as const).slice(0, 1 + random.below(3))
  /** Everybody has what is asked for, before it is asked for. */
  const waiting: ((now: string) => AttemptedCommand)[] = [
    ...subjects.map((subject) => (now: string) => upload(subject, now, dayFrom(now, 2 + random.below(12)))),
    ...blocking.map((kind) => () => asks('BLOCK', kind)),
  ]
  return ({ loads, now }: Around): AttemptedCommand | undefined => {
    const first = waiting.shift()
    if (first) return first(now)
    if (!random.likely(0.35)) return undefined
    const subject = one(subjects, random)
    const { kind, id, by } = subject
    const named = { kind, id, documentId: typeOf[kind] }
    const kindOf = random.below(12)
    if (kindOf < 3) return upload(subject, now)
    if (kindOf < 4) return staff('RequestDocument', { kind, id, typeId: typeOf[kind] })
    if (kindOf < 7) {
      const data = { id: documentsId({ shipperId: 's1', kind, subjectId: id }), documentId: typeOf[kind], ...content(now) }
      return { module: 'documents', by, command: { type: 'SendDocument', data } }
    }
    if (kindOf < 9) return staff('ApproveDocument', named)
    if (kindOf < 10) return staff('RefuseDocument', { ...named, reason: 'Ilegível demais' })
    if (random.likely(0.3)) return staff('RemoveDocument', named)
    if (loads.length && random.likely(0.5)) {
      const rule = one(['DOCUMENT_MISSING', 'DOCUMENT_EXPIRED'], random)
      return staff('WaiveEligibility', { id: one(loads, random).id, rule, subjectId: id, reason: 'Chega amanhã' }, 'load')
    }
    return asks(random.likely(0.6) ? 'BLOCK' : 'WARN', kind)
  }
}

type Asked = { readonly required: boolean; readonly blocks: boolean }
type Held = {
  readonly status: string
  /** The last one that was sent. */
  readonly sent?: { readonly version: number; readonly expiresAt: string | undefined } | undefined
  readonly approved?: { readonly version: number; readonly expiresAt: string | undefined } | undefined
  readonly expired?: number
}
type Model = { readonly asked: Readonly<Record<string, Asked>>; readonly held: Readonly<Record<string, Held>> }
/** The seeded types only warn. */
const initial: Model = {
  asked: Object.fromEntries(Object.values(typeOf).map((typeId) => [typeId, { required: true, blocks: false }])),
  held: {},
}
const nothing: Held = { status: 'NONE' }
const keyOf = (kind: SubjectKind, subjectId: string, typeId = typeOf[kind]) => `${kind} ${subjectId} ${typeId}`

/** Documents that are sent, reviewed, replaced and expire: nobody without a valid one is hired where its type blocks. */
export const documents = (seed: number): Theme => {
  const model = remembered(initial)
  const { stepOf } = observeParties()
  const wrong: string[] = []

  /** The rule that a subject breaks on a day, where it blocks. */
  const broken = ({ asked, held }: Model, kind: SubjectKind, id: string, day: string): string | undefined => {
    const { required, blocks } = asked[typeOf[kind]]!
    const { approved } = held[keyOf(kind, id)] ?? nothing
    if (!blocks) return undefined
    if (!approved) return required ? 'DOCUMENT_MISSING' : undefined
    return approved.expiresAt !== undefined && approved.expiresAt < day ? 'DOCUMENT_EXPIRED' : undefined
  }
  const hindered = (parties: Parties, day: string) => {
    const { carrier, driver, vehicles } = parties
    const judged = [
      ...(carrier ? [['TRANSPORTER', carrier] as const] : []),
      ...(driver ? [['DRIVER', driver.id] as const] : []),
      ...vehicles.map(({ id }) => ['VEHICLE', id] as const),
    ]
    return judged.find(([kind, id]) =>
      model.always((one) => {
        const rule = broken(one, kind, id, day)
        return rule !== undefined && !isWaived(parties, rule, id)
      }),
    )
  }
  /** Whether a document may become what an event says; a text: why not. */
  const refusal = ({ type, data, by, recordedAt }: Recorded, { status, sent, approved, expired = 0 }: Held): string | false => {
    const { version, expiresAt } = data
    const last = approved?.expiresAt ?? ''
    const isStaff = by.transporterId === undefined && by.driverId === undefined
    switch (type) {
      case 'DocumentSent':
        return version !== (sent?.version ?? 0) + 1 && `version ${version} after ${sent?.version}`
      case 'DocumentApproved':
        if (!isStaff) return `by ${by.userId}`
        if (status !== 'SENT') return `while ${status}`
        return (version !== sent?.version || expiresAt !== sent?.expiresAt) && 'another version than the one sent'
      case 'DocumentRefused':
        return !isStaff ? `by ${by.userId}` : status !== 'SENT' && `while ${status}`
      case 'DocumentExpired':
        if (version !== approved?.version) return 'of a version that does not count'
        return expired >= version ? 'twice' : last >= localDay(recordedAt) && 'before its day is over'
      default:
        return false
    }
  }
  const becomes = (held: Held, { type, data: { status, version, expiresAt } }: Recorded): Held => {
    switch (type) {
      case 'DocumentSent':
        return { ...held, status, sent: { version, expiresAt } }
      case 'DocumentApproved':
        return { ...held, status, approved: { version, expiresAt } }
      case 'DocumentRemoved':
        return { ...held, status, approved: undefined }
      case 'DocumentExpired':
        return { ...held, expired: version }
      default:
        return status === undefined ? held : { ...held, status }
    }
  }
  const observe = (event: Recorded) => {
    const { type, stream, data, recordedAt } = event
    if (type.startsWith('DocumentType')) {
      const { typeId, required, action } = data
      model.set({ ...model.now(), asked: { ...model.now().asked, [typeId]: { required, blocks: action === 'BLOCK' } } })
      return
    }
    if (type.startsWith('Document')) {
      const key = keyOf(data.kind, data.subjectId, data.typeId)
      const held = model.now().held[key] ?? nothing
      const why = refusal(event, held)
      if (why) wrong.push(`${type} of ${key}: ${why}`)
      model.set({ ...model.now(), held: { ...model.now().held, [key]: becomes(held, event) } })
      return
    }
    const step = stepOf(event)
    const found = step && hindered(step, localDay(recordedAt))
    if (found) wrong.push(`${type} of ${stream}: ${found.join(' ')} has no valid document`)
  }
  return {
    wrong,
    observe,
    move: documentMoves(seed),
    settle: model.settle,
    end: (now) => {
      for (const [key, { approved, expired = 0 }] of Object.entries(model.now().held))
        if (approved?.expiresAt !== undefined && approved.expiresAt < localDay(now) && expired < approved.version)
          wrong.push(`nobody noted that ${key} expired`)
    },
  }
}
