import { createHash } from 'node:crypto'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { streamLabel } from '@embarca/projections/replay/streams.ts'
import type { Files } from '../kit/files.ts'
import { type Proofs, positionIn, type StoredBody } from '../kit/proofs.ts'
import { attachmentsOf } from './attachments.ts'
import { readMe } from './labels.pt.ts'
import { type BundleAttachment, type BundleFile, type BundleStream, signedManifest } from './manifest.ts'
import { personsIn } from './persons.ts'
import { verifyProgram } from './programs.ts'
import type { ZipEntry } from './zip.ts'

export type Evidence = {
  readonly loadId: string
  readonly externalId: string
  /** The streams of the load. */
  readonly streams: readonly string[]
  /** ISO 8601 UTC. */
  readonly madeAt: string
  /** The load's events, opened. */
  readonly events: readonly Recorded[]
  /** The PDF of the history, once the contents of the bundle are known. */
  readonly historyPdf: (streams: readonly BundleStream[], attachments: readonly BundleAttachment[]) => Promise<Buffer>
}
type Sources = { readonly proofs: Proofs; readonly files: Files }

const lastOf = (rows: readonly StoredBody[]) => {
  const { body, hash } = rows.at(-1)!
  const position = positionIn(body)
  return { hash, position }
}

/** All evidence of a load, file by file; the manifest that lists them comes last. */
export async function* evidenceOf(
  { loadId, externalId, madeAt, streams: names, events, historyPdf }: Evidence,
  { proofs, files }: Sources,
): AsyncGenerator<ZipEntry> {
  const bundleFiles: BundleFile[] = []
  /** Counts and hashes the output, so that the manifest needs none of it in memory. */
  async function* counted(path: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const sum = createHash('sha256')
    let size = 0
    for await (const piece of content) {
      sum.update(piece)
      size += piece.length
      yield piece
    }
    bundleFiles.push({ path, size, sha256: sum.digest('hex') })
  }
  const file = (path: string, text: string | Buffer): ZipEntry => ({ path, content: counted(path, [Buffer.from(text)]) })

  proofs.signHead()
  const streams: BundleStream[] = []
  const stored: StoredBody[] = []
  const proven = new Set<string>()
  for (const stream of names) {
    const rows = await proofs.stored(stream)
    if (!rows.length) continue
    stored.push(...rows)
    const path = `eventos/${stream}.jsonl`
    const { hash, position } = lastOf(rows)
    yield file(path, rows.map(({ body }) => `${body}\n`).join(''))
    const witnessed = position && (await proofs.witnessed(position))
    const proof = witnessed && `provas/ate-${witnessed.to.position}.json`
    if (witnessed && proof && !proven.has(proof)) yield file(proof, `${JSON.stringify(witnessed)}\n`)
    if (proof) proven.add(proof)
    streams.push({ stream, label: streamLabel(stream), path, facts: rows.length, lastHash: hash, ...(proof && { proof }) })
  }
  yield file('pessoas.json', `${JSON.stringify(personsIn(stored, events), null, 2)}\n`)

  const attachments: BundleAttachment[] = []
  for await (const { content, ...attached } of attachmentsOf(events, files)) {
    attachments.push(attached)
    if (content && attached.path) yield { path: attached.path, content: counted(attached.path, content), packed: true }
  }
  yield file('historico.pdf', await historyPdf(streams, attachments))
  yield file('notario.pem', proofs.publicKey.export({ format: 'pem', type: 'spki' }))
  yield file('LEIA-ME.txt', readMe(externalId, proofs.fingerprint))
  yield file('verify.mjs', verifyProgram())

  const notary = proofs.fingerprint
  const { text, signature } = signedManifest(
    { format: 'embarca-evidence/1', loadId, externalId, madeAt, notary, streams, attachments, files: bundleFiles },
    proofs,
  )
  yield { path: 'manifesto.json', content: [Buffer.from(text)] }
  yield { path: 'assinatura.json', content: [Buffer.from(signature)] }
}
