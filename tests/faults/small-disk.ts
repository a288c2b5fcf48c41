import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../ports/stores.ts'

export type SmallDisk = {
  readonly folder: string
  /** Fills all free space. */
  fill(): void
  free(): void
  remove(): void
}

const PIECE = 65_536
const SMALLEST = 512

const mount = (folder: string, megabytes: number) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], { stdio: 'ignore' })

/** Mounts a RAM disk of that many megabytes. Undefined where this user may not mount. */
export const smallDisk = (megabytes: number): SmallDisk | undefined => {
  const folder = temporaryFolder()
  const filler = join(folder, 'filler')
  try {
    mount(folder, megabytes)
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  return {
    folder: join(folder, 'data'),
    fill: () => {
      const file = openSync(filler, 'a')
      // Ever smaller pieces, until none fits.
      for (let size = PIECE; size >= SMALLEST; )
        try {
          writeSync(file, Buffer.alloc(size))
        } catch {
          size /= 2
        }
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const probe = smallDisk(1)
probe?.remove()
/** Whether the tests of this process may mount a disk; most users may not. */
export const mayMount = probe !== undefined
