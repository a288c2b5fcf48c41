import { type TProperties, type TSchema, Type } from 'typebox'
import { refusalReasonMissing } from './labels.pt.ts'

/** An opaque identifier. */
export const Id = Type.String({ minLength: 1, maxLength: 64 })
/** Money in integer cents of BRL. */
export const Cents = Type.Integer({ minimum: 0, maximum: 100_000_000_00 })
/** An instant, ISO 8601 in UTC: `2026-11-21T13:00:00.000Z`. */
export const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' })
/** A day of the calendar: `2026-11-21`. */
export const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
/** Local date and time: `DD/MM/YYYY` or `DD/MM/YYYY HH:mm:ss`, in the zone of the place. */
export const LocalDateTime = Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}( \\d{2}:\\d{2}:\\d{2})?$' })
/** A short line a person typed. */
export const Line = Type.String({ minLength: 1, maxLength: 200 })
/** A reason; it must not be blank. */
export const Reason = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
/** The reason of a refusal; `x-missing` is the specified message without it. */
export const RefusalReason = Type.String({
  ...{ minLength: 1, maxLength: 200, pattern: '\\S' },
  'x-missing': refusalReasonMissing,
})
/** Operation groups to filter by; 0 means every group of the user. */
export const GroupIds = Type.Array(Type.Union([Id, Type.Literal(0)]), { maxItems: 50 })
export const Text = Type.String({ maxLength: 4000 })
export const WholeNumber = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

/** A page of a list: the client sends `next` back as `after`; a bare `page` works too. */
export const listOf = <S extends TSchema>(item: S) =>
  Type.Object({
    list: Type.Array(item),
    hasMore: Type.Boolean(),
    page: Type.Integer(),
    size: Type.Integer(),
    next: Type.Optional(Type.String()),
  })

export const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  after: Type.Optional(Type.String({ maxLength: 400 })),
} satisfies TProperties
