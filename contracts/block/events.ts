import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'
import { blockKinds, blockReasons } from './codes.ts'

const block = { blockId: Id, shipperId: Id, kind: Type.Enum(blockKinds) }
/** Under whose key its texts are sealed: the driver's, that of an unregistered CPF, or the block's own. */
const subject = { subjectId: Id }
const terms = {
  reasonType: Type.Enum(blockReasons),
  reason: personalText('subjectId'),
  until: Type.Optional(Instant),
  /** Absent or empty: in every operation group. */
  operationGroupIds: Type.Optional(Type.Array(Id)),
}

/** Blocks of a shipper, all in its stream `block-{shipperId}`; no other shipper reads it. */
export const blockEvents = {
  SubjectBlocked: event({
    ...block,
    ...subject,
    transporterId: Type.Optional(Id),
    driverId: Type.Optional(Id),
    /** Keyed digest of the CPF: it finds the person also after he was forgotten, and tells nobody who he is. */
    cpfHash: Type.Optional(Type.String()),
    vehicleId: Type.Optional(Id),
    /** In its first spelling. */
    plate: Type.Optional(Type.String()),
    /** As the list shows the subject: its name or kind, and its CNPJ, CPF or plate. */
    name: personalText('subjectId'),
    document: personalText('subjectId'),
    from: Instant,
    ...terms,
  }),
  BlockChanged: event({ ...block, ...subject, ...terms }),
  /** A block of the future has begun. */
  BlockBegan: event(block),
  SubjectReleased: event({
    ...block,
    ...subject,
    reason: Type.Optional(personalText('subjectId')),
    /** Its time is over. */
    bySystem: Type.Optional(Type.Boolean()),
  }),
}
export type BlockEvent = EventsOf<typeof blockEvents>
