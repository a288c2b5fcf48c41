import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { evidenceRoutes } from '@embarca/contracts/replay/routes.ts'
import { unzipSync } from 'fflate'
import { type RunningApp, requestOf } from './app.ts'

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
export type Bundle = Readonly<Record<string, Uint8Array>>

/** The files of a load's evidence, as an auditor downloads it. */
export const evidenceFrom = async (app: RunningApp, id: string): Promise<Bundle> => {
  await app.caughtUp()
  const reply = await app.as(['shipper_admin']).inject(requestOf(evidenceRoutes.evidence, { id }))
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
  return unzipSync(reply.rawPayload)
}

/** The text of a PDF: streams unpacked, hexadecimal strings decoded. */
export const textOfPdf = (pdf: Uint8Array): string =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/stream\n([\s\S]*?)\nendstream/g),
  ]
    .flatMap(([, packed]) => [
      ...inflateSync(Buffer.from(packed!, 'latin1'))
        .toString('latin1')
        .matchAll(/\[(.*?)\] TJ/g),
    ])
    .map(([, line]) => [...line!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''))
    .join('\n')

const below = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? below(path) : [path]
  })

/** Unpacks a bundle into a folder of its own. */
export const unpacked = (bundle: Bundle) => {
  const folder = mkdtempSync(join(tmpdir(), 'embarca-evidence-'))
  for (const [path, content] of Object.entries(bundle)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  return {
    read,
    write,
    remove: (path: string) => rmSync(join(folder, path)),
    paths: Object.keys(bundle),
    verify: (...args: readonly string[]) =>
      new Promise<{ status: number; output: string }>((resolve) => {
        execFile(process.execPath, ['verify.mjs', ...args], { cwd: folder, env: {} }, (error, stdout, stderr) =>
          resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
        )
      }),
    /** Recomputes the manifest from the files, except for the notary's signature. */
    refit: () => {
      const manifest = JSON.parse(read('manifesto.json'))
      for (const file of manifest.files) {
        const content = readFileSync(join(folder, file.path))
        Object.assign(file, { size: content.length, sha256: sha256(content) })
      }
      for (const stream of manifest.streams) {
        const lines = read(stream.path).trimEnd().split('\n')
        Object.assign(stream, { facts: lines.length, lastHash: sha256(lines.at(-1)!) })
      }
      write('manifesto.json', JSON.stringify(manifest))
    },
    /** All text in the bundle. */
    text: () =>
      below(folder)
        .flatMap((path) => [path, path.endsWith('.pdf') ? textOfPdf(readFileSync(path)) : readFileSync(path, 'utf8')])
        .join('\n'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
