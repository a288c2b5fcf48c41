import type { ChainFinding } from '@embarca/contracts/replay/codes.ts'
import type { LogCheck } from '@embarca/projections/kit/readers.ts'
import { GENESIS, link } from './chain.ts'
import { isProven, type Proofs, positionIn, type StoredBody } from './proofs.ts'

type Finding = { readonly revision: number; readonly code: ChainFinding }
type EnvelopeFields = { readonly stream: string; readonly revision: number; readonly prev: string }

const parsed = (body: string): EnvelopeFields | undefined => {
  try {
    return JSON.parse(body) as EnvelopeFields
  } catch {
    return undefined
  }
}

/** What is wrong with a stored stream: checks each event against its own hash and the previous event. */
export const findingsOf = (stream: string, rows: readonly StoredBody[]): readonly Finding[] => {
  const findings: Finding[] = []
  let before = { revision: -1, hash: GENESIS }
  for (const { body, hash } of rows) {
    const envelope = parsed(body)
    const revision = envelope?.revision ?? before.revision + 1
    if (!envelope || link(body) !== hash) findings.push({ revision, code: 'EDITED' })
    else if (envelope.stream !== stream) findings.push({ revision, code: 'MOVED' })
    else if (revision !== before.revision + 1) findings.push({ revision, code: 'MISSING' })
    else if (envelope.prev !== before.hash) findings.push({ revision, code: 'BROKEN' })
    before = { revision, hash }
  }
  return findings
}

/**
 * For a consistent stream, whether the notary's history has its last event: a writer with access to the database could rebuild the whole
 * chain.
 */
const unwitnessed = async (proofs: Proofs, rows: readonly StoredBody[]): Promise<readonly Finding[]> => {
  const { body, hash } = rows.at(-1)!
  const position = positionIn(body)
  const witnessed = position === undefined ? undefined : await proofs.witnessed(position)
  return !witnessed || isProven(witnessed, hash, proofs.publicKey) ? [] : [{ revision: rows.length - 1, code: 'UNWITNESSED' }]
}

/** Checks stored streams and omits those without events. Whether the log as a whole was truncated, `verify-log` checks. */
export const checkStreams = async (proofs: Proofs, streams: readonly string[]): Promise<LogCheck> => {
  const checked = streams.map(async (stream) => {
    const rows = await proofs.stored(stream)
    const findings = findingsOf(stream, rows)
    return { stream, facts: rows.length, findings: rows.length && !findings.length ? await unwitnessed(proofs, rows) : findings }
  })
  const head = proofs.latest()
  return {
    streams: (await Promise.all(checked)).filter(({ facts }) => facts > 0),
    ...(head && { head: { position: head.position, time: head.time } }),
    notary: proofs.fingerprint,
  }
}
