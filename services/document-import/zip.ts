import { importLimits } from '@embarca/contracts/import/codes.ts'
import { fileFaults } from '@embarca/contracts/import/labels.pt.ts'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { FileRefused } from './sheet.ts'

/** A file of a ZIP: its bytes, or why it is not taken. */
export type ZipFile = { readonly name: string } & ({ readonly bytes: Uint8Array } | { readonly fault: string })

/** Bytes of files that are unpacked at once. */
const AT_ONCE = 16_777_216

/** What the directory of a ZIP says of its files; nothing is unpacked. */
export const directoryOf = (bytes: Uint8Array): readonly UnzipFileInfo[] => {
  const found: UnzipFileInfo[] = []
  const note = (file: UnzipFileInfo) => {
    found.push(file)
    return false
  }
  try {
    unzipSync(bytes, { filter: note })
  } catch {
    throw new FileRefused(fileFaults.unreadable)
  }
  return found
}

/**
 * Refuses a ZIP that becomes too large, by what its directory says. Unpacking keeps to the sizes of the directory, so a directory that
 * understates them gains nothing.
 */
export const assertUnpackable = (files: readonly UnzipFileInfo[], packed: number, ratio: number) => {
  if (files.length > importLimits.entries) throw new FileRefused(fileFaults.tooManyEntries)
  const unpacked = files.reduce((total, { originalSize }) => total + originalSize, 0)
  if (unpacked > importLimits.unpacked || unpacked > packed * ratio) throw new FileRefused(fileFaults.unpacked)
}

const isFolder = ({ name }: UnzipFileInfo) => name.endsWith('/') || name.startsWith('__MACOSX/')
/** Nothing is ever written under the name of an entry; one that climbs or is absolute is refused all the same. */
const isClimbing = (name: string) => /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name)
const faultOf = ({ name, originalSize }: UnzipFileInfo): string | undefined => {
  if (isClimbing(name)) return fileFaults.entryName
  if (/\.(zip|7z|rar|gz|tar)$/i.test(name)) return fileFaults.nested
  if (!/\.xml$/i.test(name)) return fileFaults.entryKind
  return originalSize > importLimits.xml ? fileFaults.xmlTooLarge : undefined
}
const unpacked = (bytes: Uint8Array, names: ReadonlySet<string>) => {
  try {
    return unzipSync(bytes, { filter: ({ name }) => names.has(name) })
  } catch {
    return undefined
  }
}

/** The XML files of a ZIP, a few megabytes at a time; a file that is not taken says why and holds up no other. */
export function* zipFiles(bytes: Uint8Array): Generator<ZipFile> {
  const files = directoryOf(bytes).filter((file) => !isFolder(file))
  assertUnpackable(files, bytes.length, importLimits.ratio)
  let group: UnzipFileInfo[] = []
  let size = 0
  function* flush(): Generator<ZipFile> {
    const names = new Set(group.map(({ name }) => name))
    const together = unpacked(bytes, names)
    for (const { name } of group) {
      const content = (together ?? unpacked(bytes, new Set([name])))?.[name]
      yield content ? { name, bytes: content } : { name, fault: fileFaults.unreadable }
    }
    group = []
    size = 0
  }
  for (const file of files) {
    const fault = faultOf(file)
    if (fault !== undefined) {
      yield { name: file.name, fault }
      continue
    }
    group.push(file)
    size += file.originalSize
    if (size > AT_ONCE) yield* flush()
  }
  yield* flush()
}
