import dedicatedLoadHeld1 from './earlier/DedicatedLoadHeld.v1.json' with { type: 'json' }
import type { Schema } from './json-schema.ts'

/** An earlier version of a public event, published next to the present one until readers have changed over. */
export type EarlierVersion = {
  readonly version: number
  /** The last day, in UTC: events recorded on it are the last that are published in this version, too. */
  readonly until: string
  /** What readers rely on: the schema as it was released last. */
  readonly schema: Schema
  /** The data of the present version as this one said it. */
  // biome-ignore lint/suspicious/noExplicitAny: each takes the data of its own event type
  readonly from: (data: any) => unknown
}

/**
 * By event type, the oldest first. A day that was released is never brought forward. An entry stays for as long as topics keep records
 * after its last day; then the compatibility gate lets it go.
 */
export const earlierVersions: Readonly<Record<string, readonly EarlierVersion[]>> = {
  DedicatedLoadHeld: [
    {
      version: 1,
      until: '2027-06-30',
      schema: dedicatedLoadHeld1,
      from: ({ binding, ...data }: { readonly binding: number }) => ({ ...data, ...(binding > 1 && { binding }) }),
    },
  ],
}

/** The versions in which an event is published besides the present one: by the moment it was recorded, so that every copy says the same. */
export const earlierVersionsOf = ({
  type,
  recordedAt,
}: {
  readonly type: string
  readonly recordedAt: string
}): readonly EarlierVersion[] => (earlierVersions[type] ?? []).filter(({ until }) => recordedAt.slice(0, until.length) <= until)
