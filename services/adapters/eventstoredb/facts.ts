import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Codec } from '../../kit/codec.ts'
import { openParsed, type Prepared } from '../../kit/envelope.ts'
import type { Found, Written } from './server.ts'

/** What stands beside a fact: its hash, and which command it is part of, from which revision to which. */
export type Beside = {
  readonly hash: string
  readonly command: string
  readonly bodyHash: string
  readonly last: number
  readonly $correlationId: string
  readonly $causationId: string
}

type Row = { readonly body: string; readonly hash: string }

/** A command's facts as the server gets them. Their JSON is written as it was hashed: what it parses to, it is written from again. */
export const factsOf = ({ write, digest }: Prepared, rows: readonly Row[]): readonly Written[] =>
  rows.map(({ body, hash }) => {
    const data = JSON.parse(body) as { id: string; type: string }
    const metadata: Beside = {
      hash,
      command: digest,
      bodyHash: write.command.bodyHash,
      last: write.expected + rows.length,
      $correlationId: write.correlationId,
      $causationId: write.causationId,
    }
    return { id: data.id, type: data.type, data, metadata }
  })

export const factFrom = (codec: Codec, { data, metadata, position }: Found): Recorded =>
  openParsed(codec, data, (metadata as Beside).hash, position)

/** The bytes that were hashed. */
export const bodyOf = ({ data }: Found): string => JSON.stringify(data)
