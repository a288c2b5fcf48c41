import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'

/** Something that happened, named in the past tense. `data` is plain JSON that must stay readable for ever. */
// biome-ignore lint/suspicious/noExplicitAny: of an event of any type, every field may be asked
export type Event<Name extends string = string, Data = any> = { readonly type: Name; readonly data: Data }

/** The user that acted, as the envelope stores it. Without a name: names are personal and are looked up in the `people` view. */
export type By = {
  readonly userId: string
  readonly roles: readonly string[]
  /** The tenant. Carriers act for the shipper of the load; their own company is `transporterId`. */
  readonly shipperId: string
  readonly transporterId?: string
  readonly driverId?: string
}

/** The user that asks: the envelope's `by` and further claims of the token. */
export type Actor = By & { readonly name: string; readonly username?: string; readonly operationGroups: readonly string[] }

/** What the store adds to an event when it records it (`design: agreements, envelope`). Positions: see `position.ts`. */
export type Recorded<E extends Event = Event> = E & {
  readonly id: string
  readonly schemaVersion: number
  readonly stream: string
  /** 0 for the first event of a stream. */
  readonly revision: number
  readonly position: string
  /** The load id, or the stream where there is no load: order within a key holds across its streams. */
  readonly key: string
  /** ISO 8601 UTC, from the server's clock. */
  readonly recordedAt: string
  /** When it happened in reality; equals `recordedAt` unless the command gives another time. */
  readonly occurredAt: string
  /** `occurredAt` was reported by a device and is doubtful (Y36): its clock was unknown, or the server had to bound it. */
  readonly isEstimated?: true
  readonly by: By
  readonly commandId: string
  readonly correlationId: string
  readonly causationId: string
  /** SHA-256 chain of the stream, hex. The first `prev` is 64 zeros. */
  readonly prev: string
  readonly hash: string
}

export type OfType<U extends { type: string }, T> = Extract<U, { type: T }>

/** For each type of event, the new value from the old one and the event's data. */
export type DataSteps<Value, E extends Event> = {
  readonly [K in E['type']]?: (value: Value, data: OfType<E, K>['data']) => Value
}
/** The value after an event; without a step for its type, the same one. */
export const stepped = <Value, E extends Event>(steps: DataSteps<Value, E>, value: Value, { type, data }: Event): Value =>
  (steps[type as E['type']] as ((value: Value, data: unknown) => Value) | undefined)?.(value, data) ?? value

/** One row of a table of events: the schema of `data`, closed, and its version (1 unless it was upcast since). */
export type EventSchema<P extends TProperties = TProperties> = TObject<P> & { readonly version?: number }
export type EventSchemas = Readonly<Record<string, TSchema & { readonly properties: TProperties; readonly version?: number }>>

/** A module's events are a table of schemas: TypeScript derives the types, the store validates, BI receives the JSON Schema. */
export const event = <P extends TProperties>(data: P, version = 1): EventSchema<P> =>
  Object.assign(Type.Object(data, { additionalProperties: false }), { version })

export type EventsOf<Table extends EventSchemas> = { [K in keyof Table & string]: Event<K, Static<Table[K]>> }[keyof Table & string]
