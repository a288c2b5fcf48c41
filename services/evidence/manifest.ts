import { hash } from 'node:crypto'
import type { Proofs } from '../kit/proofs.ts'

/** One file of a bundle, as it was when it was added. */
export type BundleFile = { readonly path: string; readonly size: number; readonly sha256: string }
/** A file that events name: its path in the bundle, or why it is missing. */
export type BundleAttachment = {
  readonly fileId: string
  readonly name: string
  readonly path?: string
  /** The hash of the file's content when it was uploaded. */
  readonly sha256?: string
  readonly absent?: 'missing' | 'removed'
}
export type BundleStream = {
  readonly stream: string
  readonly label: string
  readonly path: string
  readonly facts: number
  readonly lastHash: string
  /** The file with the hashes from one signed head to the next, around the stream's last event. */
  readonly proof?: string
}

/** What a bundle contains, and where each stream of the load ends. */
export type Manifest = {
  readonly format: 'embarca-evidence/1'
  readonly loadId: string
  readonly externalId: string
  readonly madeAt: string
  readonly notary: string
  readonly streams: readonly BundleStream[]
  readonly attachments: readonly BundleAttachment[]
  readonly files: readonly BundleFile[]
}

/** The manifest's bytes, and the notary's signature. */
export const signedManifest = (manifest: Manifest, proofs: Pick<Proofs, 'sign'>) => {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const signature = proofs.sign(`embarca evidence ${hash('sha256', text, 'hex')}`)
  return { text, signature: `${JSON.stringify({ algorithm: 'Ed25519', signature }, null, 2)}\n` }
}
