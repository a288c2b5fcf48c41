import type { ChainFinding } from '@embarca/contracts/replay/codes.ts'
import type { Checked } from '@embarca/projections/kit/readers.ts'
import { GENESIS, link } from './chain.ts'
import type { Proofs, StoredBody } from './proofs.ts'

type Finding = { readonly revision: number; readonly code: ChainFinding }
type Said = { readonly stream: string; readonly revision: number; readonly prev: string }

const parsed = (body: string): Said | undefined => {
  try {
    return JSON.parse(body) as Said
  } catch {
    return undefined
  }
}

/** What is wrong with a stream as it is stored: each fact against its own hash and the fact before it. */
export const findingsOf = (stream: string, rows: readonly StoredBody[]): readonly Finding[] => {
  const findings: Finding[] = []
  let before = { revision: -1, hash: GENESIS }
  for (const { body, hash } of rows) {
    const said = parsed(body)
    const revision = said?.revision ?? before.revision + 1
    if (!said || link(body) !== hash) findings.push({ revision, code: 'EDITED' })
    else if (said.stream !== stream) findings.push({ revision, code: 'MOVED' })
    else if (revision !== before.revision + 1) findings.push({ revision, code: 'MISSING' })
    else if (said.prev !== before.hash) findings.push({ revision, code: 'BROKEN' })
    before = { revision, hash }
  }
  return findings
}

/** Streams as they are stored, those that nobody wrote left out. Whether the log as a whole was cut, `verify-log` tells. */
export const checkStreams = async (proofs: Proofs, streams: readonly string[]): Promise<Checked> => {
  const stored = await Promise.all(streams.map(async (stream) => ({ stream, rows: await proofs.stored(stream) })))
  const head = proofs.latest()
  return {
    streams: stored.flatMap(({ stream, rows }) =>
      rows.length ? [{ stream, facts: rows.length, findings: findingsOf(stream, rows) }] : [],
    ),
    ...(head && { head: { position: head.position, time: head.time } }),
    notary: proofs.fingerprint,
  }
}
