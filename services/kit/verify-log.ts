import type { KeyObject } from 'node:crypto'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { follow, GENESIS, link } from './chain.ts'
import { isSignedBy, type SignedHead } from './notary.ts'

/** A fact as it lies in the file, with where the file says it belongs. */
export type StoredFact = {
  readonly position: number
  readonly stream: string
  readonly revision: number
  /** Where the fact before it in its stream is looked for. */
  readonly before: number | null
  /** Where reading its stream begins, going back from there; null where the file has not said so yet. */
  readonly head: number | null
  readonly body: string
  readonly hash: string
}

export type Verdict = {
  /** What is wrong, a sentence each; empty when nothing was found. */
  readonly findings: readonly string[]
  readonly facts: number
  readonly streams: number
  /** The last position a signed head vouches for. */
  readonly vouched: Position | undefined
}

type Standing = { readonly revision: number; readonly hash: string; readonly position: number | null }
/** A fact says its position unless it was recorded where the log gives positions. */
type Said = { readonly stream: string; readonly revision: number; readonly position?: string; readonly prev: string }

/** Reads the whole log once and compares it with itself and with the heads that were signed. */
export const verifyLog = (log: Iterable<StoredFact>, heads: readonly SignedHead[], publicKey: KeyObject): Verdict => {
  const check = verifier(heads, publicKey)
  for (const fact of log) check.take(fact)
  return check.verdict()
}

/** The same, fact by fact in the log's order, for a log that is read from elsewhere. */
export const verifier = (heads: readonly SignedHead[], publicKey: KeyObject) => {
  const findings: string[] = []
  const streams = new Map<string, Standing>()
  const ends = new Map<string, { readonly position: number; readonly head: number }>()
  const signed = new Map<string, SignedHead>()
  for (const head of heads) {
    if (isSignedBy(publicKey, head)) signed.set(head.position, head)
    else findings.push(`the head of ${head.time} does not carry the notary's signature`)
  }
  let expected = 0
  let running = GENESIS
  let vouched: Position | undefined

  const take = (fact: StoredFact): void => {
    const at = `fact ${fact.position} (${fact.stream} revision ${fact.revision})`
    if (fact.position !== expected) findings.push(`positions ${expected} to ${fact.position - 1} are missing: facts were deleted`)
    expected = fact.position + 1
    const said = parsed(fact.body)
    if (!said || link(fact.body) !== fact.hash) findings.push(`${at} was edited: its bytes do not give its hash`)
    if (said && !isAt(said, fact))
      findings.push(`${at} was moved: it says it is ${said.stream} revision ${said.revision} at position ${said.position}`)
    const before = streams.get(fact.stream) ?? { revision: -1, hash: GENESIS, position: null }
    if (fact.revision !== before.revision + 1)
      findings.push(`${at} follows revision ${before.revision}: facts of the stream were deleted, inserted or reordered`)
    else if (said && said.prev !== before.hash) findings.push(`${at} does not continue the fact before it`)
    if (fact.before !== before.position) findings.push(`${at} does not lead back to the fact before it: who reads the stream misses facts`)
    streams.set(fact.stream, fact)
    if (fact.head !== null) ends.set(fact.stream, { position: fact.position, head: fact.head })
    running = follow(running, fact.hash)
    const head = signed.get(String(fact.position))
    if (head && head.hash !== running) findings.push(`the log up to position ${head.position} is not the one signed at ${head.time}`)
    if (head) vouched = head.position
  }
  const verdict = (): Verdict => {
    for (const [stream, { position, head }] of ends)
      if (head !== position) findings.push(`${stream} is read from position ${head}, but went on to ${position}: its last facts are hidden`)
    for (const head of signed.values()) {
      if (Number(head.position) >= expected)
        findings.push(`the log was cut: it ends before position ${expected}, but position ${head.position} was signed at ${head.time}`)
    }
    return { findings, facts: expected, streams: streams.size, vouched }
  }
  return { take, verdict }
}

const isAt = (said: Said, { stream, revision, position }: StoredFact) =>
  said.stream === stream && said.revision === revision && (said.position ?? String(position)) === String(position)

const parsed = (body: string): Said | undefined => {
  try {
    return JSON.parse(body) as Said
  } catch {
    return undefined
  }
}

/** The verdict in words, with what it cannot know. */
export const inWords = ({ findings, facts, streams, vouched }: Verdict): readonly string[] => {
  const open = facts - 1 - Number(vouched ?? -1)
  return [
    `${facts} facts in ${streams} streams read.`,
    ...findings,
    findings.length
      ? `${findings.length} findings: this log is not what was recorded.`
      : 'Nothing was edited, deleted, inserted or reordered.',
    vouched === undefined ? 'No signed head vouches for any of it.' : `Signed heads vouch for everything up to position ${vouched}.`,
    open > 0
      ? `The last ${open} facts are newer than the last head: they continue their streams, but if facts after them had been cut off, nobody could tell.`
      : 'The last head is the last fact: a cut before it would have been found.',
  ]
}
