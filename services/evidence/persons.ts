import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { FORGOTTEN } from '@embarca/contracts/kit/personal.ts'
import type { StoredBody } from '../kit/proofs.ts'

/** The opened value of a sealed field of an event. */
type Opened = { readonly stream: string; readonly revision: number; readonly path: string; readonly value: unknown }
type Sealed = { readonly stream: string; readonly revision: number; readonly sealed?: readonly { readonly paths: readonly string[] }[] }

const at = (data: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      data,
    )

const parsed = (body: string): Sealed | undefined => {
  try {
    return JSON.parse(body) as Sealed
  } catch {
    return undefined
  }
}

/** The personal values of stored events, opened separately so that the events' bytes stay as hashed; forgotten persons have none. */
export const personsIn = (stored: readonly StoredBody[], events: readonly Recorded[]): readonly Opened[] => {
  const open = new Map(events.map((event) => [`${event.stream}/${event.revision}`, event.data as unknown]))
  return stored.flatMap(({ body }) => {
    const envelope = parsed(body)
    if (!envelope) return []
    const { stream, revision, sealed = [] } = envelope
    return sealed
      .flatMap(({ paths }) => paths)
      .map((path) => ({ stream, revision, path, value: at(open.get(`${stream}/${revision}`), path) }))
      .filter(({ value }) => value !== undefined && value !== null && value !== FORGOTTEN)
  })
}
