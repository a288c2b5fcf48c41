import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const HOME = join(CACHE, 'chromium-147.0.0')

// The package's font configuration lists AWS folders only; without a font, text has no size.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${HOME}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${HOME}/fonts-cache</cachedir>
</fontconfig>
`

/** The Chromium inside @sparticuz/chromium, unpacked once; it is built for Linux on x64 only. */
export const carriedChromium = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(HOME)) await unpack()
  const libraries = [join(HOME, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  return {
    executablePath: join(HOME, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(HOME, 'fonts') },
    // The package's own arguments disable CORS, which would hide faults.
    args: ['--no-sandbox'],
  }
}

// Two test workers may unpack at once: each into its own folder; the first to finish renames it into place.
const unpack = async () => {
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(join(CACHE, 'chromium-'))
  const before = { ...process.env }
  // The package carries the system libraries too, but unpacks them only when the environment looks like AWS.
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' })
  const { default: packed } = await import('@sparticuz/chromium')
  await packed.executablePath()
  await writeFile(join(folder, 'fonts/fonts.conf'), FONTS)
  for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) restore(name, before[name])
  await rename(folder, HOME).catch(() => rm(folder, { recursive: true, force: true }))
}

const restore = (name: string, value: string | undefined) => {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
