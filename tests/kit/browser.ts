import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { carriedChromium } from './carried-chromium.ts'

type Found = { readonly executablePath: string; readonly env: NodeJS.ProcessEnv; readonly args: readonly string[] }

const programs = (...at: string[]) =>
  [process.env['ProgramFiles'], process.env['ProgramFiles(x86)'], process.env['LOCALAPPDATA']].flatMap((base) =>
    base ? at.map((path) => join(base, path)) : [],
  )

const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Microsoft Edge', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: programs('Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'),
}

const installed = (): Found | undefined => {
  const executablePath = [process.env['CHROME_PATH'] ?? '', ...(INSTALLED[process.platform] ?? [])].find((path) => path && existsSync(path))
  return executablePath ? { executablePath, env: process.env, args: process.platform === 'linux' ? ['--no-sandbox'] : [] } : undefined
}

const find = async (): Promise<Found | undefined> => {
  const own = process.env['CHROME_PATH'] ? installed() : undefined
  return own ?? (await carriedChromium()) ?? installed()
}

const found = await find()

/** False when this machine has no browser for tests; a line is printed. Use: `describe.skipIf(!hasBrowser)`. */
export const hasBrowser = found !== undefined
if (!hasBrowser) console.warn('Browser tests are skipped: no Chrome, Edge or Chromium found. Install one, or point CHROME_PATH at it.')

/** Starts a separate headless Chromium. The caller closes it. */
export const openBrowser = async (args: readonly string[] = []): Promise<Browser> => {
  if (!found) throw new Error('No Chrome, Edge or Chromium found: install one, or point CHROME_PATH at it.')
  return chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args, ...args],
    env: stringsOf(found.env),
    headless: true,
  })
}

const stringsOf = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined))
