import type { Event, EventSchemas } from '@embarca/contracts/kit/event.ts'
import { FORGOTTEN } from '@embarca/contracts/kit/personal.ts'
import type { KnowsVersion } from '@embarca/projections/kit/newer-event.ts'
import { Compile } from 'typebox/compile'
import type { Keys } from './keys.ts'
import { isText, putBack, shapeOf, type Taken, takeOut } from './personal-fields.ts'
import { sealed as encrypted, opened } from './seal.ts'
import { type Upcasts, upcast } from './upcast.ts'

/** An event as it is stored: `data` without personal values, which are in `sealed`. */
export type SealedEvent = {
  readonly type: string
  readonly version: number
  readonly data: unknown
  readonly sealed?: readonly Blob[]
  readonly subjects: readonly string[]
}
/** One person's values of one event, encrypted. The paths stay readable, so that a placeholder can be shown when the key is lost. */
export type Blob = { readonly subject: string; readonly paths: readonly string[]; readonly blob: string }

export type Codec = {
  /** Throws `InvalidEvent` when the type is unknown, the data violates its schema, or a personal value names no person. */
  seal(event: Event): SealedEvent
  /** The data as read today: personal values put back or replaced by `Dado removido`, older versions upcast. */
  open(type: string, version: number, data: unknown, blobs: readonly Blob[] | undefined): unknown
  /** As `open`, without any key: every personal value as of a forgotten person. Leaves `data` as it is. */
  openPublic(type: string, version: number, data: unknown, blobs: readonly Blob[] | undefined): unknown
  /** The version in which `type` is written today. */
  version(type: string): number
  readonly knows: KnowsVersion
}

export class InvalidEvent extends Error {
  readonly code = 'INVALID_FACT'
}

const NO_SUBJECTS: readonly string[] = []

const compile = (row: EventSchemas[string]) => ({ version: row.version ?? 1, check: Compile(row), shape: shapeOf(row) })
type Kind = ReturnType<typeof compile>
/** Compiled once for every store that a process opens: tests and simulations open thousands. */
const compiled = new WeakMap<EventSchemas[string], Kind>()
const kindOf = (row: EventSchemas[string]): Kind => {
  const known = compiled.get(row) ?? compile(row)
  compiled.set(row, known)
  return known
}

/** Validates events against their schemas, seals their personal values, and opens them again. */
export const codecOf = (eventSchemas: EventSchemas, keys: Keys, upcasts: Upcasts = {}): Codec => {
  const kind = (type: string): Kind | undefined => {
    const row = Object.hasOwn(eventSchemas, type) ? eventSchemas[type] : undefined
    return row && kindOf(row)
  }

  const seal = ({ type, data }: Event): SealedEvent => {
    const of = kind(type)
    if (!of) throw new InvalidEvent(`${type} is not a known event type`)
    if (!of.check.Check(data))
      throw new InvalidEvent(
        `${type}: ${JSON.stringify(
          of.check
            .Errors(data)
            .slice(0, 3)
            .map(({ instancePath, message }) => `${instancePath} ${message}`),
        )}`,
      )
    return sealed(of, { type, data })
  }
  const sealed = (of: Kind, { type, data }: Event): SealedEvent => {
    if (!of.shape) return { type, version: of.version, data, subjects: NO_SUBJECTS }
    const taken: Taken[] = []
    let open: unknown
    try {
      open = takeOut(of.shape, data, taken)
    } catch (error) {
      throw new InvalidEvent(`${type}: ${(error as Error).message}`)
    }
    if (!taken.length) return { type, version: of.version, data: open, subjects: NO_SUBJECTS }
    const subjects = [...new Set(taken.map(({ subject }) => subject))]
    const blobs = subjects.map((subject): Blob => {
      const own = subjects.length === 1 ? taken : taken.filter((one) => one.subject === subject)
      const key = keys.forSealing(subject)
      return { subject, paths: own.map(({ path }) => path), blob: key ? encrypted(key, JSON.stringify(own.map(({ value }) => value))) : '' }
    })
    return { type, version: of.version, data: open, sealed: blobs, subjects }
  }

  const openWith =
    (keyOf: Keys['forOpening']): Codec['open'] =>
    (type, version, data, blobs) => {
      for (const { subject, paths, blob } of blobs ?? []) {
        const key = blob ? keyOf(subject) : undefined
        const values = key ? (JSON.parse(opened(key, blob)) as unknown[]) : undefined
        paths.forEach((path, index) => putBack(data, path, values ? values[index] : isText(kind(type)?.shape, path) ? FORGOTTEN : null))
      }
      return upcast(upcasts, type, version, data)
    }
  const openForgotten = openWith(() => undefined)

  return {
    seal,
    open: openWith((subject) => keys.forOpening(subject)),
    // An upcast may change what it is given.
    openPublic: (type, version, data, blobs) => openForgotten(type, version, structuredClone(data), blobs),
    version: (type) => kind(type)?.version ?? 1,
    knows: (type, version) => version <= (kind(type)?.version ?? 0),
  }
}
