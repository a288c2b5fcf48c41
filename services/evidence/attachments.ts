import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { FORGOTTEN } from '@embarca/contracts/kit/personal.ts'
import type { Files } from '../kit/files.ts'
import type { BundleAttachment } from './manifest.ts'

type Mentioned = { readonly fileId: string; readonly name: string }
/** A file and its content, or why there is none. */
export type FoundAttachment = BundleAttachment & { readonly content?: AsyncIterable<Buffer> }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const mentioned = (value: unknown): readonly Mentioned[] => {
  if (!isObject(value)) return []
  const { fileId, name } = value
  const own = typeof fileId === 'string' && typeof name === 'string' ? [{ fileId, name }] : []
  return [...own, ...Object.values(value).flatMap(mentioned)]
}

const safe = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .slice(-80)

/** The files that events name, each once, by the name that the event gives; a forgotten person's are left out. */
export async function* attachmentsOf(events: readonly Recorded[], files: Files): AsyncGenerator<FoundAttachment> {
  const shipperId = events[0]?.by.shipperId ?? ''
  const names = new Map(events.flatMap(({ data }) => mentioned(data)).map(({ fileId, name }) => [fileId, name]))
  let count = 0
  for (const [fileId, name] of names) {
    if (name === FORGOTTEN) {
      yield { fileId, name, absent: 'removed' }
      continue
    }
    const [about, content] = await Promise.all([files.find(shipperId, fileId), files.read(shipperId, fileId)])
    if (!about || !content) yield { fileId, name, absent: 'missing' }
    else yield { fileId, name, path: `anexos/${String(++count).padStart(2, '0')}-${safe(name)}`, sha256: about.sha256, content }
  }
}
