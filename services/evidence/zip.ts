import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

type Bytes = Uint8Array
/** A file to be added to an archive; `packed`: compressing it is not worth the time. */
export type ZipEntry = { readonly path: string; readonly content: AsyncIterable<Bytes> | Iterable<Bytes>; readonly packed?: true }

const NOTHING = new Uint8Array(0)

/** A zip archive, piece by piece as its files arrive. */
export async function* zipped(entries: AsyncIterable<ZipEntry>, mtime: Date): AsyncGenerator<Buffer> {
  const ready: Buffer[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(Buffer.from(piece))
  })
  for await (const { path, content, packed } of entries) {
    const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path)
    file.mtime = mtime
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* ready.splice(0)
    }
    file.push(NOTHING, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
